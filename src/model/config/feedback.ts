/** Characters to encode in the query of an address; browsers encode letters themselves. */
const toEncode = /[^\p{L}\p{M}\p{N}/:._~-]/gu;

/** A text encoded for the query of an address. */
export const inQuery = (text: string): string => text.replace(toEncode, encodeURIComponent);

/** The address of a form or mail program with `{subject}` and `{body}`; the reader sends it. */
export const messageAddress = (template: string, subject: string, body: string): string =>
  template.replaceAll('{subject}', inQuery(subject)).replaceAll('{body}', inQuery(body));

/** Text of a message: the address of the page, and the version of the site. */
export const messageBody = (address: string, version: string): string => `${address}\n${version}\n\n`;
