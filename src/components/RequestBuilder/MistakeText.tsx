import { fill } from '../../model/messages.ts';
import type { Mistake } from '../../reference/builder/readDraft.ts';
import { useFields } from './FieldsContext.tsx';

/** What is wrong with a field, in a sentence. */
export function MistakeText({ mistake }: { readonly mistake: Mistake }) {
  const texts = useFields().strings.api.builder.mistake;
  return mistake.kind === 'oneOf' ? fill(texts.oneOf, { inputs: mistake.inputs.join(' / ') }) : texts[mistake.kind];
}
