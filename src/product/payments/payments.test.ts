import { expect, it } from 'vitest';
import { payments } from '../../../site/payments.ts';
import { paymentsMarkdown } from './payments.ts';

it('begins with payment methods that work where readers of the language are', () => {
  const first = (locale: 'en' | 'fa' | 'ru') => paymentsMarkdown(payments, locale).split('\n')[2];
  expect(first('en')).toContain('Visa');
  expect(first('fa')).toContain('ParsPal');
  expect(first('ru')).toContain('Криптовалюта');
});
