import { downloadPath } from '../../../reference/downloads/names.ts';
import { usePage } from '../../PageContext/PageContext.tsx';
import type { PropsOf, Renderings } from '../renderings.ts';
import type * as writer from './Download.writer.ts';

export function Download({ file }: PropsOf<typeof writer.Download>) {
  const { site } = usePage();
  return (
    <a href={site.urls.file(file === 'licenses.txt' ? `/${file}` : downloadPath(file))} download="">
      <code dir="ltr">{file}</code>
    </a>
  );
}

export const renderings = { Download } satisfies Renderings<typeof writer>;
