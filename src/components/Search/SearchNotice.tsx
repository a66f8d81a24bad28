import type { Strings } from '../../model/strings.ts';
import type { Interpretation } from '../../search/types.ts';
import { QueryMessage } from './QueryMessage.tsx';

interface Props {
  readonly interpretation: Interpretation;
  readonly texts: Strings['search'];
  /** Searches for the query as it was typed. */
  readonly onLiteral: () => void;
}

/** Says that the query was read differently from what was typed, and offers to search for that. */
export function SearchNotice({ interpretation: { query, original }, texts, onLiteral }: Props) {
  return (
    <p className="search-notice">
      <QueryMessage message={texts.showingFor} query={query} />{' '}
      <button type="button" className="link-button" onClick={onLiteral}>
        <QueryMessage message={texts.insteadFor} query={original} />
      </button>
    </p>
  );
}
