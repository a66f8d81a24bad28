import { expect, it } from 'vitest';
import { readConfiguration } from '../../content/configuration.ts';
import { computers } from './computers.ts';

it('computers are platforms of the site', () => {
  expect(Object.keys(readConfiguration().platforms)).toEqual(expect.arrayContaining([...computers]));
});
