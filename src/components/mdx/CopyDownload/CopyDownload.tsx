import { copyPath } from '../../../model/config/copies.ts';
import { formatDate, formatSize } from '../../../model/text/format.ts';
import { locales } from '../../../model/text/locale.ts';
import { usePage } from '../../PageContext/PageContext.tsx';
import type { Views } from '../views.ts';
import type * as writer from './CopyDownload.writer.ts';

/** Copy of the reader's language with size, day and checksum; links to the others. */
export function CopyDownload() {
  const { site, locale, strings, reader, copies } = usePage();
  if (!copies) throw new Error('<CopyDownload /> is for pages of the docs: in a copy there are no copies.');
  const texts = strings.copies;
  const own = copies[locale];
  const address = (name: string) => site.urls.file(copyPath(name));
  return (
    <div className="copy-download">
      <p>
        <a className="button" href={address(own.name)} download={own.name}>
          {texts.download}
        </a>
      </p>
      <ul>
        <li>
          {texts.size}: {formatSize(own.bytes, locale)}
        </li>
        <li>
          {texts.day}: {formatDate(own.day, reader)}
        </li>
        <li>
          SHA-256: <code dir="ltr">{own.sha256}</code>
        </li>
      </ul>
      <p>
        {texts.otherLanguages}{' '}
        {locales
          .filter((other) => other !== locale)
          .map((other, index) => (
            <span key={other}>
              {index > 0 && ' · '}
              <a
                href={address(copies[other].name)}
                download={copies[other].name}
                lang={site.config.locales[other].htmlLang}
                hrefLang={site.config.locales[other].htmlLang}
              >
                {site.config.locales[other].label}
              </a>
            </span>
          ))}
      </p>
    </div>
  );
}

export const views = { CopyDownload } satisfies Views<typeof writer>;
