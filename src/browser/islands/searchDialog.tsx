import { SearchDialog } from '../../components/Search/SearchDialog.tsx';
import type { SearchStrings } from '../../model/config/strings.ts';
import type { SearchSettings } from '../../search/source.ts';
import type { StartIsland } from '../islands.ts';
import { openSession } from '../search/provider.ts';
import { searchStart } from '../search/start.ts';
import { mount, propsOf } from './mount.tsx';

const start: StartIsland<SearchStrings> = (element, texts, signal) => {
  const settings = propsOf<SearchSettings>(element);
  const session = openSession(settings.hosted, texts.locale, signal);
  mount(element, <SearchDialog {...settings} {...texts} session={session} start={searchStart} />, texts, signal);
};

export default start;
