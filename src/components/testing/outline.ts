import { join } from 'node:path';
import { expect, it } from 'vitest';

const roles: Readonly<Record<string, string>> = {
  a: 'link',
  button: 'button',
  code: 'code',
  h1: 'title',
  h2: 'heading',
  h3: 'subheading',
  img: 'picture',
  input: 'field',
  label: 'label',
  nav: 'navigation',
  option: 'option',
  p: 'text',
  summary: 'fold',
  td: 'cell',
  th: 'column',
  time: 'time',
};

const named = 'a, button, summary, label, option, h1, h2, h3, th, td, time';

/** Attributes that no screen reader uses, and `href`, which comes after the text. */
const unheard = ['class', 'href', 'loading', 'decoding', 'data-reload'];

/** True for an element whose line has its whole text. */
const isReadWhole = (part: Element): boolean =>
  part.matches(named) || [...part.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/**
 * The texts and controls of a page in the order of a screen reader, with their states in brackets.
 * Drawings, classes and what a name already contains are left out.
 */
function outline(html: string, within: string): string[] {
  document.body.innerHTML = html;
  const parts = [...document.querySelectorAll(within)].flatMap((part) => [part, ...part.querySelectorAll('*')]);
  return parts.flatMap((part) => (part.closest('svg') ? [] : (itemOf(part) ?? [])));
}

function itemOf(part: Element): string | undefined {
  const { localName, textContent } = part;
  const states = [...part.attributes].flatMap(({ name, value }) => {
    const isLeftOut = unheard.includes(name) || value.startsWith('_R_') || `${localName} ${name}` === 'code dir';
    if (isLeftOut) return [];
    return value === '' || value.length > 90 ? name : `${name}=${value}`;
  });
  let above = part.parentElement;
  while (above && !isReadWhole(above)) above = above.parentElement;
  if (states.length === 0 && !part.matches(named) && (above || !isReadWhole(part))) return undefined;
  const text = isReadWhole(part) ? textContent.replace(/\s+/g, ' ').trim() : '';
  const shown = [roles[localName] ?? (isReadWhole(part) ? 'text' : localName), text, part.getAttribute('href') ?? ''];
  return [...shown, states.length > 0 ? `[${states.join(', ')}]` : ''].filter(Boolean).join(' ');
}

/** Parts of pages: HTML or how to get it, and a selector of the elements to read. */
type Parts = Readonly<Record<string, readonly [html: string | (() => Promise<string>), within: string]>>;

/** A test that parts of pages are read as `readings.txt` in the folder says. */
export function itReads(folder: string, parts: Parts): void {
  it('is read as readings.txt says', async () => {
    const text: string[] = [];
    for (const [name, [html, within]] of Object.entries(parts))
      text.push(`# ${name}`, ...outline(typeof html === 'string' ? html : await html(), within), '');
    await expect(text.join('\n')).toMatchFileSnapshot(join(folder, 'readings.txt'));
  });
}
