import { join } from 'node:path';
import { HtmlValidate, type Report, StaticConfigLoader } from 'html-validate';
import { output } from './builtSite.ts';

/** The HTML standard and rules for screen readers, without matters of taste. */
const rules = { root: true, extends: ['html-validate:standard', 'html-validate:a11y'] };

const validator = new HtmlValidate(new StaticConfigLoader(rules));

/** Problems of built files by the HTML standard, each with its file and place. */
export async function complaints(files: readonly string[]): Promise<string[]> {
  return inWords(await validator.validateMultipleFiles(files.map((file) => join(output, file))));
}

const inWords = ({ results }: Report): string[] =>
  results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${filePath}:${line}:${column} ${ruleId}: ${message}`),
  );
