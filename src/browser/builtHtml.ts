/**
 * Trusts HTML that the build wrote into a file of the site, for React to set as it is. Browsers without Trusted Types take the text.
 * Used while building, too, where there is no browser at all.
 */
const policy = globalThis.trustedTypes?.createPolicy('built-html', { createHTML: (html) => html });

export const builtHtml = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? html;
