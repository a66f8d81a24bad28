import { expect, it } from 'vitest';
import { pageText } from '../testing.ts';
import { checkStatements } from './statements.ts';

const recorded = '[what is recorded](/docs/services/security/what-is-recorded#reseller)';

it('asks a page that promises something about recording to link to the page about it', () => {
  expect(checkStatements(pageText('en', 'One.\n\nThe servers keep no activity logs.'))).toMatchObject([
    { level: 'error', line: 7, message: expect.stringContaining('link to /docs/services/security/what-is-recorded') },
  ]);
  expect(checkStatements(pageText('en', `The servers keep no activity logs: ${recorded}.`))).toEqual([]);
});

it('asks a page that retells the kill switch to link to its page, in every language', () => {
  const en = pageText('en', '**Kill switch** blocks traffic until the tunnel is back.');
  const ru = pageText('ru', '**Kill Switch** блокирует трафик, пока туннель не\u00a0вернётся.');
  expect(checkStatements(en)).toHaveLength(1);
  expect(checkStatements(ru)).toHaveLength(1);
});

it('leaves a page alone that only names them', () => {
  expect(checkStatements(pageText('en', 'Turn on **Kill switch** in **Settings**. Read the logs.'))).toEqual([]);
});

it('refuses the promise of no logs, unless it is quoted', () => {
  expect(checkStatements(pageText('en', `A no-logs service: ${recorded}.`))).toMatchObject([
    { message: expect.stringContaining('write "no activity logs"') },
  ]);
  expect(checkStatements(pageText('en', `Ask about every promise of "no logs": ${recorded}.`))).toEqual([]);
});
