import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync, transformSync } from 'esbuild';
import type { BeforePaint } from '../browser/beforePaint.ts';
import { scriptTarget } from '../build/browserFloor.ts';
import type { SiteConfig } from '../model/config/siteConfig.ts';
import type { Strings } from '../model/config/strings.ts';
import type { Locale } from '../model/text/locale.ts';
import { memoize } from '../model/text/memoize.ts';

/** From the root of the project, in which every command runs: the build moves this module elsewhere. */
const source = join(process.cwd(), 'src/browser/beforePaint.ts');

/** The script of pages that show something about platforms. It imports what `tabs.ts` does. */
const chosenSource = join(process.cwd(), 'src/browser/chosenBeforePaint.ts');

const written = new Map<string, string>();

/**
 * The inline script of every page, `src/browser/beforePaint.ts`, with what it has to know. Its text is the same on every page of a language, so that
 * the content security policy names one hash for each.
 */
export function startScript(config: SiteConfig, strings: Strings, locale: Locale): string {
  const settings = settingsOf(config, strings, locale);
  const key = JSON.stringify(settings);
  const script = written.get(key) ?? write(settings);
  written.set(key, script);
  return script;
}

function write(settings: BeforePaint): string {
  const define = Object.entries(settings).map(([name, value]) => [`settings.${name}`, JSON.stringify(value)]);
  const { code } = transformSync(readFileSync(source, 'utf8'), {
    loader: 'ts',
    define: Object.fromEntries(define),
    format: 'iife',
    minify: true,
    charset: 'utf8',
    target: scriptTarget,
  });
  // In HTML this would begin a comment, which swallows the end of the script; esbuild writes `</script` harmlessly itself.
  return code.trim().replaceAll('<!--', '\\x3C!--');
}

/** Shows what the reader chose of platforms in the first frame. Its text is the same on all pages that have it (`showsPlatforms`). */
export const chosenScript: () => string = memoize(() => {
  const { outputFiles } = buildSync({
    entryPoints: [chosenSource],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    target: scriptTarget,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
});

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
