import { type SearchPageSettings, SearchResults } from '../../components/Search/SearchResults.tsx';
import type { SearchStrings } from '../../model/config/strings.ts';
import { createSearchSession } from '../../search/session.ts';
import type { StartIsland } from '../islands.ts';
import { currentQuery, setQuery, watchQuery } from '../query.ts';
import { providerOf } from '../search/provider.ts';
import { searchStart } from '../search/start.ts';
import { mount, propsOf } from './mount.tsx';

const query = { current: currentQuery, set: setQuery, watch: watchQuery };

const start: StartIsland<SearchStrings> = (element, texts, signal) => {
  const settings = propsOf<SearchPageSettings>(element);
  const session = createSearchSession(providerOf(settings.hosted, texts.locale));
  signal.addEventListener('abort', () => session.end());
  mount(
    element,
    <SearchResults {...settings} {...texts} session={session} platform={searchStart.platform} query={query} />,
    texts,
    signal,
  );
};

export default start;
