import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import en from '../../../site/strings/en.ts';
import { CrashFallback } from './CrashFallback.tsx';

test('the fallback has its title, the chain of causes and a way to try again', () => {
  const error = new Error('The list cannot be shown.', { cause: new Error('Entry 3 has no date.') });
  const html = renderToStaticMarkup(<CrashFallback error={error} texts={en.error} onRetry={() => undefined} />);
  expect(html).toContain('This page crashed.');
  expect(html).toContain('The list cannot be shown.\n↳ Entry 3 has no date.');
  expect(html).toContain('<button type="button">Try again</button>');
});
