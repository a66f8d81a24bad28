import type { FindPlace } from '../../components/RequestBuilder/FieldsContext.tsx';
import styles from '../../components/RequestBuilder/RequestBuilder.css?url';
import { RequestBuilder, type RequestBuilderProps } from '../../components/RequestBuilder/RequestBuilder.tsx';
import type { WorkbenchPage } from '../../components/RequestBuilder/Workbench.tsx';
import { inputAnchor } from '../../model/api/paths.ts';
import { addStyles } from '../addStyles.ts';
import type { StartIsland } from '../islands.ts';
import { currentQuery, setQuery } from '../query.ts';
import { mount, propsOf } from './mount.tsx';

const start: StartIsland = (element, texts, signal) => {
  addStyles(styles);
  const builder = <RequestBuilder {...propsOf<RequestBuilderProps>(element)} page={page} {...texts} />;
  mount(element, builder, texts, signal);
};

/** The row of a field in the arguments of the page; an item of a list is explained by the row of the list. */
const findPlace: FindPlace = (path) => {
  const row = document.getElementById(inputAnchor(path.replace(/\.\d+/g, '')));
  const meaning = row?.querySelector('span')?.textContent;
  if (!meaning || /\.\d+$/.test(path)) return undefined;
  return { meaning, typePage: row?.querySelector<HTMLAnchorElement>('a[href*="/Types/"]')?.href };
};

/** Where the address holds what is filled in. */
const parameter = 'request';

const page: WorkbenchPage = {
  findPlace,
  savedState: () => new URLSearchParams(currentQuery()).get(parameter) ?? undefined,
  saveState(state) {
    const query = new URLSearchParams(currentQuery());
    if (state === undefined) query.delete(parameter);
    else query.set(parameter, state);
    setQuery(query.size > 0 ? `?${query}` : '', 'replace');
  },
};

export default start;
