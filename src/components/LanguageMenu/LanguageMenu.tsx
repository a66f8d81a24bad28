import { locales } from '../../model/text/locale.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as paths from '../Icon/paths.ts';
import { usePage } from '../PageContext/PageContext.tsx';

/** Links to the same page; `src/browser/languages.ts` adds query and hash. */
export function LanguageMenu() {
  const { site, locale, strings, view } = usePage();
  return (
    <details className="dropdown language-menu" data-dropdown="">
      <summary aria-label={`${strings.chrome.language}: ${site.config.locales[locale].label}`}>
        <Icon path={paths.globe} />
        <span>{site.config.locales[locale].label}</span>
      </summary>
      <ul>
        {locales.map((other) => {
          const { label, htmlLang, direction } = site.config.locales[other];
          return (
            <li key={other}>
              <a
                href={site.urls.page(other, view.path)}
                lang={htmlLang}
                dir={direction}
                aria-current={other === locale ? 'true' : undefined}
                data-language={other}
              >
                {label}
              </a>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
