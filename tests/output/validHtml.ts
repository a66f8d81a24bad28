import { join } from 'node:path';
import { HtmlValidate, type Report, StaticConfigLoader } from 'html-validate';
import { output } from './builtSite.ts';

/** Rules of the HTML standard and for screen readers, without matters of taste; nothing of it is switched off. */
const rules = { root: true, extends: ['html-validate:standard', 'html-validate:a11y'] };

/** The rules, put together once: html-validate does it again for every page, which takes a quarter of the time. */
class SameRules extends StaticConfigLoader {
  readonly #resolved = super.getConfigFor('');

  override getConfigFor(): ReturnType<StaticConfigLoader['getConfigFor']> {
    return this.#resolved;
  }
}
const validator = new HtmlValidate(new SameRules(rules));

/** Problems of built files by the HTML standard, each with its file and place. */
export async function complaints(files: readonly string[]): Promise<string[]> {
  return inWords(await validator.validateMultipleFiles(files.map((file) => join(output, file))));
}

/** Problems of a text of HTML. */
export async function complaintsOf(html: string): Promise<string[]> {
  return inWords(await validator.validateString(html));
}

const inWords = ({ results }: Report): string[] =>
  results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${filePath}:${line}:${column} ${ruleId}: ${message}`),
  );
