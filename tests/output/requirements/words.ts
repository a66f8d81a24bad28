/** The English words of the specification; other languages are checked by their script. */
export const words = {
  skipLink: 'Skip to main content',
  search: { placeholder: 'Search docs', button: 'Search' },
  searchFailure: { title: 'Unable to fetch results', text: 'You might want to check your network connection.' },
  noResults: {
    title: 'No results for',
    trySearching: 'Try searching for',
    believe: 'Believe this query should return results?',
    letUsKnow: 'Let us know.',
  },
  noDefaultExport: 'has no default export and cannot be rendered',
} as const;

/** A text in the script of a language, and in no other except for names. */
export const scriptOf = { en: /[a-z]/i, fa: /[\u0600-\u06ff]/, ru: /[а-яё]/i } as const;
