import { expect, test } from 'vitest';
import { orderDocument } from './documentOrder.ts';

const script = (name: string) => `<script type="module" src="/${name}.js"></script>`;
const sheet = '<link rel="stylesheet" href="/docs.css">';
const inline = '<script>start()</script>';

test('Scripts come behind the text in their order; what has to be there first stays', () => {
  const from = `<head>${inline}${sheet}<title>Text</title>${script('start')}<meta name="x">${script('router')}</head><body><p>Text</p></body>`;
  expect(orderDocument(from)).toBe(
    `<head>${inline}${sheet}<title>Text</title><meta name="x"></head><body><p>Text</p>${script('start')}${script('router')}</body>`,
  );
});

test('A page that loads nothing stays as it is', () => {
  const page = '<head><title>Text</title></head><body><p>Text</p></body>';
  expect(orderDocument(page)).toBe(page);
});
