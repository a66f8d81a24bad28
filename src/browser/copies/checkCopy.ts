import type { CopyCheckSettings } from '../../components/Copies/CopyCheck.tsx';
import { fill } from '../../model/messages.ts';
import { leadsToFile, type RedirectList, redirectsFile } from '../../model/redirectFiles.ts';
import { isSigned } from './signature.ts';

type ListedFile = readonly [path: string, bytes: number, sum: string];

/** The guides of a language with what they need: about a megabyte. The reference and the changelog are left to `node tools/verify.ts`. */
const isChecked = (file: string, home: string): boolean =>
  /^(_astro\/|index\.html$|redirects\.json$)/.test(file) ||
  (file.startsWith(home) && /^[^/]*\/(index\.html$|docs\/(tutorial-basics|troubleshoot|services)\/)/.test(file));

/** Compares the copy that the page is in with the signed list of its files, and says below the button what differs. */
export async function checkCopy(button: HTMLElement): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-copy-checked]');
  if (!place || button.getAttribute('aria-disabled')) return;
  const settings: CopyCheckSettings = JSON.parse(button.dataset.checkCopy ?? '{}');
  const say = (text: string) => {
    place.textContent = text;
  };
  button.setAttribute('aria-disabled', 'true');
  try {
    await compare(settings, place, say);
  } catch (error) {
    console.warn('The copy could not be checked.', error);
    say(settings.texts.unsigned);
  } finally {
    button.removeAttribute('aria-disabled');
  }
}

async function compare({ keys, home, texts }: CopyCheckSettings, place: HTMLElement, say: (text: string) => void) {
  if (location.protocol === 'file:') return say(texts.disk);
  const top = `${document.documentElement.dataset.base ?? ''}/`;
  const load = (file: string) => fetch(top + file, { cache: 'no-store' });
  const [list, signature] = await Promise.all([load('manifest.json'), load('manifest.json.minisig')]);
  if (!list.ok || !signature.ok) return say(texts.unsigned);
  const content = await list.arrayBuffer();
  const signed = await isSigned(content, await signature.text(), keys);
  if (signed === false) return say(texts.fault);
  const { files }: { readonly files: readonly ListedFile[] } = JSON.parse(new TextDecoder().decode(content));
  const wanted = files.filter(([file]) => isChecked(file, home));
  const sums = new Map(files.map(([file, , sum]) => [file, sum]));
  const redirects = await signedRedirects(load, sums.get(redirectsFile));
  const different: string[] = [];
  for (const [index, [file, , sum]] of wanted.entries()) {
    say(fill(texts.progress, { done: index, all: wanted.length }));
    const found = await sumOf(load, file);
    // A server may redirect an address that only leads to a page, or send its file.
    const leadsTo = leadsToFile(file, redirects);
    const isRight = found === sum || (leadsTo !== undefined && found === sums.get(leadsTo));
    if (!isRight) different.push(fill(found === undefined ? texts.missing : texts.changed, { file }));
  }
  if (different.length === 0) return say(`${fill(texts.fine, { all: wanted.length })} ${signed ? '' : texts.unable}`);
  const items = document.createElement('ul');
  for (const text of different) items.appendChild(document.createElement('li')).textContent = text;
  place.replaceChildren(items);
}

/** SHA-256 of a file as the server gives it; nothing if it has none. A page may be at its address only. */
async function sumOf(load: (file: string) => Promise<Response>, file: string): Promise<string | undefined> {
  const names = file.endsWith('.html') ? [file.replace(/(index)?\.html$/, ''), file] : [file];
  for (const name of names) {
    const response = await load(name);
    if (!response.ok) continue;
    return digestOf(await response.arrayBuffer());
  }
  return undefined;
}

/** The redirects of the site, if the server has the list that was signed. */
async function signedRedirects(
  load: (file: string) => Promise<Response>,
  sum: string | undefined,
): Promise<RedirectList> {
  if (sum === undefined) return {};
  const response = await load(redirectsFile);
  const content = await response.arrayBuffer();
  return response.ok && (await digestOf(content)) === sum ? JSON.parse(new TextDecoder().decode(content)) : {};
}

/** SHA-256 in hexadecimal digits. */
async function digestOf(content: ArrayBuffer): Promise<string> {
  const sum = await crypto.subtle.digest('SHA-256', content);
  return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
