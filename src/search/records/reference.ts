import type { InputDoc, Operation, OutputDoc, TypeDoc } from '../../model/api/reference.ts';
import { plainText } from '../../model/text/inlineText.ts';
import type { Locale } from '../../model/text/locale.ts';

function described(docs: readonly Pick<InputDoc | OutputDoc, 'name' | 'text'>[], locale: Locale): string[] {
  return docs.map(({ name, text }) => `${name}: ${plainText(text[locale].content)}`);
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}

export function operationText({ note, args, returns, ownErrors }: Operation, locale: Locale): string {
  const types = new Set([...args.map(({ type }) => type), returns].map(({ name }) => name));
  return joined([plainText(note?.[locale].content ?? []), ...described(args, locale), ...ownErrors, ...types]);
}

export function typeText({ outputs, inputs, values }: TypeDoc, locale: Locale): string {
  return joined(described([...outputs, ...inputs, ...values], locale));
}
