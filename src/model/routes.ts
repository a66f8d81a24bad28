/** What stands at a path. Paths are without language and the same in every language. */
export type Route =
  | { readonly kind: 'home'; readonly path: '/' }
  | { readonly kind: 'search'; readonly path: '/search' }
  | { readonly kind: 'notFound'; readonly path: '/404' }
  | { readonly kind: 'page'; readonly path: string; readonly id: string }
  | { readonly kind: 'docsHub'; readonly path: '/docs' }
  | { readonly kind: 'doc'; readonly path: string; readonly id: string }
  | { readonly kind: 'apiGroup'; readonly path: string; readonly slug: string; readonly operationKind: 'mutation' | 'query' }
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

/** Routes whose pages live in the docs layout, with a sidebar. */
export function isDocsRoute(route: Route): boolean {
  return route.path === '/docs' || route.path.startsWith('/docs/');
}

export function isBlogRoute(route: Route): boolean {
  return route.path === '/blog' || route.path.startsWith('/blog/');
}
