/** What stands at a path. Paths are without language and the same in every language. */
export type Route =
  | { readonly kind: 'home'; readonly path: '/' }
  | { readonly kind: 'search'; readonly path: '/search' }
  | { readonly kind: 'notFound'; readonly path: '/404' }
  | { readonly kind: 'page'; readonly path: string; readonly id: string }
  | { readonly kind: 'docsHub'; readonly path: '/docs' }
  | { readonly kind: 'doc'; readonly path: string; readonly id: string }
  | { readonly kind: 'apiGroup'; readonly path: string }
  | { readonly kind: 'apiOperation'; readonly path: string; readonly coordinate: string }
  | { readonly kind: 'apiTypes'; readonly path: string }
  | { readonly kind: 'apiSchemaChangelog'; readonly path: string }
  | { readonly kind: 'apiType'; readonly path: string; readonly name: string }
  | { readonly kind: 'changelogYear'; readonly path: string; readonly year: number }
  | { readonly kind: 'changelogEntry'; readonly path: string; readonly date: string }
  | { readonly kind: 'blogList'; readonly path: string; readonly page: number }
  | { readonly kind: 'blogPost'; readonly path: string; readonly id: string }
  | { readonly kind: 'blogArchive'; readonly path: '/blog/archive' }
  | { readonly kind: 'blogAuthors'; readonly path: '/blog/authors' }
  | { readonly kind: 'blogAuthor'; readonly path: string; readonly id: string }
  | { readonly kind: 'blogTags'; readonly path: '/blog/tags' }
  | { readonly kind: 'blogTag'; readonly path: string; readonly id: string };

export type RouteKind = Route['kind'];
export type RouteOf<K extends RouteKind> = Extract<Route, { kind: K }>;

/** The parts of the site whose pages share a style sheet. */
export type Area = 'docs' | 'api' | 'changelog' | 'blog' | 'home' | 'site';

/** The part of the site that a page belongs to. */
export function areaOf({ kind, path }: Route): Area {
  if (kind === 'home') return 'home';
  const below = (prefix: string) => path === prefix || path.startsWith(`${prefix}/`);
  if (below('/docs/api')) return 'api';
  if (below('/docs/changelog')) return 'changelog';
  if (below('/docs')) return 'docs';
  return below('/blog') ? 'blog' : 'site';
}
