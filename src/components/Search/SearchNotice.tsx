import type { Strings } from '../../model/config/strings.ts';
import type { Interpretation } from '../../search/types.ts';
import { QueryMessage } from './QueryMessage.tsx';

interface Props {
  readonly interpretation: Interpretation;
  readonly texts: Strings['search'];
  /** Searches for the query as it was typed. */
  readonly onLiteral: () => void;
}

/** Says that another query was answered, or what was searched for besides, and offers to search for what was typed alone. */
export function SearchNotice({ interpretation: { kind, query, original }, texts, onLiteral }: Props) {
  return (
    <p className="search-notice">
      <QueryMessage message={kind === 'layout' ? texts.showingFor : texts.alsoFor} query={query} />{' '}
      <button type="button" className="link-button" onClick={onLiteral}>
        <QueryMessage message={texts.insteadFor} query={original} />
      </button>
    </p>
  );
}
