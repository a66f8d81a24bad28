import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../../src/content/configuration.ts';
import type { Locale } from '../../src/model/locale.ts';
import type { Problem } from '../../src/model/problems.ts';
import { allTexts, type Files, filesBelow } from './allTexts.ts';
import { applyXliff } from './apply.ts';
import { oneLine } from './codes.ts';
import { labelsOf } from './labels.ts';
import { readXliff } from './readXliff.ts';
import { writeXliff } from './xliff.ts';

const problems: Problem[] = [];
const files = filesBelow(join(import.meta.dirname, '..', '..'), problems);

/** The same files with some of them changed. */
const withChanges = (changes: ReadonlyMap<string, string>): Files => ({
  list: (folder, extension) =>
    files.list(folder, extension).map(({ file, text }) => ({ file, text: changes.get(file) ?? text })),
  read: (file) => changes.get(file) ?? files.read(file),
});

describe.each<Locale>(['fa', 'ru'])('All texts in %s', (locale) => {
  const texts = allTexts(files, locale);
  const xliff = writeXliff(texts, locale, { termsOf: () => [], labelOf: labelsOf(readConfiguration(), locale) });
  const back = async (text: string) => {
    const returned = await readXliff('texts.xlf', text, problems);
    return returned && applyXliff('texts.xlf', returned, texts, problems);
  };

  it('come back from XLIFF as they were', { timeout: 120_000 }, async () => {
    const applied = await back(xliff);
    const count = texts.reduce((sum, { units }) => sum + units.length, 0);
    expect(problems).toEqual([]);
    expect(count).toBeGreaterThan(10_000);
    expect(applied).toEqual({ written: [], translated: 0, unchanged: count });
  });

  it('come into their places when they are translated, and go back without a trace', { timeout: 120_000 }, async () => {
    const mark = ' ✓';
    const applied = await back(xliff.replaceAll('</target>', `${mark}</target>`));
    expect(problems).toEqual([]);
    const changes = new Map(applied?.written.map(({ file, text }) => [file, text]));
    const changed = allTexts(withChanges(changes), locale);
    const lost = texts.flatMap(({ file, units }, index) => {
      const now = new Map(changed[index]?.units.map((unit) => [unit.id, unit]));
      return units
        .filter(({ id, target = '' }) => oneLine(now.get(id)?.target ?? '') !== oneLine(target) + mark)
        .map(({ id, target }) => ({ place: `${file} ${id}`, target, now: now.get(id)?.target }));
    });
    expect(lost).toEqual([]);
    const restored = new Map(
      changed.map((file, index) => {
        const before = new Map(texts[index]?.units.map(({ id, target = '' }) => [id, target]));
        return [file.target, file.apply(before).text];
      }),
    );
    const differing = [...restored].filter(([file, text]) => text !== files.read(file)).map(([file]) => file);
    expect(differing).toEqual([]);
  });
});
