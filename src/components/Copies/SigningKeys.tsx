import { formatDate, readerOf } from '../../model/format.ts';
import { fill } from '../../model/messages.ts';
import { usePage } from '../PageContext/PageContext.tsx';

/** The public keys by which copies of the site are checked. */
export function SigningKeys() {
  const { site, locale, strings } = usePage();
  if (site.publicKeys.length === 0) return <p>{strings.copies.keysNone}</p>;
  return (
    <ul>
      {site.publicKeys.map(({ key, since }) => (
        <li key={key}>
          <code dir="ltr">{key}</code>{' '}
          {fill(strings.copies.keySince, { date: formatDate(since, readerOf(site.config, locale)) })}
        </li>
      ))}
    </ul>
  );
}
