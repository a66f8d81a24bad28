import { proseKeys } from '../../content/markdown/componentTexts.ts';
import { lineAtOffset, type WrittenText } from '../../model/content/content.ts';
import type { Problem } from '../../model/problems/problems.ts';
import { checkSameItems } from './sameItems.ts';

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
