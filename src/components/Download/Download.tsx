import { type Download as DownloadFile, downloadPath } from '../../reference/downloads/files.ts';
import { usePage } from '../PageContext/PageContext.tsx';

/** The licences of what readers receive; the build writes it (tools/licenses.ts). */
const licenses = 'licenses.txt';

/** A link to a file that the build makes: `<Download file="schema.graphql" />`, `<Download file="licenses.txt" />`. */
export function Download({ file }: { readonly file: DownloadFile['file'] | typeof licenses }) {
  const { site } = usePage();
  return (
    <a href={site.urls.file(file === licenses ? `/${licenses}` : downloadPath(file))} download="">
      <code dir="ltr">{file}</code>
    </a>
  );
}
