import type { Urls } from '../../model/addresses/urls.ts';
import { nameOf } from '../../model/api/paths.ts';
import type { Reference } from '../../model/api/reference.ts';
import { type SchemaRelease, schemaChangeLevels } from '../../model/api/schemaChanges.ts';
import { localized } from '../../model/text/locale.ts';

/** `operations.json`: all operations in the order of the schema, each with its main page first. */
export const operationList = ({ operations }: Reference, urls: Urls) =>
  operations.map(({ name, kind, group, slug, role, basis, behaviour, args, returns, errors, pages, deprecated }) => ({
    name,
    kind,
    group,
    slug,
    role,
    basis,
    deprecated: deprecated || undefined,
    retry: behaviour?.retry,
    check: behaviour?.verify && nameOf(behaviour.verify),
    arguments: args.map((argument) => ({
      name: argument.name,
      type: argument.type.text,
      required: argument.required,
    })),
    returns: returns.text,
    errors,
    pages: pages.map(({ path }) => localized((locale) => urls.page(locale, path))),
  }));

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
