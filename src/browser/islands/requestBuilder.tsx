import styles from '../../components/RequestBuilder/RequestBuilder.css?url';
import { RequestBuilder, type RequestBuilderProps } from '../../components/RequestBuilder/RequestBuilder.tsx';
import type { StartIsland } from '../islands.ts';
import { mount, propsOf } from './mount.tsx';

const start: StartIsland = (element, texts, signal) => {
  document.head.insertAdjacentHTML('beforeend', `<link rel="stylesheet" href="${styles}">`);
  mount(element, <RequestBuilder {...propsOf<RequestBuilderProps>(element)} {...texts} />, texts, signal);
};

export default start;
