import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { BeforePaint } from '../browser/beforePaint.ts';
import { scriptTarget } from '../build/browserFloor.ts';
import type { Locale } from '../model/locale.ts';
import type { SiteConfig } from '../model/siteConfig.ts';
import type { Strings } from '../model/strings.ts';

/** From the root of the project, in which every command runs: the build moves this module elsewhere. */
const source = join(process.cwd(), 'src/browser/beforePaint.ts');

const written = new Map<string, string>();

/**
 * The one inline script, `src/browser/beforePaint.ts`, with what it has to know. Its text is the same on every page of a language, so that
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
  const { outputFiles } = buildSync({
    entryPoints: [source],
    bundle: true,
    write: false,
    define: Object.fromEntries(define),
    format: 'iife',
    minify: true,
    charset: 'utf8',
    target: scriptTarget,
  });
  const code = outputFiles.map(({ text }) => text).join('');
  // In HTML this would begin a comment, which swallows the end of the script; esbuild writes `</script` harmlessly itself.
  return code.trim().replaceAll('<!--', '\\x3C!--');
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
