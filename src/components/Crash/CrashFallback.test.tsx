import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import en from '../../../site/strings/en.ts';
import { CrashFallback } from './CrashFallback.tsx';

test('ERROR-04: the fallback has its title, every message of the chain of errors and a way to try again', () => {
  const cause = new Error('Entry 3 has no date.', { cause: new Error('The file is cut off.') });
  const error = new Error('The list cannot be shown.', { cause });
  const html = renderToStaticMarkup(<CrashFallback error={error} texts={en.error} onRetry={() => undefined} />);
  expect(html).toContain('This page crashed.');
  expect(html).toContain('The list cannot be shown.\n↳ Entry 3 has no date.\n↳ The file is cut off.');
  expect(html).toContain('<button type="button">Try again</button>');
});
