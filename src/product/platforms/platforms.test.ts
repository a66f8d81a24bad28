import { describe, expect, it } from 'vitest';
import { platforms } from '../../../site/platforms.ts';
import { platformsNamed, unknownPlatform } from './platforms.ts';

describe('The platforms that a cell names', () => {
  it.each([
    ['Android', ['android']],
    ['iOS, iPadOS', ['ios']],
    ['Android TV, Fire Stick', ['android-tv', 'fire-stick']],
    ['Windows and macOS', ['windows', 'macos']],
    ['Windows и macOS', ['windows', 'macos']],
    ['Windows، macOS و Linux', ['windows', 'macos', 'linux']],
  ])('%s: %j', (text, ids) => {
    expect(platformsNamed(text, platforms)).toEqual(ids);
  });

  it.each(['Windows Firewall', 'Linux in WSL 2', 'Older Android phones', ''])('do not exist in "%s"', (text) => {
    expect(platformsNamed(text, platforms)).toEqual([]);
  });
});

it('A name that every object inherits is not a platform', () => {
  expect(unknownPlatform('windows', platforms)).toBeUndefined();
  expect(unknownPlatform('toString', platforms)).toMatch(
    /^There is no platform "toString"; site\/platforms\.ts has android/,
  );
});
