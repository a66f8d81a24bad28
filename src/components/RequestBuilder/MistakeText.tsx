import { fill, plural } from '../../model/text/messages.ts';
import type { Mistake } from '../../reference/builder/readDraft.ts';
import { useFields } from './FieldsContext.tsx';

/** Mistake of a field, in a sentence. */
export function MistakeText({ mistake }: { readonly mistake: Mistake }) {
  const { strings, locale } = useFields();
  const texts = strings.api.builder.mistake;
  if (mistake.kind === 'oneOf') return fill(texts.oneOf, { inputs: mistake.inputs.join(' / ') });
  return mistake.kind === 'period' ? plural(texts.period, mistake.days, locale) : texts[mistake.kind];
}
