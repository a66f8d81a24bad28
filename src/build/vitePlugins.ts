import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { areas, areasBelow } from '../model/addresses/sections.ts';
import { createUrls } from '../model/addresses/urls.ts';
import type { Configuration } from '../model/config/configuration.ts';
import type { SiteConfig } from '../model/config/siteConfig.ts';
import { searchStrings } from '../model/config/strings.ts';
import { admonitions } from '../model/content/admonitions.ts';
import { searchStart } from '../model/searchStart.ts';
import { localeOf } from '../model/text/locale.ts';
import { scriptTarget } from './browserFloor.ts';

// The development server requests the sheet itself.
const sheetsOfAreas = new RegExp(`/src/styles/(fa/)?(${areas.join('|')})\\.css(\\?(transform-only|direct|inline))?$`);

/** Adds the rules generated from settings to the style sheets of the pages. */
export function rulesOfSettings({ announcement, colorMode, url }: SiteConfig): Plugin {
  const rules = [admonitionColors(), darkWithoutScript(colorMode), printedHost(url)];
  return {
    name: 'rules-of-settings',
    enforce: 'pre',
    transform: {
      filter: { id: sheetsOfAreas },
      handler(code, id) {
        const [, , area = ''] = sheetsOfAreas.exec(id) ?? [];
        return [code, announcementRules(announcement, area), ...rules].join('\n');
      },
    },
  };
}

/** Colours of admonitions, equal ones next to each other so that they merge into one rule. */
const admonitionColors = (): string =>
  Object.entries(admonitions)
    .sort(([, { color: a }], [, { color: b }]) => a.localeCompare(b))
    .map(
      ([kind, { color }]) =>
        `.admonition[data-kind="${kind}"]{--tone:var(--${color});--tone-soft:var(--${color}-soft)}`,
    )
    .join('\n');

/** The announcement bar, unless no page with the sheet shows it; the CSP forbids `style="…"`. */
export function announcementRules(announcement: SiteConfig['announcement'], area: string): string {
  const onlyOwnPages = ['api', 'blog', 'changelog'].includes(area);
  const shown = announcement?.on?.flatMap(areasBelow).some((other) => other === area) ?? true;
  if (!announcement || (onlyOwnPages && !shown)) return '';
  const { backgroundColor, textColor } = announcement;
  const rules = readFileSync(new URL('../components/AnnouncementBar/AnnouncementBar.css', import.meta.url), 'utf8');
  return `${rules}.announcement{background:${backgroundColor};color:${textColor}}`;
}

/** The host of the site for paper, where links are written out. */
const printedHost = (url: string): string => `@media print{:root{--host:${JSON.stringify(new URL(url).host)}}}`;

/** The dark palette again: CSS cannot express "as chosen, or else as the system has it". */
export function darkWithoutScript({ followSystem, default: mode }: SiteConfig['colorMode']): string {
  const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
  const palette = /(?<=\[data-theme="dark"\] )\{[^}]*\}/.exec(tokens)?.[0];
  if (!palette) throw new Error('src/styles/tokens.css has no rule [data-theme="dark"] {…} with the dark palette.');
  const rule = `:root:not([data-theme])${palette}`;
  if (followSystem) return `@media screen and (prefers-color-scheme: dark){${rule}}`;
  return mode === 'dark' ? rule : '';
}

/**
 * Later modules of the script of every page (`src/browser/start.ts`) are loaded by address: Vite
 * wraps `import('./router.ts')` in a helper of 0.6 kB that preloads style sheets and modules, which
 * is too much for a first load (https://github.com/vitejs/vite/issues/13952).
 * - `./router.ts?address` is the address of a module that becomes a file by itself.
 * - `./start.ts?script` is the entry module that Astro generates for that script. Modules that
 *   import it are bundled into the script's file instead of further files, each of which would
 *   cost every page a round trip.
 */
export function laterModules(): Plugin {
  let script: string | undefined;
  return {
    name: 'later-modules',
    enforce: 'pre',
    // On every page the names of all imports would cost more than the round trip that they save.
    configEnvironment: (name) =>
      name === 'client' ? { build: { modulePreload: false, target: scriptTarget } } : undefined,
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /\?(address|script)$|\/browser\/start\.ts$/ },
      async handler(id, importer) {
        const [path = '', query] = id.split('?');
        if (query === undefined) script = importer;
        // The development server has every module at the path of its source.
        else if (query === 'script' && this.environment.mode !== 'dev') return script;
        const module = await this.resolve(path, importer, { skipSelf: true });
        return query === 'address' && module ? `${module.id}?address` : module;
      },
    },
    load: {
      filter: { id: /\?address$/ },
      handler(id) {
        const module = id.replace(/\?address$/, '');
        if (this.environment.mode === 'dev')
          return `export default ${JSON.stringify(module.slice(this.environment.config.root.length))};`;
        const file = this.emitFile({
          type: 'chunk',
          id: module,
          name: basename(module, '.ts'),
          // It may share modules with what it loads in turn.
          preserveSignature: 'allow-extension',
        });
        return `export default import.meta.ROLLUP_FILE_URL_${file};`;
      },
    },
  };
}

/**
 * Texts of `site/` as the configuration has them: `strings/fa.ts?checked` is the whole table,
 * `strings/fa.ts?search` the part for search, `home.ts?start=fa` what search offers before anything
 * is typed.
 */
export function partsOfSite(configuration: Configuration): Plugin {
  const urls = createUrls(configuration.config);
  return {
    name: 'parts-of-site',
    enforce: 'pre',
    load: {
      order: 'pre',
      filter: { id: /\/site\/(strings\/\w+\.ts\?(checked|search$)|home\.ts\?start=)/ },
      handler(id) {
        const [, language, part] = /(\w+)\.ts\?(checked|search)$/.exec(id) ?? [];
        const strings = language && configuration.strings[localeOf(language)];
        const texts = strings
          ? part === 'search'
            ? searchStrings(strings)
            : strings
          : searchStart(configuration, urls, localeOf(id.replace(/.*=/, '')));
        return `export default ${JSON.stringify(texts)};`;
      },
    },
  };
}
