import { z } from 'zod';
import { errorAt, type Problem } from '../../model/problems/problems.ts';
import { formatList } from '../../model/text/format.ts';
import type { Locale } from '../../model/text/locale.ts';
import { localizedText } from '../../model/text/localizedText.ts';
import { markdownTable } from '../../model/text/markdownTable.ts';
import { type Platforms, unknownPlatform } from '../platforms/platforms.ts';

/** The device's traffic while the kill switch is on. */
const states = ['tunnel', 'blocked', 'open'] as const;

export const killSwitchSchema = z.strictObject({
  columns: z.strictObject({ situation: localizedText, internet: localizedText, detail: localizedText }),
  states: z.record(z.enum(states), localizedText),
  rows: z
    .array(
      z.strictObject({
        situation: localizedText,
        /** Ids of the platforms that it applies to; all of them if left out. */
        platforms: z.array(z.string()).min(1).readonly().optional(),
        internet: z.enum(states),
        detail: localizedText,
      }),
    )
    .min(1)
    .readonly(),
});

export type KillSwitchTable = z.infer<typeof killSwitchSchema>;

interface KillSwitchTables {
  readonly killSwitch: KillSwitchTable;
  readonly platforms: Platforms;
}

export function killSwitchMarkdown({ killSwitch, platforms }: KillSwitchTables, locale: Locale): string {
  const { columns, states, rows } = killSwitch;
  const namesOf = (ids: readonly string[]) =>
    formatList(
      ids.map((id) => platforms[id] ?? id),
      locale,
    );
  return markdownTable(
    [columns.situation, columns.internet, columns.detail].map((column) => column[locale]),
    rows.map(({ situation, platforms: where, internet, detail }) => [
      where ? `${situation[locale]} (${namesOf(where)})` : situation[locale],
      states[internet][locale],
      detail[locale],
    ]),
  );
}

/** Reports platforms that site/platforms.ts does not list. */
export function checkKillSwitch({ killSwitch, platforms }: KillSwitchTables): Problem[] {
  return killSwitch.rows.flatMap((row, index) =>
    (row.platforms ?? []).flatMap((id): Problem[] => {
      const message = unknownPlatform(id, platforms);
      return message === undefined
        ? []
        : [errorAt('site/killSwitch.ts', ['killSwitch', 'rows', index, 'platforms'], message)];
    }),
  );
}
