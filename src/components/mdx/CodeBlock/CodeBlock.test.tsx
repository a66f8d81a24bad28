// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { htmlOnPage } from '../../testing/htmlOnPage.tsx';
import { CodeBlock } from './CodeBlock.tsx';

it('marks the lines that its author names, adjacent ones together', () => {
  document.body.innerHTML = htmlOnPage(<CodeBlock language="text" code={'a\nb\nc\nd\ne'} meta="{1,3-4}" />, 'en');
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['a\n', 'c\nd\n']);
});
