import { buttonOf } from './buttonOf.ts';
import { loadPageStrings } from './strings.ts';

/** Milliseconds for which an entry says how copying went. */
const feedback = 2000;

/**
 * Adds to the menu of a page what needs scripts: copying the page as Markdown, and printing. The link to the Markdown, which is there
 * without them, names the file.
 */
export async function fillPageMenu(menu: HTMLElement): Promise<void> {
  const link = menu.querySelector('a');
  const list = link?.closest('ul');
  if (!link || !list || list.childElementCount > 1) return;
  const { page } = await loadPageStrings();
  // Opened again while the texts came.
  if (list.childElementCount > 1) return;
  // A copy of the site on a disk has no Markdown; the link leads to that of the site.
  const isHere = link.origin === location.origin;
  const copy = buttonOf(page.copyAsMarkdown, () => {
    const show = (text: string) => {
      copy.textContent = text;
      setTimeout(() => {
        copy.textContent = page.copyAsMarkdown;
      }, feedback);
    };
    copyFile(link.href).then(
      () => show(page.copied),
      () => show(page.copyFailed),
    );
  });
  const print = buttonOf(page.print, () => {
    menu.removeAttribute('open');
    window.print();
  });
  if (isHere) list.prepend(item(copy));
  list.append(item(print));
}

function item(button: HTMLButtonElement): HTMLLIElement {
  const element = document.createElement('li');
  element.append(button);
  return element;
}

/**
 * Copies the text of a file. Safari lets a page write into the clipboard only while it handles the click, so that the browser is given a
 * promise of the text where it takes one.
 */
async function copyFile(address: string): Promise<void> {
  const text = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
    return response.text();
  });
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((markdown) => new Blob([markdown], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
