// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { exampleReference } from '../../model/testing/exampleSite.ts';
import { htmlOnPage } from '../testing/htmlOnPage.tsx';
import { ErrorTable } from './ErrorTable.tsx';

it('has a row for each error of the operation, and below only the names of technical ones', () => {
  const [error] = exampleReference.errors;
  const errors = error ? [error, { ...error, code: 'BAD_REQUEST' }] : [];
  document.body.innerHTML = htmlOnPage(<ErrorTable errors={errors} />, 'en');
  const codes = (within: string) => [...document.querySelectorAll(`${within} code`)].map((code) => code.textContent);
  expect([codes('tbody td'), codes('p')]).toEqual([['UNAUTHENTICATED'], ['BAD_REQUEST']]);
});
