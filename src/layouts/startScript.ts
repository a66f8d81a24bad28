import type { BeforePaint } from '../browser/beforePaint.ts';
import { inlineScript } from '../build/inlineScript.ts';
import { filesOfModule } from '../build/scriptFiles.ts';
import type { SiteConfig } from '../model/config/siteConfig.ts';
import type { Strings } from '../model/config/strings.ts';
import type { Site } from '../model/site.ts';
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

/** On a search page with a query: fetches what the first results wait for. */
export const aheadScript = (): string => inlineScript('fetchAhead.ts', '{}');

/** Attributes of its element: the names of files, which would make another script of each page. */
export function attributesOfAhead({ urls }: Site, locale: Locale): Readonly<Record<string, string>> {
  const modules = [
    'src/browser/behaviours.ts',
    'src/browser/search/beforeReact.ts',
    `site/strings/${locale}.ts?only=chrome,error,search`,
  ];
  const scripts = [...new Set(modules.flatMap(filesOfModule))].map((file) => urls.file(`/${file}`));
  return { 'data-folder': urls.file(`/search/${locale}`), 'data-scripts': scripts.join(' ') };
}

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
