// Keys typed on the wrong keyboard layout. Convert before tokenising: "gjlrk.xtybt" has a point.

const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,./\\";
const latinShifted = '~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?|';

/** Characters of the same keys on two layouts. */
export interface Layout {
  readonly toScript: ReadonlyMap<string, string>;
  readonly toLatin: ReadonlyMap<string, string>;
}

function layoutOf(plain: string, shifted: string): Layout {
  const pairs = [...latinKeys, ...latinShifted].map(
    (key, index) => [key, [...plain, ...shifted][index] ?? key] as const,
  );
  return {
    toScript: new Map(pairs),
    // The plain row comes last so that it wins if both rows have the letter.
    toLatin: new Map([...pairs].reverse().map(([key, character]) => [character, key])),
  };
}

export const russian = layoutOf('ёйцукенгшщзхъфывапролджэячсмитьбю.\\', 'ЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,/');

/** ISIRI 9147: Windows "Persian (Standard)", macOS, Linux and Android. */
export const persian = layoutOf('`ضصثقفغعهخحجچشسیبلاتنمکگظطزرذدپو./\\', '~ضصثقفغعهخح}{ؤئيإأآة»«:"كطژر\u200Cدء><؟|');

/** The older Windows layout "Persian", still common: it differs in these keys. */
export const persianLegacy = layoutOf(
  '÷ضصثقفغعهخحجچشسیبلاتنمکگظطزرذدئو./پ',
  '×ضصثقفغعهخح}{ؤئيإأآة»«:"كطژر\u200Cدء><؟|',
);

function convert(query: string, keys: ReadonlyMap<string, string>): string {
  return [...query].map((character) => keys.get(character) ?? character).join('');
}

/** Letters that a reading needs for each one that becomes punctuation: "can't connect". */
const lettersOfASign = 5;

const lettersIn = (text: string) => text.replace(/\P{L}/gu, '').length;

/** The query on the other layout, both ways, if likely: «ютубб» never means ".ne,,". */
export function layoutReadings(layouts: readonly Layout[]): (query: string) => readonly string[] {
  return (query) => {
    const isLikely = (reading: string) => {
      const letters = lettersIn(reading);
      return reading !== query && (lettersIn(query) - letters) * lettersOfASign <= letters;
    };
    const readings = layouts.flatMap((layout) => [convert(query, layout.toScript), convert(query, layout.toLatin)]);
    return [...new Set(readings)].filter(isLikely);
  };
}
