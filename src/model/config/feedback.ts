/** Characters that need no code in the query of an address: letters of every script, and what addresses are made of. Browsers encode the letters. */
const plain = /[^\p{L}\p{M}\p{N}/:._~-]/gu;

/** A text as it is written in the query of an address. */
export const inQuery = (text: string): string => text.replace(plain, encodeURIComponent);

/** A prepared message. Nothing is sent until the reader sends it. */
export interface Message {
  readonly subject: string;
  readonly body: string;
}

/** The address of a form or a mail program in which the message is filled in: `{subject}` and `{body}` of the template are replaced. */
export const messageAddress = (template: string, { subject, body }: Message): string =>
  template.replaceAll('{subject}', inQuery(subject)).replaceAll('{body}', inQuery(body));

/** Text of a message about a page: its address, which has the language, then the version of the site. */
export const messageBody = (address: string, version: string): string => `${address}\n${version}\n\n`;
