import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Card } from './card.ts';
import { cardImage } from './cardImage.ts';

const card: Card = {
  locale: 'fa',
  name: 'tutorials',
  brand: 'OrbVPN',
  title: 'آموزش‌ها',
  text: 'از نخستین ورود تا تمدید اشتراک',
  foot: 'docs.orbvpn.com',
};

it('is a PNG of 1200 by 630 pixels and less than 40 kB', async () => {
  const png = await cardImage(card);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThan(40_000);
});

it('fails with the name and the language of the card', async () => {
  const title = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik';
  await expect(cardImage({ ...card, locale: 'en', title })).rejects.toThrow(
    `The Open Graph card "tutorials" (en) cannot be made: "${title}" does not fit`,
  );
});
