import type { Strings } from '../../model/config/strings.ts';
import { Suggestions } from './Suggestions.tsx';

interface Props {
  readonly query: string;
  /** Address to report that there should be results. */
  readonly feedback: string;
  readonly texts: Strings['search'];
  readonly onChoose: (query: string) => void;
  /** Searches the rest of the site; absent where all was searched. */
  readonly onFurther: (() => void) | undefined;
}

/** Says that nothing was found, what to try, and where to tell us. */
export function NoResults({ query, feedback, texts, onChoose, onFurther }: Props) {
  return (
    <div className="search-message">
      <p className="no-results">
        {texts.noResults}{' '}
        <strong>
          <bdi>{query}</bdi>
        </strong>
      </p>
      {onFurther && (
        <p>
          <button type="button" className="link-button" onClick={onFurther}>
            {texts.searchFurther}
          </button>
        </p>
      )}
      <Suggestions texts={texts} onChoose={onChoose} />
      <p>
        {texts.believe} <a href={feedback}>{texts.letUsKnow}</a>
      </p>
    </div>
  );
}
