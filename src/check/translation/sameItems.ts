import { proseKeys } from '../../content/markdown/componentTexts.ts';
import { type LinkOrImage, lineAtOffset, type WrittenText } from '../../model/content/content.ts';
import { errorIn, type Problem } from '../../model/problems/problems.ts';

/** A translation links to the same targets as often as English; broken ones are reported there. */
export const checkSameLinks = (
  source: WrittenText,
  translation: WrittenText,
  isBroken: (reference: LinkOrImage) => boolean,
): Problem[] => checkSameItems(linksOf(source), linksOf(translation), translation.file, isBroken);

const linksOf = ({ compiled }: WrittenText) =>
  compiled.references.map((reference) => ({ ...reference, name: `The ${reference.kind} to ${reference.url}` }));

const component = /<([A-Z]\w*)([^>]*)>/g;

/** An attribute that is the same in every language, like every one that readers do not read. */
const option = new RegExp(`\\b(?!(?:${[...proseKeys].join('|')})=)\\w+=(?:"[^"]*"|\\{\\d+\\})`, 'g');

/** A translation has the components of the English page, in any order. */
export const checkSameComponents = (source: WrittenText, translation: WrittenText): Problem[] =>
  checkSameItems(componentsOf(source), componentsOf(translation), translation.file);

const componentsOf = (page: WrittenText) =>
  [...page.body.matchAll(component)].map(({ 1: name = '', 2: attributes = '', index }) => ({
    name: `<${[name, ...[...attributes.matchAll(option)].map(([found]) => found)].join(' ')}>`,
    line: lineAtOffset(page, index),
  }));

/** A link or component, by the name that it has in every language. */
interface NamedItem {
  readonly name: string;
  readonly line: number;
}

/** A translation has each item as often as English, except for `excused` ones. */
function checkSameItems<English extends NamedItem>(
  english: readonly English[],
  here: readonly NamedItem[],
  file: string,
  isExcused: (item: English) => boolean = () => false,
): Problem[] {
  const missing = [...english];
  const extra = here.filter(({ name }) => {
    const index = missing.findIndex((other) => other.name === name);
    if (index !== -1) missing.splice(index, 1);
    return index === -1;
  });
  const [excused, absent] = [missing.filter(isExcused), missing.filter((item) => !isExcused(item))];
  return [
    ...extra
      .slice(excused.length)
      .map(({ name, line }) => errorIn(file, line, `${name} occurs more often here than in English.`)),
    ...absent.map(({ name, line }) => errorIn(file, undefined, `${name} is missing; English has it in line ${line}.`)),
  ];
}
