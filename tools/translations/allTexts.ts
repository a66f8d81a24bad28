import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFolder, type SourceFile } from '../../src/content/sourceFile.ts';
import { defaultLocale, type Locale } from '../../src/model/locale.ts';
import type { Problem } from '../../src/model/problems.ts';
import { typescriptFile, yamlFile } from './dataFiles.ts';
import { keyedTexts } from './keyedTexts.ts';
import { pageTexts } from './pages.ts';
import type { TextFile } from './text.ts';

/** The files of the repository, with lines that end in "\\n". */
export interface Files {
  list(folder: string, extension: string): readonly SourceFile[];
  /** Nothing if there is no such file. */
  read(file: string): string | undefined;
}

/** The files below a folder. Those that cannot be read are added to `problems`. */
export const filesBelow = (root: string, problems: Problem[]): Files => ({
  list: (folder, extension) => readFolder(root, folder, extension, problems),
  read: (file) =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n') : undefined,
});

/** All that is translated into a language: pages by block, the changelog, the texts of the API, the strings of the interface and of the settings. */
export function allTexts(files: Files, locale: Locale): TextFile[] {
  const inLocale = (path: string) => path.replace(`/${defaultLocale}`, `/${locale}`);
  const pages = files.list(`content/${defaultLocale}`, '.mdx').map(({ file, text }) => {
    const target = inLocale(file);
    return pageTexts(file, text, { file: target, text: files.read(target) });
  });
  const changelog = files.list('content/changelog', '.yaml').map(({ file, text }) => {
    const release = yamlFile(file, text);
    return keyedTexts(release, release, locale);
  });
  const settings = files.list('site', '.ts').flatMap(({ file, text }) => {
    if (!file.startsWith('site/strings/')) {
      const setting = typescriptFile(file, text);
      return [keyedTexts(setting, setting, locale)];
    }
    if (file !== inLocaleOf(file, defaultLocale)) return [];
    const target = inLocaleOf(file, locale);
    return [keyedTexts(typescriptFile(file, text), typescriptFile(target, files.read(target) ?? ''), locale)];
  });
  const api = files.list('api/text', `${defaultLocale}.yaml`).map(({ file, text }) => {
    const target = inLocaleOf(file, locale);
    return keyedTexts(yamlFile(file, text), yamlFile(target, files.read(target) ?? ''), locale);
  });
  return [...pages, ...changelog, ...api, ...settings];
}

const inLocaleOf = (file: string, locale: Locale) => file.replace(/\/\w+(\.\w+)$/, `/${locale}$1`);
