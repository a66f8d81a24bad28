const files = import.meta.glob<string>(['./*/[a-z]*.css', '../../product/*/[a-z]*.css'], {
  query: '?url',
  import: 'default',
  eager: true,
});

/** URLs of style sheets that only some texts need, by their names in `sheets`. */
export const mdxSheets: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/|\.css$/g, ''), url]),
);
