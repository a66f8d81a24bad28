import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { scriptTarget } from '../../../src/build/browserFloor.ts';
import { isLocale, localeOf } from '../../../src/model/locale.ts';
import { searchStart } from '../../../src/model/searchStart.ts';
import type { Site } from '../../../src/model/site.ts';

/** Modules of the site that need a server, and what does their work in a copy. */
const replaced: Readonly<Record<string, string>> = {
  'src/browser/search/provider.ts': 'src/browser/editions/searchProvider.ts',
  'src/browser/router.ts': 'src/browser/editions/noRouter.ts',
  'src/browser/followLinks.ts': 'src/browser/editions/noRouter.ts',
  'src/browser/laterModules.ts': 'src/browser/editions/laterModules.ts',
  'src/browser/trustedTypes.ts': 'src/browser/editions/filesAsScripts.ts',
};

/** What of the site its scripts contain. */
type Contents = Pick<Site, 'strings' | 'home' | 'platforms'>;

/**
 * The scripts of the site as classic ones, by their names below the top of a copy: browsers load no modules from files. What the site
 * imports later becomes a separate script, which the first adds to the page when it is needed.
 */
export async function classicScripts(
  root: string,
  output: string,
  site: Contents,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const scripts = new Map<string, Uint8Array>();
  const wanted = [join(root, 'src/browser/start.ts')];
  const names = new Map([[wanted[0] ?? '', 'start.js']]);
  const later = (module: string): string => {
    const known = names.get(module);
    if (known !== undefined) return known;
    const name = `${basename(module).replace(/\W.*$/, '')}-${createHash('sha256').update(relative(root, module)).digest('hex').slice(0, 6)}.js`;
    names.set(module, name);
    wanted.push(module);
    return name;
  };
  for (const module of wanted) {
    const name = names.get(module) ?? '';
    scripts.set(
      `_astro/${name}`,
      await bundle(root, module, name, [laterScripts(root, later), siteModules(root, output, site)]),
    );
  }
  scripts.set('_astro/choose.js', await bundle(root, join(root, 'src/browser/chooseLanguage.ts'), '', []));
  return scripts;
}

async function bundle(root: string, module: string, name: string, plugins: Plugin[]): Promise<Uint8Array> {
  const [path, query = ''] = module.split('?');
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: {
      contents:
        name === '' || name === 'start.js'
          ? `import ${JSON.stringify(path)};`
          : `import * as module from ${JSON.stringify(query ? `${path}?${query}` : path)}; (self.laterScripts ??= {})[${JSON.stringify(name)}] = module;`,
      resolveDir: root,
    },
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'iife',
    jsx: 'automatic',
    target: scriptTarget,
    // As on the site: `preactInBrowser` in src/build/vitePlugins.ts.
    alias: { react: 'preact/compat', 'react-dom': 'preact/compat' },
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.PROD': 'true', 'import.meta.env.DEV': 'false' },
    write: false,
    logLevel: 'silent',
    plugins,
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`esbuild made nothing of ${module}.`);
  return file.contents;
}

/** What Vite does for the site: texts by their parts, what search offers at first, and style sheets by their addresses. */
function siteModules(root: string, output: string, site: Contents): Plugin {
  const sheets = readdirSync(join(output, '_astro')).filter((file) => file.endsWith('.css'));
  return {
    name: 'modules-of-the-site',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\.css\?url$/ }, ({ path }) => ({ path, namespace: 'style-sheet' }));
      onLoad({ filter: /.*/, namespace: 'style-sheet' }, ({ path }) => {
        const name = basename(path, '.css?url');
        const file = sheets.find((sheet) => new RegExp(`^${name}\\.[^.]+\\.css$`).test(sheet));
        if (file === undefined) throw new Error(`The built site has no style sheet ${name}.`);
        return { contents: `export default document.documentElement.dataset.base + "/_astro/${file}";` };
      });
      onResolve({ filter: /\?only=/ }, ({ path, resolveDir }) => ({
        path: join(resolveDir, path),
        namespace: 'texts',
      }));
      onLoad({ filter: /.*/, namespace: 'texts' }, ({ path }) => {
        const [, locale = '', parts = ''] = /(\w+)\.ts\?only=(.*)$/.exec(path) ?? [];
        if (!isLocale(locale)) throw new Error(`${path} names no language.`);
        const wanted = Object.entries(site.strings[locale]).filter(([part]) => parts.split(',').includes(part));
        return { contents: JSON.stringify(Object.fromEntries(wanted)), loader: 'json' };
      });
      onResolve({ filter: /\?start=/ }, ({ path }) => ({ path, namespace: 'start-of-search' }));
      onLoad({ filter: /.*/, namespace: 'start-of-search' }, ({ path }) => ({
        contents: startInCopy(site, path.replace(/.*=/, '')),
        resolveDir: root,
      }));
      onResolve({ filter: /\?script$/ }, () => ({ path: join(root, 'src/browser/editions/noRouter.ts') }));
      onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
        const instead = replaced[relative(root, join(resolveDir, path))];
        return instead === undefined ? undefined : { path: join(root, instead) };
      });
    },
  };
}

/** A module with what search offers at first, whose pages are files of the copy. */
function startInCopy(site: Contents, locale: string): string {
  const urls = { page: (language: string, path: string) => `${language}${path}.html` };
  return `import { addressInCopy } from './src/browser/editions/addScript.ts';
const inCopy = (page) => ({ ...page, url: addressInCopy(page.url) });
const { title, problems, platforms } = ${JSON.stringify(searchStart(site, urls, localeOf(locale)))};
export default {
  title,
  problems: problems.map(inCopy),
  platforms: Object.fromEntries(Object.entries(platforms).map(([id, page]) => [id, inCopy(page)])),
};`;
}

/**
 * What a behaviour imports later waits for a separate script: a module with `then` is waited for by whoever imports it. What a component
 * imports later stays with it, since both need the same Preact.
 */
function laterScripts(root: string, nameOf: (module: string) => string): Plugin {
  return {
    name: 'later-scripts',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /.*/ }, ({ path, resolveDir, kind }) => {
        if (kind !== 'dynamic-import' || path.includes('?') || !resolveDir.startsWith(join(root, 'src/browser')))
          return undefined;
        const module = relative(root, join(resolveDir, path));
        return { path: join(root, replaced[module] ?? module), namespace: 'later' };
      });
      onLoad({ filter: /.*/, namespace: 'later' }, ({ path }) => ({
        contents: `import { loadLater } from './src/browser/editions/loadLater.ts';
export const then = (resolve, reject) => loadLater(${JSON.stringify(nameOf(path))}).then(resolve, reject);`,
        resolveDir: root,
      }));
    },
  };
}
