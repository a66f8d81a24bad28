import { expect, test } from 'vitest';
import { pairs } from '../../../src/browser/english/pairs.ts';
import { type ParsedPiece, pieceOf } from '../../pieceOf.ts';
import { pages } from '../builtSite.ts';
import { all, one, pageAt } from '../dom.ts';

/** The text of a page as the browser finds it (`src/browser/english/translatedText.ts`). */
function textOf(path: string): ParsedPiece | undefined {
  const [text, another] = all('.content', pageAt(path));
  const isOne = text && !another && !text.attribs['lang'] && !one('[data-reads-query]', text);
  return isOne ? pieceOf(text) : undefined;
}

const isBlock = ({ nodeName }: ParsedPiece) => /^(DIV|DL|LI|OL|P|SECTION|TABLE|TD|TR|UL)$/.test(nodeName);

test.each(['fa', 'ru'])(
  'Every paragraph of a page in %s has its English one, which readers can show under it',
  (locale) => {
    const translated = pages.filter((page) => page.startsWith(`/${locale}/`));
    let texts = 0;
    const together = translated.filter((page) => {
      const own = textOf(page);
      const english = own && textOf(page.replace(`/${locale}/`, '/en/'));
      const found = own && english ? pairs(own, english) : [];
      texts += found.length;
      return found.some((pair) => pair.heading === undefined && pair.english.some(isBlock));
    });
    expect(texts).toBeGreaterThan(15_000);
    expect(together).toEqual([]);
  },
);
