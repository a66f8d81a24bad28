import { SearchDialog } from '../../components/Search/SearchDialog.tsx';
import type { SearchStrings } from '../../model/config/strings.ts';
import { createSearchSession } from '../../search/session.ts';
import type { SearchSettings } from '../../search/source.ts';
import type { StartIsland } from '../islands.ts';
import { providerOf } from '../search/provider.ts';
import { searchStart } from '../search/start.ts';
import { mount, propsOf } from './mount.tsx';

const start: StartIsland<SearchStrings> = (element, texts, signal) => {
  const settings = propsOf<SearchSettings>(element);
  const session = createSearchSession(providerOf(settings.hosted, texts.locale));
  signal.addEventListener('abort', () => session.end());
  mount(element, <SearchDialog {...settings} {...texts} session={session} start={searchStart} />, texts, signal);
};

export default start;
