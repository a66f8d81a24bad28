// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import en from '../../../site/strings/en.ts';
import { Results } from './Results.tsx';

afterEach(() => localStorage.clear());

it('shows the request in the language of the tabs that the reader has chosen', () => {
  localStorage.setItem('tabs-client', 'python');
  const request = { endpoint: '', operation: 'total', document: '{ total }', authorized: false, upload: undefined };
  const sent = { document: request.document, variables: {}, request: { ...request, variables: {} } };
  const built = { ...sent, mistakes: [], asksNothing: false, refusals: [], response: undefined };
  const html = renderToStaticMarkup(<Results built={built} locale="en" strings={en} />);
  expect(html).toContain('<option value="python" selected="">');
});
