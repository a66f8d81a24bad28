// @vitest-environment happy-dom
import { GraphQLEnumType, GraphQLNonNull, GraphQLString } from 'graphql';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import en from '../../../site/strings/en.ts';
import { noDemands } from '../../model/api/demands.ts';
import type { Mistake } from '../../reference/builder/readDraft.ts';
import { FieldsProvider } from './FieldsContext.tsx';
import { LeafField } from './LeafField.tsx';

type Props = ComponentProps<typeof LeafField>;

function show(
  type: Props['type'],
  input: Partial<Props['input']>,
  text = '',
  mistakes: readonly Mistake[] = [],
  formats = {},
) {
  const findPlace = () => ({ meaning: 'Where to write.', typePage: undefined });
  const whole = { name: 'email', type, required: true, ...input };
  document.body.innerHTML = renderToStaticMarkup(
    <FieldsProvider value={{ locale: 'en', strings: en, mistakes, findPlace, demands: { ...noDemands, formats } }}>
      <LeafField input={whole} path="email" type={type} text={text} onChange={() => undefined} />
    </FieldsProvider>,
  );
}

/** The state and the description of a field, as a screen reader announces them. */
function spoken(...mistakes: readonly Mistake[]) {
  show(GraphQLString, {}, '', mistakes);
  const input = document.querySelector('input');
  const ids = input?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const states = ['required', 'invalid'].map((state) => input?.getAttribute(`aria-${state}`));
  return [...states, ...ids.map((id) => document.getElementById(id)?.textContent)];
}

it('is described by its meaning, and if it is wrong also by its mistake', () => {
  expect(spoken()).toEqual(['true', 'false', 'Where to write.']);
  const mistake = en.api.builder.mistake.required;
  expect(spoken({ path: 'email', kind: 'required' })).toEqual(['true', 'true', 'Where to write.', mistake]);
});

it('has an empty choice until a required value is chosen, and always if it is optional', () => {
  const level = new GraphQLEnumType({ name: 'Level', values: { LOW: {} } });
  const choices = (required: boolean, text: string) => {
    show(level, { required }, text);
    return [...document.querySelectorAll('option')].map(({ value }) => value);
  };
  expect([choices(true, ''), choices(true, 'LOW')]).toEqual([['', 'LOW'], ['LOW']]);
  expect(choices(false, 'LOW')).toEqual(['', 'LOW', 'null']);
});

it.each([
  ['https', 'url', 'url'],
  ['wholeNumber', 'numeric', null],
])('asks phones for the keyboard of the format %s, with letters if null can be sent', (as, required, optional) => {
  const keyboard = (type: Props['input']['type']) => {
    show(GraphQLString, { type }, '', [], { email: { as } });
    return document.querySelector('input')?.getAttribute('inputmode');
  };
  expect([keyboard(new GraphQLNonNull(GraphQLString)), keyboard(GraphQLString)]).toEqual([required, optional]);
});
