import styles from '../../styles/search.css?url';
import { addStyles } from '../addStyles.ts';

/** Adds the style sheet of the search dialog and page. */
export const addSearchStyles = (): void => void addStyles(styles);
