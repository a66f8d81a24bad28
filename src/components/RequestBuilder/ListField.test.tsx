// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, it } from 'vitest';
import en from '../../../site/strings/en.ts';
import { noDemands } from '../../model/api/demands.ts';
import type { Draft } from '../../reference/builder/draft.ts';
import { argumentNamed } from '../../reference/builder/fixtures.ts';
import { formInputOf } from '../../reference/builder/readDraft.ts';
import { rendersInBrowser } from '../testing/rendersInBrowser.ts';
import { FieldsProvider } from './FieldsContext.tsx';
import { InputField } from './InputFields.tsx';

const render = rendersInBrowser();

const mistakes = [{ path: 'tags', kind: 'required' }] as const;

function Tags() {
  const [tags, setTags] = useState<Draft>(['1', '2', '3']);
  return (
    <FieldsProvider value={{ locale: 'en', strings: en, mistakes, findPlace: () => undefined, demands: noDemands }}>
      <InputField input={formInputOf(argumentNamed('tags'))} path="tags" draft={tags} onChange={setTags} />
    </FieldsProvider>
  );
}

it('adds an item at the end and focuses its field, removes only the chosen one and focuses the add button, and is described by its mistake', () => {
  render(<Tags />);
  const values = () => [...document.querySelectorAll<HTMLInputElement>('input[type="text"]')].map(({ value }) => value);
  const press = (place: number) => act(() => [...document.querySelectorAll('button')].at(place)?.click());
  press(-1);
  expect([values(), document.activeElement?.id]).toEqual([['1', '2', '3', ''], 'builder-tags.3']);
  press(1);
  expect(values()).toEqual(['1', '3', '']);
  expect(document.querySelector('.builder-item')?.textContent).toMatch(/^Item 1 .*Remove item 1$/);
  expect(document.activeElement?.textContent).toBe(en.api.builder.addItem);
  const description = document.querySelector('fieldset')?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(description)?.textContent).toBe(en.api.builder.mistake.required);
  const include = () => act(() => document.querySelector<HTMLElement>('[type="checkbox"]')?.click());
  include();
  expect(values()).toEqual([]);
  include();
  expect(values()).toEqual(['1', '3', '']);
});
