import { proseKeys } from '../../content/markdown/componentTexts.ts';
import type { WrittenText } from '../../model/content/content.ts';
import type { Problem } from '../../model/problems/problems.ts';

const component = /<([A-Z]\w*)([^>]*)>/g;

/** An attribute that is the same in every language, as all are that nobody reads. */
const option = new RegExp(`\\b(?!(?:${[...proseKeys].join('|')})=)\\w+="[^"]*"`, 'g');

/** A translation has the components of the English page, in any order. */
export function checkSameComponents(source: WrittenText, translation: WrittenText): Problem[] {
  const missing = componentsOf(source);
  const extra = componentsOf(translation).filter(({ tag }) => {
    const index = missing.findIndex((other) => other.tag === tag);
    if (index !== -1) missing.splice(index, 1);
    return index === -1;
  });
  const { file } = translation;
  return [
    ...extra.map(
      ({ tag, line }): Problem => ({
        level: 'error',
        file,
        line,
        message: `${tag} is not in English, or there less often.`,
      }),
    ),
    ...missing.map(
      ({ tag, line }): Problem => ({
        level: 'error',
        file,
        message: `${tag} is missing; English has it in line ${line}.`,
      }),
    ),
  ];
}

function componentsOf(page: WrittenText): { tag: string; line: number }[] {
  return [...page.body.matchAll(component)].map(({ 1: name = '', 2: attributes = '', index }) => ({
    tag: `<${[name, ...[...attributes.matchAll(option)].map(([found]) => found)].join(' ')}>`,
    line: page.bodyLine + page.body.slice(0, index).split('\n').length - 1,
  }));
}
