import { expect, test } from 'vitest';
import { textFirst } from './textFirst.ts';

const script = (name: string) => `<script type="module" src="/${name}.js"></script>`;
const sheet = '<link rel="stylesheet" href="/docs.css">';
const inline = '<script>start()</script>';

test('The style sheet comes before all but what has to be there first, scripts come behind the text in their order', () => {
  const from = `<head>${inline}<title>Text</title>${script('start')}<meta name="x">${script('router')}${sheet}</head><body><p>Text</p></body>`;
  expect(textFirst(from)).toBe(
    `<head>${inline}${sheet}<title>Text</title><meta name="x"></head><body><p>Text</p>${script('start')}${script('router')}</body>`,
  );
});

test('A page that loads nothing stays as it is', () => {
  const page = '<head><title>Text</title></head><body><p>Text</p></body>';
  expect(textFirst(page)).toBe(page);
});
