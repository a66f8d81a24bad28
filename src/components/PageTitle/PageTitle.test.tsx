import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageTitle } from './PageTitle.tsx';

const html = (text: string) => renderToStaticMarkup(<PageTitle text={text} />);

it('A title keeps short hyphenated words and names on one line', () => {
  expect(html('Sign in with e-mail and password')).toBe(
    'Sign in with <span class="one-line">e-mail</span> and password',
  );
  expect(html('Настройка Wi-Fi')).toBe('Настройка <span class="one-line">Wi-Fi</span>');
  expect(html('OrbVPN در Android TV')).toBe('OrbVPN در <span class="one-line">Android TV</span>');
});

it('A title breaks at the hyphens of longer words', () => {
  for (const text of ['The kill-switch page', 'GraphQL', 'WireGuard — протокол', 'a-b-c'])
    expect(html(text)).toBe(text);
});
