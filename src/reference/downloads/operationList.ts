import type { Urls } from '../../model/addresses/urls.ts';
import type { Reference } from '../../model/api/reference.ts';
import { localized } from '../../model/text/locale.ts';

/**
 * `operations.json`: every operation in the order of the schema, for programs that want the list
 * without parsing a schema. Its `pages` are paths, the main one first.
 */
export const operationList = ({ operations }: Reference, urls: Urls) =>
  operations.map(({ name, kind, group, slug, role, basis, args, returns, errors, pages }) => ({
    name,
    kind,
    group,
    slug,
    role,
    basis,
    arguments: args.map((argument) => ({
      name: argument.name,
      type: argument.type.text,
      required: argument.required,
    })),
    returns: returns.text,
    errors,
    pages: pages.map(({ path }) => localized((locale) => urls.page(locale, path))),
  }));
