import type { Urls } from '../../model/addresses/urls.ts';
import { nameOf } from '../../model/api/paths.ts';
import type { Reference } from '../../model/api/reference.ts';
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
