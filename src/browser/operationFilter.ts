import { all } from './page.ts';

/** Filter of the list of all operations; empty parts restrict nothing. */
interface Wish {
  readonly words: readonly string[];
  readonly kind: string;
  readonly group: string;
  readonly role: string;
}

/** Narrows the list of all operations as the form is filled in; rows are read from the page. */
export function filterOperations(form: HTMLElement): void {
  const status = form.querySelector('[role="status"]');
  const sections = all('section', form.parentElement ?? document);
  const update = () => {
    const wish = wishOf(form);
    const shown = sections.reduce((sum, section) => sum + narrowSection(section, wish), 0);
    const count = new Intl.NumberFormat(document.documentElement.lang).format(shown);
    const isAsked = wish.words.length > 0 || wish.kind + wish.group + wish.role !== '';
    if (status) status.textContent = isAsked ? (form.dataset.operationFilter ?? '').replace('{count}', count) : '';
  };
  form.addEventListener('input', update);
  // A browser that comes back to the page has kept what was filled in.
  update();
}

function wishOf(form: HTMLElement): Wish {
  const value = (name: string) =>
    form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]:not([type=radio]), [name=${name}]:checked`)
      ?.value ?? '';
  const words = value('words').toLowerCase().split(/\s+/).filter(Boolean);
  return { words, kind: value('kind'), group: value('group'), role: value('role') };
}

/** Shows what is asked for of a kind of operations; how many those are. */
function narrowSection(section: HTMLElement, wish: Wish): number {
  const isKind = fits(wish.kind, section.querySelector('h2'));
  const shown = all('tbody', section).reduce((sum, group) => sum + (isKind ? narrowGroup(group, wish) : 0), 0);
  section.hidden = shown === 0;
  return shown;
}

function narrowGroup(group: HTMLElement, wish: Wish): number {
  const [heading, ...rows] = all('tr', group);
  const isGroup = fits(wish.group, heading);
  const shown = rows.filter((row) => {
    const [operation, role] = all('td', row);
    const text = operation?.textContent?.toLowerCase() ?? '';
    row.hidden = !isGroup || !fits(wish.role, role) || !wish.words.every((word) => text.includes(word));
    return !row.hidden;
  });
  group.hidden = shown.length === 0;
  return shown.length;
}

function fits(wanted: string, place: Node | null | undefined): boolean {
  return wanted === '' || place?.textContent?.trim() === wanted;
}
