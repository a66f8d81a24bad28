import { thisVersion } from '../../model/docsVersions.ts';
import { formatDate } from '../../model/format.ts';
import { fill } from '../../model/messages.ts';
import { usePage } from '../PageContext/PageContext.tsx';

/** From what the site was built: its version, that of the documentation, commit and day. */
export function BuildFacts() {
  const { site, locale, reader, strings } = usePage();
  const { version, commit, hasChanges, day } = site.revision;
  const { proof } = strings;
  return (
    <ul>
      <li>
        {proof.version} <bdi>{version}</bdi>
      </li>
      <li>
        {proof.docs} {thisVersion(site.config).label[locale]}
      </li>
      <li>
        {proof.commit} {commit === undefined ? proof.commitUnknown : <code dir="ltr">{commit}</code>}
        {hasChanges && ` ${proof.hasChanges}`}
      </li>
      <li>{fill(proof.day, { date: formatDate(day, reader) })}</li>
    </ul>
  );
}
