import styles from '../../components/RequestBuilder/RequestBuilder.css?url';
import { RequestBuilder, type RequestBuilderProps } from '../../components/RequestBuilder/RequestBuilder.tsx';
import { addStyles } from '../addStyles.ts';
import type { StartIsland } from '../islands.ts';
import { mount, propsOf } from './mount.tsx';

const start: StartIsland = (element, texts, signal) => {
  addStyles(styles);
  mount(element, <RequestBuilder {...propsOf<RequestBuilderProps>(element)} {...texts} />, texts, signal);
};

export default start;
