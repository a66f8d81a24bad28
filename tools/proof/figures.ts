import { formatNumber, formatSize } from '../../src/model/format.ts';
import type { Locale } from '../../src/model/locale.ts';
import type { Figures } from '../../src/model/measured.ts';
import { type Measurement, type PageLoad, totalOf } from './measure.ts';

/** The figures of a language as text. `page` is the load of the page that shows them. */
export function figuresOf(measurement: Measurement, page: PageLoad, locale: Locale): Figures {
  const loads = measurement.loads[locale].toSorted((a, b) => totalOf(a) - totalOf(b) || (a.file < b.file ? -1 : 1));
  const median = loads[Math.floor(loads.length / 2)] ?? page;
  const heaviest = loads.at(-1) ?? page;
  const size = (bytes: number) => formatSize(bytes, locale, 1);
  const number = (value: number) => formatNumber(value, locale);
  return {
    'page.html': size(page.html),
    'page.styles': size(page.styles),
    'page.scripts': size(page.scripts),
    'page.total': size(totalOf(page)),
    'median.html': size(median.html),
    'median.styles': size(median.styles),
    'median.scripts': size(median.scripts),
    'median.total': size(totalOf(median)),
    'heaviest.html': size(heaviest.html),
    'heaviest.styles': size(heaviest.styles),
    'heaviest.scripts': size(heaviest.scripts),
    'heaviest.total': size(totalOf(heaviest)),
    'heaviest.path': `/${heaviest.file.replace(/(\/?index)?\.html$/, '')}`,
    fonts: size(measurement.fonts),
    pages: number(loads.length),
    foreignRequests: number(measurement.foreignRequests.length),
    foreignHosts: number(measurement.foreignHosts.length),
    cookies: number(measurement.cookies.length),
  };
}
