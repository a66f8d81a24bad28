// @vitest-environment happy-dom
import { GraphQLString } from 'graphql';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import en from '../../../site/strings/en.ts';
import { noDemands } from '../../model/api/demands.ts';
import type { Mistake } from '../../reference/builder/readDraft.ts';
import { FieldsProvider } from './FieldsContext.tsx';
import { LeafField } from './LeafField.tsx';

/** The state and the description of a field, as a screen reader says them. */
function spoken(...mistakes: readonly Mistake[]) {
  const findPlace = () => ({ meaning: 'Where to write.', typePage: undefined });
  const slot = { name: 'email', type: GraphQLString, required: true };
  document.body.innerHTML = renderToStaticMarkup(
    <FieldsProvider value={{ locale: 'en', strings: en, mistakes, findPlace, demands: noDemands }}>
      <LeafField slot={slot} path="email" type={GraphQLString} text="" onChange={() => undefined} />
    </FieldsProvider>,
  );
  const input = document.querySelector('input');
  const ids = input?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return [input?.getAttribute('aria-invalid'), ...ids.map((id) => document.getElementById(id)?.textContent)];
}

it('is described by its meaning, and when it is wrong also by its mistake', () => {
  expect(spoken()).toEqual(['false', 'Where to write.']);
  const mistake = en.api.builder.mistake.required;
  expect(spoken({ path: 'email', kind: 'required' })).toEqual(['true', 'Where to write.', mistake]);
});
