const patterns = [
  /\.(br|gz)$/,
  /^(\.well-known|og)\//,
  // The front page chooses a language by the browser; without a network the worker redirects to the
  // stored one.
  /^(index\.html|robots\.txt|sitemap\.xml|redirects\.json|worker\.js|build\.json|ipfs-404\.html)/,
  /(^|\/)(404\.html|site\.json|rss\.xml)$/,
  /^(copies|keep)\//,
  // Twins of pages, for programs.
  /\.md$|(^|\/)llms\.txt$/,
];

/** True if a file is of no use without a network. */
export const isOnlyOnline = (file: string): boolean => patterns.some((pattern) => pattern.test(file));
