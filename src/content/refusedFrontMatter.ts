/** Front matter that Docusaurus writers know, and why it is not used here. */
export const docusaurusKeys = {
  author: 'authors has ids of site/authors.ts, where names and pictures are',
  custom_edit_url: 'the edit link follows from the path of the file (editUrl in site/site.config.ts)',
  displayed_sidebar: 'site/sidebars.ts defines which sidebar has which pages',
  hide_title: 'every page shows its title, which is its only heading of the first level',
  id: 'the path of the file is the id; slug changes the address',
  image: 'all pages of a language have one picture for shared links, public/og/en.png',
  last_update:
    'the date is that of the last commit of the file; checked is the day on which somebody compared the page with the product',
  mdx: 'every page is MDX',
  pagination_label: 'links to the previous and the next page have sidebar_label',
  pagination_next: 'the next page is the one after it in site/sidebars.ts',
  pagination_prev: 'the previous page is the one before it in site/sidebars.ts',
  sidebar_position: 'the order is that of site/sidebars.ts',
  toc_max_heading_level:
    'docs.tableOfContents in site/site.config.ts applies to all pages; hide_table_of_contents leaves it out',
} satisfies Readonly<Record<string, string>>;

export const keysOfPosts = {
  authors: 'only posts name their authors',
  date: 'only posts have a day of publication; checked is the day on which somebody compared the page with the product',
  tags: 'only posts have tags, whose pages list them; keywords are words by which search finds a page',
} satisfies Readonly<Record<string, string>>;
