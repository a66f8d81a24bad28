interface Titled {
  readonly title: string;
  readonly heading: string;
}

/** Words of a heading that many pages have: "Connect", "Kill switch". */
const shortWords = 2;

/** True if a heading says little alone, so that its page is named before it. */
export function isShort(heading: string): boolean {
  return heading !== '' && heading.split(/\s+/).length <= shortWords;
}

/** The page and its heading that a result leads to: either alone may have namesakes. */
export function fullTitle({ title, heading }: Titled): string {
  return heading === '' ? title : `${title} › ${heading}`;
}
