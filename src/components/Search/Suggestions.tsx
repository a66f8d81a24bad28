import type { StartPage } from '../../model/searchStart.ts';
import { useSearchTexts } from './useSearchTexts.ts';

/** Queries to try, which have good results. */
export function Suggestions({ onChoose }: { readonly onChoose: (query: string) => void }) {
  const { texts } = useSearchTexts();
  return (
    <>
      <p>{texts.trySearching}</p>
      <ul className="suggestions">
        {Object.values(texts.suggestions).map((query) => (
          <li key={query}>
            <button type="button" className="search-button" onClick={() => onChoose(query)}>
              <bdi>{query}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Pages that the search page offers before anything is typed; nothing if there are none. */
export function OfferedPages({ title, pages }: { readonly title: string; readonly pages: readonly StartPage[] }) {
  if (pages.length === 0) return null;
  return (
    <section className="offered">
      <h2>{title}</h2>
      <ul>
        {pages.map(({ label, url }) => (
          <li key={url}>
            <a href={url}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
