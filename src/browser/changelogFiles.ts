import type { ChangelogFiles, FactsFile, TextsFile } from '../changelog/files.ts';
import { abortAfter } from '../dom/inTime.ts';

/** The files of the filter, each loaded once. One that failed is asked for again the next time. */
export function changelogFiles(factsUrl: string): ChangelogFiles {
  const loadFacts = once(fetchJson<FactsFile>);
  const loadTexts = once(fetchJson<TextsFile>);
  const facts = () => loadFacts(factsUrl);
  return {
    facts,
    texts: async (year) => {
      const name = (await facts()).texts[year];
      if (name === undefined) throw new Error(`There is no file of texts for ${year}.`);
      return loadTexts(factsUrl.replace(/[^/]*$/, name));
    },
  };
}

function once<T>(load: (url: string) => Promise<T>): (url: string) => Promise<T> {
  const loading = new Map<string, Promise<T>>();
  return (url) => {
    const known = loading.get(url);
    if (known) return known;
    const loaded = load(url);
    loading.set(url, loaded);
    loaded.catch(() => loading.delete(url));
    return loaded;
  };
}

/** Milliseconds after which a file counts as lost. */
const timeout = 30_000;

async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url, { signal: abortAfter(timeout) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}
