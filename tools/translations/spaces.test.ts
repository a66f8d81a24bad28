import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesOf } from '../filesOf.ts';
import { withSpaces } from './spaces.ts';

const page = (title: string, body: string) => `---\ntitle: ${title}\nasked:\n  "": [вход в сеть]\n---\n\n${body}\n`;

it('No-break spaces are put into the words of a page, also next to components and in cells', () => {
  const before = page(
    'Вход в сеть',
    'В **сети** и на <Ui id="home.connect" /> от [вас](/docs/a "к нам").\n\n| С чем | 5 МБ |\n| --- | --- |\n| `в коде` | в\u00a0сети |',
  );
  expect(withSpaces(before)).toBe(
    page(
      'Вход в\u00a0сеть',
      'В\u00a0**сети** и\u00a0на\u00a0<Ui id="home.connect" /> от\u00a0[вас](/docs/a "к нам").\n\n| С\u00a0чем | 5\u00a0МБ |\n| --- | --- |\n| `в коде` | в\u00a0сети |',
    ),
  );
});

it('Russian pages that have theirs stay as they are', () => {
  const folder = join(import.meta.dirname, '..', '..', 'content', 'ru', 'docs', 'troubleshoot');
  for (const file of filesOf(folder)) {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(withSpaces(text), file).toBe(text);
  }
});
