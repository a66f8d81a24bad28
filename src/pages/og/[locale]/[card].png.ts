import type { APIRoute } from 'astro';
import { isUnchanged } from '../../../build/outputBefore.ts';
import { localeOf, locales } from '../../../model/text/locale.ts';
import { cardNamed, cardNames } from '../../../og/card.ts';
import { cardImage } from '../../../og/cardImage.ts';
import { site } from '../../../site.ts';

export const getStaticPaths = () =>
  isUnchanged('/og') ? [] : locales.flatMap((locale) => cardNames(site).map((card) => ({ params: { locale, card } })));

export const GET: APIRoute = async ({ params }) => {
  const png = await cardImage(cardNamed(site, localeOf(params.locale), params.card ?? ''));
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};
