import type { RefObject } from 'react';
import { limitQuery } from '../../search/limits.ts';
import { SearchField } from './SearchField.tsx';
import { useSearchTexts } from './useSearchTexts.ts';

interface Props {
  readonly action: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onType: (query: string) => void;
  readonly onSubmit: () => void;
}

/** The form of the search page, which works without scripts too. */
export function SearchForm({ action, field, onType, onSubmit }: Props) {
  const { texts } = useSearchTexts();
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers lack <search>
    <form
      className="search-box search-box-large"
      role="search"
      aria-label={texts.dialog}
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <SearchField
        ref={field}
        id="page-search"
        enterKeyHint="search"
        onChange={({ currentTarget }) => onType(limitQuery(currentTarget.value))}
      />
      <button type="submit">{texts.button}</button>
    </form>
  );
}
