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
