import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Engine } from './engines.ts';
import type { SourcePage } from './sourcePages.ts';

const packageFile = z.object({ version: z.string() });

/** The project of an engine with the texts in it. */
export interface Project {
  readonly folder: string;
  /** Output folder of a build. */
  readonly output: string;
  readonly version: string;
}

/** Installs packages into a separate folder. A failure shows npm's own words. */
export function install(
  folder: string,
  packages: readonly string[],
  overrides: Readonly<Record<string, string>> = {},
): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'peer', private: true, overrides }));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages], {
    cwd: folder,
    stdio: 'inherit',
  });
}

/** Sets an engine up below a folder and writes the texts of the pages for it, by the converter installed in `converter`. */
export function makeProject(engine: Engine, pages: readonly SourcePage[], folder: string, converter: string): Project {
  install(folder, engine.packages, engine.overrides);
  for (const [file, text] of Object.entries(engine.files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const input = join(converter, `${engine.name}.json`);
  const written = pages.map(({ locale, path, title, description, html, languages }) => ({
    html,
    languages,
    file: join(folder, engine.fileOf(locale, path)),
    frontMatter: `title: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}`,
    links: engine.linkPrefix(locale),
    admonitions: engine.admonitions,
  }));
  writeFileSync(input, JSON.stringify(written));
  cpSync(join(import.meta.dirname, 'markdown.mjs'), join(converter, 'markdown.mjs'));
  execFileSync(process.execPath, [join(converter, 'markdown.mjs'), input], { stdio: 'inherit' });
  const main = engine.packages.find((name) => /starlight|docusaurus\/core/.test(name))?.replace(/@[^@]+$/, '') ?? '';
  const installed: unknown = JSON.parse(readFileSync(join(folder, 'node_modules', main, 'package.json'), 'utf8'));
  return { folder, output: join(folder, engine.output), version: packageFile.parse(installed).version };
}

export interface BuildTime {
  /** Seconds by the clock, which other work on the machine makes longer. */
  readonly wall: number;
  /** Seconds of processor time of all processes of the build, which it does not. */
  readonly cpu: number;
}

/** How long a command takes. It is run by a shell for its `times`: Node does not tell the processor time of children. */
export function timeBuild(folder: string, command: readonly string[]): BuildTime {
  const log = join(tmpdir(), `peer-build-${process.pid}.log`);
  const start = performance.now();
  const { status, stdout } = spawnSync(
    'sh',
    ['-c', '"$@" >"$LOG" 2>&1; code=$?; times; exit $code', 'sh', ...command],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${join(folder, 'node_modules', '.bin')}:${process.env['PATH']}`,
        CI: 'true',
        LOG: log,
      },
    },
  );
  const wall = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`${command.join(' ')} failed:\n${readFileSync(log, 'utf8').slice(0, 6000)}`);
  rmSync(log);
  const ofChildren = stdout.trim().split('\n').at(-1) ?? '';
  const cpu = [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
  return { wall, cpu };
}

/** Megabytes and pages of an output folder, without copies in brotli and gzip. */
export function outputSize(folder: string): { megabytes: number; pages: number } {
  const files = globSync('**/*', { cwd: folder }).filter((file) => !/\.(br|gz)$/.test(file));
  const bytes = files.map((file) => statSync(join(folder, file))).filter((file) => file.isFile());
  return {
    megabytes: bytes.reduce((sum, { size }) => sum + size, 0) / 1e6,
    pages: files.filter((file) => file.endsWith('.html')).length,
  };
}
