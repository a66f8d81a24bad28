import type { BeforePaint } from '../browser/beforePaint.ts';
import type { WrongBase } from '../browser/wrongBase.ts';
import { inlineScript } from '../build/inlineScript.ts';
import { filesOfModule } from '../build/scriptFiles.ts';
import type { SiteConfig } from '../model/config/siteConfig.ts';
import type { Site } from '../model/site.ts';
import type { Locale } from '../model/text/locale.ts';

/** The inline script, the same on all pages of a language: the policy needs one hash for each. */
export function startScript(config: SiteConfig, locale: Locale): string {
  const { colorMode, announcement, locales } = config;
  return withSettings<BeforePaint>('beforePaint.ts', {
    mode: colorMode.followSystem ? 'system' : colorMode.default,
    announcement: announcement?.id ?? '',
    afterBase: afterBase(config, locale),
    wrongBase: `/${locales[locale].path}/wrongBase.js`,
  });
}

/** Reports on a page without style that the site was built for another path. */
export function wrongBaseScript({ config, strings }: Site, locale: Locale): string {
  const { base } = config;
  const { baseUrlTitle, baseUrlText } = strings[locale].error;
  return withSettings<WrongBase>('wrongBase.ts', {
    afterBase: afterBase(config, locale),
    base: base === '/' ? '' : base,
    banner: `${baseUrlTitle} ${baseUrlText}`.split(/(\{\w+\})/).map((part) => {
      if (part === '{likely}') return null;
      return part === '{configured}' ? base : part;
    }),
  });
}

/** Pattern after the base path in addresses of the language and of the front page. */
const afterBase = ({ locales }: SiteConfig, locale: Locale) => `/${locales[locale].path}/.*|/[^/]*$`;

function withSettings<Settings extends object>(file: string, settings: Settings): string {
  const constants = Object.entries(settings).map(([name, value]) => [`settings.${name}`, JSON.stringify(value)]);
  return inlineScript(file, JSON.stringify(Object.fromEntries(constants)));
}

/** Shows the chosen platform in the first frame; one text for all its pages. */
export const chosenScript = (): string => inlineScript('chosenBeforePaint.ts', '{}');

/** True if the HTML of a page has tabs of platforms, or parts about some of them. */
export const showsPlatforms = (html: string): boolean => /\sdata-(?:tabs="platform"|platform=)/.test(html);

/** On a search page with a query: fetches what the first results need. */
export const aheadScript = (): string => inlineScript('fetchAhead.ts', '{}');

/** Attributes of its element: the names of files, which would make another script of each page. */
export function attributesOfAhead({ urls }: Site, locale: Locale): Readonly<Record<string, string>> {
  const modules = [
    'src/browser/behaviours.ts',
    'src/browser/search/beforeReact.ts',
    `site/strings/${locale}.ts?search`,
  ];
  const scripts = [...new Set(modules.flatMap(filesOfModule))].map((file) => urls.file(`/${file}`));
  return { 'data-folder': urls.file(`/search/${locale}`), 'data-scripts': scripts.join(' ') };
}
