import { partOfFile, schemaFile, textsFile } from '../api/files.ts';
import type { PageOf } from '../pages/page.ts';
import type { Locale } from '../text/locale.ts';

/** Everything about the API has its words in one file, whose day says nothing about a page: these are the parts that a page shows. */
type ReferencePage = PageOf<'apiOperation' | 'apiGroup' | 'apiType'>;

/** Day of the last change of what a page of the API says, in the schema or in the texts of a language; nothing if version control knows none. */
export function lastChangeOfReference(
  days: ReadonlyMap<string, string>,
  locale: Locale,
  page: ReferencePage,
): string | undefined {
  const known = coordinatesOf(page).flatMap((coordinate) =>
    [schemaFile, textsFile(locale)].flatMap((file) => days.get(partOfFile(file, coordinate)) ?? []),
  );
  return known.sort().at(-1);
}

function coordinatesOf(page: ReferencePage): string[] {
  switch (page.kind) {
    case 'apiOperation': {
      const { coordinate, args } = page.operation;
      return [coordinate, ...args.flatMap((argument) => [argument.coordinate, `argument.${argument.name}`])];
    }
    case 'apiGroup':
      return [`group.${page.group.name}`, ...page.operations.map(({ operation }) => operation.coordinate)];
    case 'apiType': {
      const { name, outputs, inputs, values } = page.type;
      const fields = [...outputs, ...inputs].flatMap((field) => [field.coordinate, `field.${field.name}`]);
      return [name, ...fields, ...values.map(({ coordinate }) => coordinate)];
    }
  }
}
