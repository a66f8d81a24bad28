import { describe, expect, it } from 'vitest';
import { refusedMarkup } from './refusedMarkup.ts';

const hosts = new Set(['example.org']);

describe('the output may have', () => {
  it.each([
    ['a', { href: '/en/docs' }],
    ['a', { href: '#top' }],
    ['a', { href: 'https://example.org/page' }],
    ['a', { href: 'mailto:help@example.net' }],
    ['form', { action: '/en/search' }],
    ['meta', { 'http-equiv': 'refresh', content: '0; url=/en/' }],
    ['meta', { name: 'description', content: 'url=https://evil.example' }],
  ])('<%s> %o', (name, attributes) => expect(refusedMarkup(name, attributes, hosts)).toBeUndefined());
});

describe('the output may not have', () => {
  it.each([
    ['a', { href: 'javascript:alert(1)' }],
    ['a', { href: ' java\nscript:alert(1)' }],
    ['a', { href: 'data:text/html,x' }],
    ['a', { href: 'http://example.org/page' }],
    ['a', { href: '//evil.example' }],
    ['a', { href: 'https://example.org.evil.example' }],
    ['a', { href: 'https://example.org@evil.example' }],
    ['a', { href: 'https://me@example.org' }],
    ['link', { href: 'https://evil.example/style.css' }],
    ['form', { action: 'https://evil.example' }],
    ['button', { formaction: 'https://evil.example' }],
    ['script', { src: 'https://example.org/code.js' }],
    ['img', { src: '/a.png', onerror: 'steal()' }],
    ['meta', { 'http-equiv': 'Refresh', content: "0;URL='https://evil.example'" }],
    ['base', { href: '/' }],
    ['iframe', { src: '/en/' }],
  ])('<%s> %o', (name, attributes) => expect(refusedMarkup(name, attributes, hosts)).toContain(`<${name}`));
});
