import { marked } from '../../components/Search/firstResults.ts';
import { type PluralForms, plural } from '../../model/text/messages.ts';
import type { Analyser } from '../../search/analysis/analyser.ts';
import type { SearchEngine } from '../../search/engine.ts';
import type { Hit, SearchRecord } from '../../search/types.ts';
import { wholeEngine } from '../../search/wholeEngine.ts';
import { queryAll } from '../page.ts';

/** Maximum number of passages listed. */
const shown = 12;

export function startOneFile(analyser: Analyser): void {
  document.documentElement.dataset.js = '';
  switchColorMode();
  openFolds();
  search(analyser);
}

function switchColorMode(): void {
  const state = document.documentElement.dataset;
  const button = document.querySelector<HTMLElement>('[data-color-mode]');
  const show = (mode: string) => {
    state.theme = mode;
    if (button) button.textContent = (mode === 'dark' ? button.dataset.labelDark : button.dataset.labelLight) ?? '';
  };
  show(matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light');
  button?.addEventListener('click', () => show(state.theme === 'dark' ? 'light' : 'dark'));
}

/** Opens all folds for printing, and the fold around the target of an address. */
function openFolds(): void {
  addEventListener('beforeprint', () => {
    for (const fold of queryAll('details')) fold.setAttribute('open', '');
  });
  const openAround = () => {
    const target = document.getElementById(location.hash.slice(1));
    const fold = target?.closest('details:not([open])');
    if (!fold) return;
    fold.setAttribute('open', '');
    target?.scrollIntoView();
  };
  addEventListener('hashchange', openAround);
  openAround();
}

/** Searches with the site's engine. The index is built when the field gets the focus. */
function search(analyser: Analyser): void {
  const field = document.querySelector<HTMLInputElement>('#copy-query');
  const status = document.querySelector<HTMLElement>('.copy-search [role="status"]');
  const list = document.querySelector<HTMLElement>('.copy-results');
  if (!field || !status || !list) return;
  let engine: SearchEngine | undefined;
  const ready = () => {
    engine ??= engineOf(analyser);
    return engine;
  };
  const find = () => {
    const query = field.value.trim();
    list.textContent = '';
    status.textContent = '';
    if (query === '') return;
    const { hits, total, interpretation } = ready().search(query, { limit: shown });
    const counts: PluralForms = JSON.parse(status.dataset.counts ?? '{}');
    const count = plural(counts, total, analyser.locale);
    const read = interpretation ? `${(status.dataset.instead ?? '').replace('{query}', interpretation.query)} ` : '';
    status.textContent = read + (total === 0 ? (status.dataset.nothing ?? '') : count);
    for (const hit of hits) list.append(itemOf(hit));
  };
  field.addEventListener('focus', () => setTimeout(ready), { once: true });
  field.addEventListener('input', find);
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') list.querySelector('a')?.focus();
  });
}

function engineOf(analyser: Analyser): SearchEngine {
  return wholeEngine(analyser, recordsOfPage());
}

/** One record for each page of the file, and one for each heading in it. */
function recordsOfPage(): SearchRecord[] {
  return queryAll('.page').flatMap((page): SearchRecord[] => {
    const url = page.id;
    const title = page.querySelector('h2')?.textContent ?? '';
    const shared = { url, section: 'pages', title, path: [], asked: [] } as const;
    const records: { heading?: string; anchor?: string; text: string }[] = [{ text: '' }];
    for (const element of page.querySelectorAll('.content > *')) {
      const isHeading = /^H[34]$/.test(element.tagName);
      const text = element.textContent ?? '';
      // Only headings that a link names have an id.
      if (isHeading && !element.id) element.id = `${url}--${records.length}`;
      if (isHeading) records.push({ heading: text, anchor: element.id, text: '' });
      const last = records[records.length - 1];
      if (!isHeading && last) last.text += `${text} `;
    }
    return records.map((record) => ({ ...shared, ...record }));
  });
}

function itemOf({ page, url, title, heading, excerpt }: Hit): HTMLElement {
  const item = document.createElement('li');
  const link = item.appendChild(document.createElement('a'));
  link.href = `#${url.slice(url.indexOf('#') + 1) || page}`;
  link.append(...marked(title));
  if (heading.length > 0) link.append(' › ', ...marked(heading));
  item.appendChild(document.createElement('p')).append(...marked(excerpt));
  return item;
}
