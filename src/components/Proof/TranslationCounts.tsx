import { formatNumber } from '../../model/format.ts';
import { locales } from '../../model/locale.ts';
import { fill } from '../../model/messages.ts';
import { type Counts, translationCounts } from '../../model/translationCounts.ts';
import { usePage } from '../PageContext/PageContext.tsx';
import { Table } from '../Table/Table.tsx';

/** Written pages by section, and how many of them each language has, up to date or not. */
export function TranslationCounts() {
  const { site, locale, strings } = usePage();
  const translated = locales.filter((each) => each !== 'en');
  const nameOf = (each: (typeof locales)[number]) => site.config.locales[each].label;
  const { columns, translation } = strings.proof;
  const number = (value: number) => formatNumber(value, locale);
  const cell = ({ pages, current, outdated, missing }: Counts) =>
    [
      fill(translation.current, { count: number(current), all: number(pages) }),
      outdated > 0 && fill(translation.outdated, { count: number(outdated) }),
      missing > 0 && fill(translation.missing, { count: number(missing) }),
    ]
      .filter(Boolean)
      .join(strings.chrome.listSeparator);
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{strings.search.section}</th>
          <th scope="col">{columns.pages}</th>
          {translated.map((each) => (
            <th key={each} scope="col" lang={site.config.locales[each].htmlLang}>
              <bdi>{nameOf(each)}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {translationCounts(site).map(({ section, pages, languages }) => (
          <tr key={section}>
            <td>{strings.search.sections[section]}</td>
            <td data-label={columns.pages}>{number(pages)}</td>
            {translated.map((each) => (
              <td key={each} data-label={nameOf(each)}>
                {cell({ pages, ...languages[each] })}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
