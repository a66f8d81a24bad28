import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

export function Footer() {
  const { site, locale, strings } = usePage();
  return (
    <footer className="footer" data-back-to-top={strings.chrome.backToTop}>
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
      <p className="copyright">{site.config.footer.copyright[locale]}</p>
    </footer>
  );
}
