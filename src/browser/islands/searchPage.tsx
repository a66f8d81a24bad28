import { type SearchPageSettings, SearchResults } from '../../components/Search/SearchResults.tsx';
import type { SearchStrings } from '../../model/config/strings.ts';
import type { StartIsland } from '../islands.ts';
import { currentQuery, setQuery, watchQuery } from '../query.ts';
import { takeOver } from '../search/beforeReact.ts';
import { openSession } from '../search/provider.ts';
import { searchStart } from '../search/start.ts';
import { mount, propsOf } from './mount.tsx';

const query = { current: currentQuery, set: setQuery, watch: watchQuery };

const start: StartIsland<SearchStrings> = (element, texts, signal) => {
  const settings = propsOf<SearchPageSettings>(element);
  const before = takeOver(element);
  const session = before?.session ?? openSession(settings.hosted, texts.locale, signal);
  const restoreFocus = before?.handOver();
  mount(
    element,
    <SearchResults {...settings} {...texts} session={session} platform={searchStart.platform} query={query} />,
    texts,
    signal,
  );
  restoreFocus?.();
};

export default start;
