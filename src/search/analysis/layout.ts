// Keys typed on the wrong keyboard layout. Convert before tokenising: "gjlrk.xtybt" holds a point.

const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,./\\";
const latinShifted = '~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?|';

/** What the same keys give on two layouts. */
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
    // The plain row comes last so that it wins where both rows give one letter.
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

/** The query as the other layout of a bilingual keyboard would have given it, in both directions; readings equal to the query are left out. */
export function layoutReadings(layouts: readonly Layout[]): (query: string) => readonly string[] {
  return (query) => {
    const readings = layouts.flatMap((layout) => [convert(query, layout.toScript), convert(query, layout.toLatin)]);
    return [...new Set(readings)].filter((reading) => reading !== query);
  };
}

/** The same for readers of a Latin page whose keyboard stood on another layout: only towards Latin. */
export function latinReadings(layouts: readonly Layout[]): (query: string) => readonly string[] {
  return (query) => {
    const readings = layouts.map((layout) => convert(query, layout.toLatin));
    return [...new Set(readings)].filter((reading) => reading !== query);
  };
}
