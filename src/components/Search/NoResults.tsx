import type { Strings } from '../../model/config/strings.ts';
import { Suggestions } from './Suggestions.tsx';

interface Props {
  readonly query: string;
  /** Where to report that there should be results. */
  readonly feedback: string;
  readonly texts: Strings['search'];
  readonly onChoose: (query: string) => void;
}

/** Says that nothing was found, what to try, and where to tell us. */
export function NoResults({ query, feedback, texts, onChoose }: Props) {
  return (
    <div className="search-message">
      <p className="no-results">
        {texts.noResults}{' '}
        <strong>
          <bdi>{query}</bdi>
        </strong>
      </p>
      <Suggestions texts={texts} onChoose={onChoose} />
      <p>
        {texts.believe} <a href={feedback}>{texts.letUsKnow}</a>
      </p>
    </div>
  );
}
