import type { Strings } from '../../model/config/strings.ts';

interface Props {
  readonly texts: Strings['search'];
  readonly onChoose: (query: string) => void;
}

/** Queries that have good results, to try. */
export function Suggestions({ texts, onChoose }: Props) {
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
