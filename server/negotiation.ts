import { defaultLocale, isLocale, type Locale } from '../src/model/text/locale.ts';
import { type Encoding, encodings } from './compression.ts';

interface Preference {
  readonly name: string;
  readonly quality: number;
}

/** Reads `fa, en;q=0.8` (RFC 9110, section 12.4.2): lower-case names, best first. */
function preferences(header: string | undefined): readonly Preference[] {
  return (header ?? '')
    .split(',')
    .map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { name, quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ name }) => name !== '')
    .sort((a, b) => b.quality - a.quality);
}

/** The reader's preferred language among ours by `Accept-Language`, else English. */
export function preferredLocale(acceptLanguage: string | undefined): Locale {
  const wanted = preferences(acceptLanguage)
    .filter(({ quality }) => quality > 0)
    .map(({ name }) => name.split('-')[0] ?? '');
  return wanted.find(isLocale) ?? defaultLocale;
}

/** The smallest encoding that `Accept-Encoding` allows; none for the file as it is. */
export function acceptedEncoding(acceptEncoding: string | undefined): Encoding['name'] | undefined {
  const accepted = preferences(acceptEncoding);
  const quality = (name: string) => accepted.find((preference) => preference.name === name)?.quality;
  return encodings.find(({ name }) => (quality(name) ?? quality('*') ?? 0) > 0)?.name;
}
