import { maxQueryLength } from '../../search/limits.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as paths from '../Icon/paths.ts';
import { useHref, usePage } from '../PageContext/PageContext.tsx';

interface Props {
  /** Distinguishes the boxes of a page in their labels. */
  readonly id: string;
  readonly large?: boolean;
}

/** The search form; with scripts it opens the dialog (`src/browser/search.ts`). */
export function SearchBox({ id, large = false }: Props) {
  const { strings } = usePage();
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers lack <search>
    <form
      className={large ? 'search-box search-box-large' : 'search-box'}
      action={useHref()('/search')}
      role="search"
      aria-label={large ? strings.search.dialog : strings.search.button}
      data-search=""
    >
      <label className="sr-only" htmlFor={id}>
        {strings.search.placeholder}
      </label>
      <Icon path={paths.search} />
      <input
        id={id}
        name="q"
        type="search"
        dir="auto"
        maxLength={maxQueryLength}
        placeholder={strings.search.placeholder}
        autoComplete="off"
      />
      <button type="submit">{strings.search.button}</button>
    </form>
  );
}
