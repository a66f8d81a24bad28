import type { Group, InputDoc, Operation, OperationPage, OutputDoc, TypeDoc } from '../../model/api/reference.ts';
import { plainText } from '../../model/text/inlineText.ts';
import type { Locale } from '../../model/text/locale.ts';

/** Text of a page of the API reference besides its title and description. */
export interface ReferenceText {
  readonly keywords: readonly string[];
  readonly asked: readonly string[];
  readonly text: string;
}

function described(docs: readonly (InputDoc | OutputDoc)[], locale: Locale): string[] {
  return docs.map(({ name, text }) => `${name}: ${plainText(text[locale].content)}`);
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}

/** The arguments, error codes and types of an operation, and what readers ask one of its pages. */
export function operationText(
  { operation, operationPage }: { readonly operation: Operation; readonly operationPage: OperationPage },
  locale: Locale,
): ReferenceText {
  const { name, signature, note, args, ownErrors } = operation;
  const types = new Set(signature.match(/\b[A-Z]\w+/g));
  const parts = [plainText(note?.[locale].content ?? []), ...described(args, locale), ...ownErrors, ...types];
  return { keywords: [name], asked: operationPage.asked[locale], text: joined(parts) };
}

/** The names of a type's fields or values, each with its meaning. */
export function typeText({ outputs, inputs, values }: TypeDoc, locale: Locale): ReferenceText {
  const fields = described([...outputs, ...inputs], locale);
  return {
    keywords: [],
    asked: [],
    text: joined([...fields, ...values.map(({ name, text }) => `${name}: ${plainText(text[locale].content)}`)]),
  };
}

/** The names of the operations of a group. */
export function groupText({ pages }: Group, locale: Locale): ReferenceText {
  return { keywords: [], asked: [], text: pages.map(({ title }) => title[locale]).join(', ') };
}
