import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/temporaryFolder.ts';
import type { Card } from './card.ts';
import { cardImage } from './cardImage.ts';

const folder = temporaryFolder();

const card: Card = {
  locale: 'fa',
  name: 'tutorials',
  brand: 'OrbVPN',
  title: 'آموزش‌ها',
  text: 'از نخستین ورود تا تمدید اشتراک',
  foot: 'docs.orbvpn.com',
};

it('is a PNG of 1200 by 630 pixels and less than 40 kB', async () => {
  const png = await cardImage(card, folder);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThan(40_000);
});

it('comes from the cache the second time, and is drawn again when its words change', async () => {
  await cardImage(card, folder);
  const [file = ''] = await readdir(folder);
  await writeFile(join(folder, file), 'from the cache');
  expect((await cardImage(card, folder)).toString()).toBe('from the cache');
  expect((await cardImage({ ...card, title: 'راهنما' }, folder)).toString()).not.toBe('from the cache');
});

it('fails with the name and the language of the card', async () => {
  const title = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik';
  await expect(cardImage({ ...card, locale: 'en', title }, folder)).rejects.toThrow(
    `The Open Graph card "tutorials" (en) cannot be made: "${title}" does not fit`,
  );
});
