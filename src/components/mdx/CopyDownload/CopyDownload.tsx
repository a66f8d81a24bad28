import { copyPath } from '../../../model/config/copies.ts';
import { formatDate, formatSize } from '../../../model/text/format.ts';
import { locales } from '../../../model/text/locale.ts';
import { usePage } from '../../PageContext/PageContext.tsx';
import type { Renderings } from '../renderings.ts';
import type * as writer from './CopyDownload.writer.ts';

export function CopyDownload() {
  const { site, locale, strings, reader, copies } = usePage();
  if (!copies) throw new Error('<CopyDownload /> is for pages of the docs: in a copy there are no copies.');
  const texts = strings.copies;
  const copy = copies[locale];
  const address = (name: string) => site.urls.file(copyPath(name));
  return (
    <div className="copy-download">
      <p>
        <a className="button" href={address(copy.name)} download={copy.name}>
          {texts.download}
        </a>
      </p>
      <ul>
        <li>
          {texts.size}: {formatSize(copy.bytes, locale)}
        </li>
        <li>
          {texts.day}: {formatDate(copy.day, reader)}
        </li>
        <li>
          SHA-256: <code dir="ltr">{copy.sha256}</code>
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

export const renderings = { CopyDownload } satisfies Renderings<typeof writer>;
