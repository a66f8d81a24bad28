import type { Urls } from '../../model/addresses/urls.ts';
import { type SchemaRelease, schemaChangeLevels } from '../../model/api/schemaChanges.ts';

/** `versions.json`: the versions of the schema, newest first, each with its changes and their numbers. */
export const versionList = (releases: readonly SchemaRelease[], urls: Urls) =>
  releases.map(({ date, file, operations, changes }) => ({
    date,
    file: urls.file(`/api/${file}`),
    operations,
    ...Object.fromEntries(
      schemaChangeLevels.map((level) => [level, changes.filter((change) => change.level === level).length]),
    ),
    changes: changes.map(({ reason, ...change }) => ({ ...change, reason: reason?.en.markdown })),
  }));
