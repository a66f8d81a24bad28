import { formatDate } from '../../model/format.ts';
import { fill } from '../../model/messages.ts';
import { usePage } from '../PageContext/PageContext.tsx';

interface Props {
  /** The text's file in the repository. */
  readonly file: string;
  /** Date of the last change, where it is known. */
  readonly updated: string | undefined;
}

/** Under a written page: where its text is edited, and when it last was. */
export function PageFoot({ file, updated }: Props) {
  const { site, locale, strings } = usePage();
  return (
    <footer className="page-foot">
      {site.config.editUrl && <a href={site.config.editUrl.replace('{path}', file)}>{strings.page.edit}</a>}
      {updated && (
        <p>
          <time dateTime={updated}>{fill(strings.page.lastUpdated, { date: formatDate(updated, locale) })}</time>
        </p>
      )}
    </footer>
  );
}
