import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../../src/content/configuration.ts';
import { labelsOf } from './labels.ts';
import type { TextFile } from './text.ts';
import { writeXliff } from './xliff.ts';

const labelOf = labelsOf(readConfiguration(), 'ru');

/** A file with one text, as a translation tool gets it. */
function xliffOf(source: string): string {
  const units = [{ id: 'a', line: 1, markup: 'mdx', source, target: undefined, state: 'initial' }] as const;
  const file: TextFile = { file: 'a.mdx', target: 'a.mdx', units, apply: () => ({ text: undefined, refused: [] }) };
  return writeXliff([file], 'ru', { termsOf: () => [], labelOf });
}

describe('what readers see in the place of a code', () => {
  it.each([
    ['<Ui id="home.connect" />', 'Connect', 'Подключиться', true],
    ['<UiPath ids="navigation.settings settings.protocol" />', 'Settings > Protocol', 'Настройки > Протокол', true],
    ['<Fact id="refundWindow" />', '30 days', '30 дней', false],
    ['<Fact id="refundWindow" as="number" />', '30', '30', false],
  ])('of %s is "%s" in English', (code, english, translated, isWordOfApp) => {
    const label = labelOf(code);
    expect(label?.translated.replaceAll('\u00a0', ' ')).toBe(translated);
    expect({ ...label, translated }).toEqual({ english, translated, isWordOfApp });
  });

  it.each(['`wg show`', '<Ui id="home.nothing" />', '<Fact id="nothing" />', '<Fact id="checked" />', '<Editions />'])(
    'is nothing but the code for %s',
    (code) => expect(labelOf(code)).toBeUndefined(),
  );

  it('is what a translation tool shows and counts; the code can neither be deleted nor copied there', () => {
    expect(xliffOf('Press <Ui id="home.connect" />.')).toContain(
      '<source>Press <ph id="1" dataRef="d1" type="ui" disp="Connect" equiv="Connect" canCopy="no" canDelete="no"/>.</source>',
    );
  });

  it('is in the notes with what readers of the translation see, once', () => {
    const notes = xliffOf('<Ui id="home.connect" /> or <Ui id="home.connect" />: <Ui id="protocol.wireGuard" />').match(
      /<note category="label">.*?<\/note>/g,
    );
    expect(notes).toEqual(['<note category="label">Connect: Подключиться</note>']);
  });
});
