import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type Locale, localeOf } from '../model/locale.ts';
import type { SiteConfigInput } from '../model/siteConfig.ts';
import type { Strings } from '../model/strings.ts';

/** Adds the configured colours of the announcement bar to the style sheets, since the CSP allows no `style` attribute. */
export function announcementColors(announcement: SiteConfigInput['announcement']): Plugin {
  const rule = announcement
    ? `.announcement{background:${announcement.backgroundColor};color:${announcement.textColor}}`
    : '';
  return {
    name: 'announcement-colors',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/styles\/(api|blog|changelog|docs|site)\.css$/ },
      handler: (code) => `${code}\n${rule}`,
    },
  };
}

/** Drops the few rules that ClientRouter brings as a style sheet of its own: ours has them, and a page waits for one file only. */
export function singleStyleSheet(): Plugin {
  return {
    name: 'single-style-sheet',
    enforce: 'pre',
    load: {
      order: 'pre',
      filter: { id: /\/astro\/components\/ClientRouter\.astro$/ },
      handler: (id) => readFileSync(id, 'utf8').replace(/<style[\s\S]*?<\/style>/, ''),
    },
  };
}

/**
 * Vite wraps every dynamic import in a helper that preloads its style sheets and modules. Ours have no style sheets, and on a slow line
 * a list of names costs every page more than a module that is asked for later.
 */
export function plainDynamicImports(): Plugin {
  return {
    name: 'plain-dynamic-imports',
    enforce: 'pre',
    // Astro leaves no other way to say so of what the browser loads.
    configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : undefined),
    load: {
      order: 'pre',
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}

/**
 * Leaves the analytics of the search dialog's library out of the bundle. They are off, and their code could fetch a script
 * from another origin.
 */
export function withoutInsights(): Plugin {
  return {
    name: 'without-insights',
    enforce: 'pre',
    load: {
      order: 'pre',
      filter: { id: /\/autocomplete-plugin-algolia-insights\/dist\/esm\/index\.js/ },
      handler: () => 'export const createAlgoliaInsightsPlugin = () => ({});',
    },
  };
}

/**
 * `site/strings/fa.ts?only=chrome,error` gives those sections of the texts alone: who needs a few need not load the others.
 */
export function partsOfStrings(strings: Readonly<Record<Locale, Strings>>): Plugin {
  return {
    name: 'parts-of-strings',
    enforce: 'pre',
    load: {
      order: 'pre',
      filter: { id: /\/site\/strings\/\w+\.ts\?only=/ },
      handler(id) {
        const [, locale = '', parts = ''] = /(\w+)\.ts\?only=(.*)$/.exec(id) ?? [];
        const wanted = Object.entries(strings[localeOf(locale)]).filter(([section]) =>
          parts.split(',').includes(section),
        );
        return `export default ${JSON.stringify(Object.fromEntries(wanted))};`;
      },
    },
  };
}

/**
 * Takes out of Astro's router what no page here needs.
 * - Animations: nothing here is animated, and preparing a view transition takes an old phone longer than the change itself.
 * - Inline scripts that run again, which Trusted Types forbid: ours has run, and `navigation.ts` keeps what it noted.
 */
export function plainRouter(): Plugin {
  const cuts: readonly (readonly [from: string, to: string])[] = [
    ['inBrowser && !!document.startViewTransition', 'false'],
    ['fallback === "animate"', 'false'],
    ['newScript.innerHTML = script.innerHTML;', ''],
    [
      'script.dataset.astroExec === void 0 && script.getAttribute("type") === "module" && (needsWaitForInlineModuleScript = script.getAttribute("src") === null);',
      '',
    ],
    ['needsWaitForInlineModuleScript &&', 'false &&'],
  ];
  return {
    name: 'plain-router',
    transform: {
      filter: { id: /\/astro\/dist\/transitions\/router\.js$/ },
      handler(code) {
        for (const [from] of cuts)
          if (!code.includes(from))
            this.error(`Astro's router no longer has \`${from}\`: see how it can be told to do without now.`);
        return cuts.reduce((text, [from, to]) => text.replaceAll(from, to), code);
      },
    },
  };
}
