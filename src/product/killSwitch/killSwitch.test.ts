import { expect, it } from 'vitest';
import { killSwitch } from '../../../site/killSwitch.ts';
import { platforms } from '../../../site/platforms.ts';
import { checkKillSwitch, type KillSwitchTable, killSwitchMarkdown } from './killSwitch.ts';

const crash = {
  situation: { en: 'Crash', fa: 'خرابی', ru: 'Сбой' },
  platforms: ['windows', 'macos', 'linux'],
  internet: 'open',
  detail: { en: 'Gone', fa: 'رفته', ru: 'Нет' },
} as const;

it('names the platforms of a situation that differs between platforms, in the language', () => {
  const table: KillSwitchTable = { ...killSwitch, rows: [crash] };
  expect(killSwitchMarkdown({ killSwitch: table, platforms }, 'en')).toContain(
    '| Crash (Windows, macOS and Linux) | **Not blocked** | Gone |',
  );
  expect(killSwitchMarkdown({ killSwitch: table, platforms }, 'ru')).toContain('Сбой (Windows, macOS и Linux)');
});

it('shows for every situation in the product decisions whether the internet is blocked', () => {
  expect(killSwitch.rows.map(({ internet }) => internet)).toEqual(
    expect.arrayContaining(['blocked', 'open', 'tunnel']),
  );
  const disconnect = killSwitch.rows.find(({ situation }) =>
    situation.en.startsWith('You press <Ui id="home.disconnect"'),
  );
  expect(disconnect?.internet).toBe('open');
});

it('may name only platforms of the site', () => {
  const table: KillSwitchTable = { ...killSwitch, rows: [crash, { ...crash, platforms: ['linus'] }] };
  expect(checkKillSwitch({ killSwitch: table, platforms })).toMatchObject([
    { key: ['killSwitch', 'rows', 1, 'platforms'], message: expect.stringContaining('Did you mean "linux"?') },
  ]);
});
