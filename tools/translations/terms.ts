import type { Locale } from '../../src/model/locale.ts';

/** A concept of the glossary in English and in another language. */
interface Term {
  readonly pattern: RegExp;
  readonly note: string;
}

const columns: Readonly<Record<string, number>> = { ru: 3, fa: 4 };

/**
 * The terms of the glossary that an English text has, each as `kill switch: کلید قطع`. `glossary` is docs/glossary.md: tables whose rows have a number,
 * English, Russian and Persian.
 */
export function termsIn(glossary: string, locale: Locale): (text: string) => readonly string[] {
  const terms = glossary.split('\n').flatMap((row): Term[] => {
    const cells = row.split('|').map((cell) => cell.trim());
    const [english = '', translation = ''] = [cells[2], cells[columns[locale] ?? 0]];
    if (!/^\d+$/.test(cells[1] ?? '') || !translation) return [];
    const words = english
      .replace(/\s*\(.*\)/, '')
      .replace(/^to /, '')
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return [
      {
        pattern: new RegExp(`(?<![\\p{L}-])(?:${words.split(' / ').join('|')})(?![\\p{L}-])`, 'iu'),
        note: `${english}: ${translation}`,
      },
    ];
  });
  return (text) => terms.filter(({ pattern }) => pattern.test(text)).map(({ note }) => note);
}
