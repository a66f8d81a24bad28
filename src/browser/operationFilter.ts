import { queryAll } from './page.ts';

/** Narrows the list of all operations as the form is filled in; rows are read from the page. */
export function filterOperations(form: HTMLElement): void {
  const status = form.querySelector('[role="status"]');
  const sections = queryAll('section', form.parentElement ?? document);
  const filledIn = (selector: string) => form.querySelector<HTMLInputElement>(selector)?.value ?? '';
  const update = () => {
    const words = filledIn('[name=words]').toLowerCase().split(/\s+/).filter(Boolean);
    const role = filledIn('[name=role]:checked');
    const fits = (row: HTMLElement) => {
      const [operation, access] = queryAll('td', row);
      const text = operation?.textContent?.toLowerCase() ?? '';
      return (role === '' || access?.textContent === role) && words.every((word) => text.includes(word));
    };
    const shown = sections.reduce((sum, section) => sum + narrow(section, fits), 0);
    const count = new Intl.NumberFormat(document.documentElement.lang).format(shown);
    const hasFilter = words.length > 0 || role !== '';
    if (status) status.textContent = hasFilter ? (form.dataset.operationFilter ?? '').replace('{count}', count) : '';
  };
  form.addEventListener('input', update);
  // On return to the page the browser restores what was filled in.
  update();
}

/** Hides rows that do not match, then empty groups. @returns the number of rows left */
function narrow(section: HTMLElement, fits: (row: HTMLElement) => boolean): number {
  let shown = 0;
  for (const group of queryAll('tbody', section)) {
    // The first row has the title of the group.
    const rows = queryAll('tr', group).slice(1);
    for (const row of rows) row.hidden = !fits(row);
    const left = rows.filter((row) => !row.hidden).length;
    group.hidden = left === 0;
    shown += left;
  }
  section.hidden = shown === 0;
  return shown;
}
