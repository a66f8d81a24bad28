import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Configuration } from '../model/configuration.ts';
import { type Localized, localeOf } from '../model/locale.ts';
import { searchStart } from '../model/searchStart.ts';
import { areas } from '../model/sections.ts';
import type { SiteConfig } from '../model/siteConfig.ts';
import type { Strings } from '../model/strings.ts';
import { createUrls } from '../model/urls.ts';
import { scriptTarget } from './browserFloor.ts';

/** Adds the configured colours of the announcement bar to the style sheets, since the CSP allows no `style` attribute. */
export function announcementColors(announcement: SiteConfig['announcement']): Plugin {
  const rule = announcement
    ? `.announcement{background:${announcement.backgroundColor};color:${announcement.textColor}}`
    : '';
  return appendToStyles('announcement-colors', rule);
}

// In the development server the sheet itself is asked for.
const sheetsOfAreas = new RegExp(`/src/styles/(fa/)?(${areas.join('|')})\\.css(\\?(transform-only|direct))?$`);

/** Adds a rule to the style sheets of the pages. */
function appendToStyles(name: string, rule: string): Plugin {
  return {
    name,
    enforce: 'pre',
    transform: {
      filter: { id: sheetsOfAreas },
      handler: (code) => `${code}\n${rule}`,
    },
  };
}

/** Tells the rules for paper the host of the site: there a link is written out. */
export function printedAddresses(url: string): Plugin {
  return appendToStyles('printed-addresses', `@media print{:root{--host:${JSON.stringify(new URL(url).host)}}}`);
}

const styles = new URL('../styles/', import.meta.url);

/**
 * Copies the dark palette of `tokens.css` to where no script has set a colour mode: CSS cannot say "chosen, or else as the system
 * has it" in one rule.
 */
export function darkWithoutScript({ followSystem, default: mode }: SiteConfig['colorMode']): Plugin {
  const palette = /(?<=\[data-theme="dark"\] )\{[^}]*\}/.exec(readFileSync(new URL('tokens.css', styles), 'utf8'))?.[0];
  if (!palette) throw new Error('src/styles/tokens.css has no rule [data-theme="dark"] {…} with the dark palette.');
  const rule = `:root:not([data-theme])${palette}`;
  const asSystem = followSystem
    ? `@media screen and (prefers-color-scheme: dark){${rule}}`
    : mode === 'dark'
      ? rule
      : '';
  return appendToStyles('dark-without-script', asSystem);
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
    configEnvironment: (name) =>
      name === 'client' ? { build: { modulePreload: false, target: scriptTarget } } : undefined,
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
 * Renders islands with Preact in the browser: the components are React's, and so is the HTML of the build, but `react-dom` weighs
 * 59 kB, half of what a first search may.
 */
export function preactInBrowser(): Plugin {
  return {
    name: 'preact-in-browser',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      order: 'pre',
      filter: { id: /^react(-dom)?(\/|$)/ },
      handler(id, importer) {
        return this.resolve(id.replace(/^react(-dom)?/, 'preact/compat'), importer, { skipSelf: true });
      },
    },
  };
}

/**
 * `site/strings/fa.ts?only=chrome,error` gives those sections of the texts alone: who needs a few need not load the others.
 */
export function partsOfStrings(strings: Localized<Strings>): Plugin {
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

/** `site/home.ts?start=fa` gives what search offers before anything is typed, in one language. */
export function startOfSearch(configuration: Pick<Configuration, 'home' | 'platforms' | 'config'>): Plugin {
  const urls = createUrls(configuration.config);
  return {
    name: 'start-of-search',
    enforce: 'pre',
    load: {
      order: 'pre',
      filter: { id: /\/site\/home\.ts\?start=/ },
      handler: (id) =>
        `export default ${JSON.stringify(searchStart(configuration, urls, localeOf(id.replace(/.*=/, ''))))};`,
    },
  };
}

/**
 * Takes out of Astro's router what no page here needs, in the built site: it is most of the script that every page loads.
 * - Animations: nothing here is animated, and preparing a view transition takes an old phone longer than the change itself.
 * - Inline scripts that run again, which Trusted Types forbid: ours has run, and `navigation.ts` keeps what it noted.
 * - Forms that are posted: there are none.
 * - Elements that outlive their page, media and shadow roots: `swapPage.ts` takes the place of the module that looks after them.
 * - Fields of classes, which older browsers do not know and the constructors set anyway, and their listing, which changes nothing then.
 * - Marks for animations, headers of hosts that need some, `<noscript>`, XHTML: there are none.
 */
export function plainRouter(): Plugin {
  const cuts: readonly (readonly [from: string | RegExp, to: string])[] = [
    ['inBrowser && !!document.startViewTransition', 'false'],
    ['fallback === "animate"', 'false'],
    ['getFallback() !== "none"', 'true'],
    ['hasUAVisualTransition ? "swap" : getFallback()', '"swap"'],
    ['newScript.innerHTML = script.innerHTML;', ''],
    [
      /for \(const script of [^\n]*\n *script\.dataset\.astroExec === void 0 && [^\n]*needsWaitForInlineModuleScript = [^\n]*\n *\}/g,
      '',
    ],
    [
      /const headers = new Headers[\s\S]*?await fetch\(href, \{ \.\.\.init, headers \}\)/g,
      'const res = await fetch(href, init)',
    ],
    [' && mediaType !== "application/xhtml+xml"', ''],
    [/`\[\$\{PERSIST_ATTR\}=[\s\S]*?"\], link/g, '`link'],
    ['preparationEvent.newDocument.querySelectorAll("noscript").forEach((el) => el.remove());', ''],
    ['document.documentElement.setAttribute(DIRECTION_ATTR, prepEvent.direction);', ''],
    ['document.documentElement.removeAttribute(DIRECTION_ATTR);', ''],
    ['document.documentElement.removeAttribute(OLD_NEW_ATTR);', ''],
    ['types: /* @__PURE__ */ new Set()', ''],
    ['needsWaitForInlineModuleScript &&', 'false &&'],
    ['if (preparationEvent.formData)', 'if (false)'],
    [' && !preparationEvent.formData', ''],
  ];
  const classes: typeof cuts = [
    [/^ {2}\w+;$/gm, ''],
    [/^ {4}Object\.defineProperties\(this, \{[\s\S]*?^ {4}\}\);$/gm, ''],
  ];
  return {
    name: 'plain-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\/swap-functions\.js$/ },
      handler: (_, importer) =>
        importer && /\/astro\/dist\/transitions\//.test(importer)
          ? join(process.cwd(), 'src/browser/swapPage.ts')
          : null,
    },
    transform: {
      filter: { id: /\/astro\/dist\/transitions\/(router|events)\.js$/ },
      handler(code, id) {
        const wanted = id.endsWith('router.js') ? cuts : classes;
        for (const [from] of wanted)
          if (code.replace(from, '') === code)
            this.error(`Astro's router no longer has \`${from}\`: find out how it can do without now.`);
        return wanted.reduce((text, [from, to]) => text.replaceAll(from, to), code);
      },
    },
  };
}
