/**
 * The style sheets of what only some texts show, in their order: diagrams, the app, what few screens of the app have besides that, questions
 * of the system, the path through trouble, the protocol chooser, rows about the reader's platform, the copy of the site.
 */
export const pageSheets = ['diagram', 'phone', 'more', 'dialog', 'path', 'chooser', 'platforms', 'copies'] as const;

export type PageSheet = (typeof pageSheets)[number];
