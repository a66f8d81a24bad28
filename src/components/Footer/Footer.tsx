import { Fragment } from 'react';
import { addressesOnMirrors } from '../../model/config/mirrors.ts';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

export function Footer() {
  const { site, locale } = usePage();
  return (
    <footer className="footer">
      <div className="footer-columns">
        {site.config.footer.columns.map((column) => (
          <section key={column.title.en}>
            <h2>{column.title[locale]}</h2>
            <ul>
              {column.items.map((item) => (
                <li key={item.label.en}>
                  <Link to={item.to}>{item.label[locale]}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Mirrors />
      <p className="copyright">{site.config.footer.copyright[locale]}</p>
    </footer>
  );
}

/** Mirrors of the page: a forwarded link may be blocked for its recipient. */
function Mirrors() {
  const { site, locale, strings, view } = usePage();
  const addresses = view.page.kind === 'notFound' ? [] : addressesOnMirrors(site, locale, view.path);
  if (addresses.length === 0) return null;
  return (
    <details>
      <summary>{strings.page.onMirrors}</summary>
      <ul>
        {addresses.map((address) => (
          <li key={address}>
            <Link to={address}>
              <bdi>{breakable(address)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** An address that may wrap after each slash. */
const breakable = (address: string) =>
  address.split(/(?<=\/)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id and never move
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
