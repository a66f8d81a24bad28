import { expect, it } from 'vitest';
import { pageText } from '../testing.ts';
import { checkProseInCode } from './proseInCode.ts';

const block = (language: string, ...lines: string[]) =>
  pageText('en', [`\`\`\`${language}`, ...lines, '```'].join('\n'));
const form = ['What I wanted to do:', 'Device and system version:', 'What I have tried so far:'];

it('finds a form to copy that is written as code', () => {
  expect(checkProseInCode(block('text', ...form))).toMatchObject([
    { level: 'error', line: 5, message: expect.stringContaining('```message') },
  ]);
});

it('leaves messages, configuration and tables of bytes alone', () => {
  expect(checkProseInCode(block('message', ...form))).toEqual([]);
  expect(
    checkProseInCode(block('text', '# the server that we began with', 'proto udp', 'remote vpn.example.org 1194')),
  ).toEqual([]);
  expect(
    checkProseInCode(
      block(
        'text',
        ' 1 byte    length of add-ons, M',
        ' M bytes   add-ons for later use',
        ' 2 bytes   destination port of it',
      ),
    ),
  ).toEqual([]);
});
