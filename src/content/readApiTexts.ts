import { textsFile } from '../model/api/files.ts';
import type { Problem } from '../model/problems/problems.ts';
import { type Localized, localized } from '../model/text/locale.ts';
import { type ApiText, type ApiTexts, askedPhrases, textsSchema, writtenTexts } from '../reference/texts.ts';
import { compileInlineText } from './markdown/inlineText.ts';
import { readYaml } from './yamlFile.ts';

/** The texts of the API from YAML in each language. Problems get file and line. */
export function readApiTexts(sources: Localized, problems: Problem[]): Localized<ApiTexts> | undefined {
  const { en, fa, ru } = localized((locale): ApiTexts | undefined => {
    const file = textsFile(locale);
    const { value, lineOf } = readYaml(sources[locale], textsSchema, file, problems);
    if (!value) return undefined;
    const texts = new Map(
      writtenTexts(value).map(({ key, path, text }): [string, ApiText] => {
        const line = lineOf(path);
        return [key, { ...compileInlineText({ text, file, line, locale }, problems), line }];
      }),
    );
    return { texts, asked: askedPhrases(value) };
  });
  return en && fa && ru && { en, fa, ru };
}
