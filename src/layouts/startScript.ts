import type { BeforePaint } from '../browser/beforePaint.ts';
import { inlineScript } from '../build/inlineScript.ts';
import type { SiteConfig } from '../model/config/siteConfig.ts';
import type { Strings } from '../model/config/strings.ts';
import type { Locale } from '../model/text/locale.ts';

/** The inline script, the same on every page of a language: one hash each in the policy. */
export function startScript(config: SiteConfig, strings: Strings, locale: Locale): string {
  const settings = Object.entries(settingsOf(config, strings, locale));
  const constants = Object.fromEntries(settings.map(([name, value]) => [`settings.${name}`, JSON.stringify(value)]));
  return inlineScript('beforePaint.ts', JSON.stringify(constants));
}

/** Shows the chosen platform in the first frame; one text for all its pages. */
export const chosenScript = (): string => inlineScript('chosenBeforePaint.ts', '{}');

/** True if the HTML of a page has tabs of platforms, or parts about some of them. */
export const showsPlatforms = (html: string): boolean => /\sdata-(?:tabs="platform"|platform=)/.test(html);

function settingsOf(
  { colorMode, announcement, base, locales }: SiteConfig,
  { error }: Strings,
  locale: Locale,
): BeforePaint {
  return {
    mode: colorMode.followSystem ? 'system' : colorMode.default,
    announcement: announcement?.id ?? '',
    language: `/${locales[locale].path}/`,
    base: base === '/' ? '' : base,
    banner: `${error.baseUrlTitle} ${error.baseUrlText}`.split(/(\{\w+\})/).map((part) => {
      if (part === '{likely}') return null;
      return part === '{configured}' ? base : part;
    }),
  };
}
