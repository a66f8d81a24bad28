import styles from '../../styles/search.css?url';

/** Adds the style sheet of the search dialog and page, once a page. */
export function addSearchStyles(): void {
  if (document.querySelector(`link[href="${styles}"]`)) return;
  document.head.insertAdjacentHTML('beforeend', `<link rel="stylesheet" href="${styles}">`);
}
