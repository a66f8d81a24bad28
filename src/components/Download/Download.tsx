import { type Download as DownloadFile, downloadPath } from '../../reference/downloads/files.ts';
import { usePage } from '../PageContext/PageContext.tsx';

/** A link to a file that is made from the schema: `<Download file="schema.graphql" />`. */
export function Download({ file }: { readonly file: DownloadFile['file'] }) {
  const { site } = usePage();
  return (
    <a href={site.urls.file(downloadPath(file))} download="" data-astro-prefetch="false">
      <code dir="ltr">{file}</code>
    </a>
  );
}
