import { glossOf } from './gloss.ts';
import { type Pair, pairs } from './pairs.ts';

/** English text that is shown and hidden together: what follows a heading, up to the next. */
export interface EnglishSection {
  /** The id of the heading; empty above the first heading, and for a heading without an id. */
  readonly id: string;
  readonly pairs: Pair<ChildNode>[];
}

/** The English text of a page by its sections. */
export function sectionsOf(own: HTMLElement, english: HTMLElement): EnglishSection[] {
  let section: EnglishSection = { id: '', pairs: [] };
  const sections = [section];
  for (const pair of pairs<ChildNode>(own, english)) {
    if (pair.heading !== undefined) {
      section = { id: pair.heading, pairs: [] };
      sections.push(section);
    }
    section.pairs.push(pair);
  }
  return sections;
}

/** Shows the English text of a section: each piece after its own one, under the heading a button that hides the rest again. */
export function showSection({ pairs: all }: EnglishSection): void {
  const rest: HTMLElement[] = [];
  for (const { after, english, heading } of all) {
    if (heading === undefined) {
      const gloss = glossOf(english);
      after.after(gloss);
      rest.push(gloss);
    } else after.after(switchFor(glossOf(english, 'p'), rest));
  }
}

/** Makes the English heading a button that hides and shows what is below it. */
function switchFor(gloss: HTMLElement, rest: readonly HTMLElement[]): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.append(...gloss.childNodes);
  const show = (isOpen: boolean) => {
    button.setAttribute('aria-expanded', String(isOpen));
    for (const each of rest) each.hidden = !isOpen;
  };
  button.addEventListener('click', () => show(button.getAttribute('aria-expanded') === 'false'));
  show(true);
  gloss.append(button);
  return gloss;
}
