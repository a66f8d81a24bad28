import type { FindPlace } from '../../components/RequestBuilder/FieldsContext.tsx';
import styles from '../../components/RequestBuilder/RequestBuilder.css?url';
import {
  RequestBuilder,
  type RequestBuilderProps,
  stateInAddress,
} from '../../components/RequestBuilder/RequestBuilder.tsx';
import type { WorkbenchPage } from '../../components/RequestBuilder/Workbench.tsx';
import { inputAnchor } from '../../model/api/paths.ts';
import { addStyles } from '../addStyles.ts';
import type { StartIsland } from '../islands.ts';
import { mount, propsOf } from './mount.tsx';

const start: StartIsland = (element, texts, signal) => {
  void addStyles(styles);
  const builder = <RequestBuilder {...propsOf<RequestBuilderProps>(element)} page={page} {...texts} />;
  mount(element, builder, texts, signal);
};

/** Row of a field among the arguments; list items use the row of their list. */
const findPlace: FindPlace = (path) => {
  const row = document.getElementById(inputAnchor(path.replace(/\.\d+/g, '')));
  const meaning = row?.querySelector('span')?.textContent;
  if (!meaning || /\.\d+$/.test(path)) return undefined;
  return { meaning, typePage: row?.querySelector<HTMLAnchorElement>('a[href*="/Types/"]')?.href };
};

/** Start of the hash with the state of the form, which browsers never send to a server. */
const mark = `#${stateInAddress}=`;

const page: WorkbenchPage = {
  findPlace,
  savedState: () => new URLSearchParams(location.hash.slice(1)).get(stateInAddress) ?? undefined,
  saveState(state) {
    if (state === undefined && !location.hash.startsWith(mark)) return;
    const hash = state === undefined ? '' : `#${new URLSearchParams({ [stateInAddress]: state })}`;
    history.replaceState(history.state, '', location.pathname + location.search + hash);
  },
};

export default start;
