import type { Urls } from '../../model/addresses/urls.ts';
import type { AccessRole, OperationBasis, OperationKind, Reference } from '../../model/api/reference.ts';
import type { Localized } from '../../model/text/locale.ts';

/** An operation in `operations.json`, for programs that want the list without parsing a schema. */
export interface OperationEntry {
  readonly name: string;
  readonly kind: OperationKind;
  readonly group: string;
  readonly slug: string;
  readonly role: AccessRole;
  readonly basis: OperationBasis;
  readonly arguments: readonly { readonly name: string; readonly type: string; readonly required: boolean }[];
  readonly returns: string;
  readonly errors: readonly string[];
  /** Paths of its pages, the main one first. */
  readonly pages: readonly Localized[];
}

/** Every operation, in the order of the schema. */
export function operationList(reference: Reference, urls: Urls): OperationEntry[] {
  return reference.operations.map(({ name, kind, group, slug, role, basis, args, returns, errors, pages }) => ({
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
    pages: pages.map(({ path }) => ({
      en: urls.page('en', path),
      fa: urls.page('fa', path),
      ru: urls.page('ru', path),
    })),
  }));
}
