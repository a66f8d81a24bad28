import type { Site } from '../model/site.ts';
import type { Locale } from '../model/text/locale.ts';
import type { Channel } from './channel.ts';

/** Facts that all channels of a language share. */
export function commonFacts(
  { config, urls }: Site,
  locale: Locale,
): Pick<Channel, 'language' | 'copyright' | 'icon' | 'publisher'> {
  return {
    language: config.locales[locale].htmlLang,
    copyright: config.footer.copyright[locale],
    icon: urls.absolute(urls.file('/favicon.svg')),
    publisher: config.brand,
  };
}
