import { Fragment } from 'react';
import { pathOfCoordinate } from '../../model/api/paths.ts';
import { type SchemaChange, type SchemaRelease, schemaChangeLevels } from '../../model/api/schemaChanges.ts';
import type { PageOf } from '../../model/pages/page.ts';
import { formatDate, formatNumber } from '../../model/text/format.ts';
import { fillContent, inCode } from '../../model/text/inlineText.ts';
import { plural } from '../../model/text/messages.ts';
import { releaseId } from '../../model/views/tableOfContents.ts';
import { HistoryNotice } from '../HistoryLabel/HistoryLabel.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { Table } from '../Table/Table.tsx';
import { ApiPage } from './ApiPage.tsx';

/** Changes from version to version of the schema, newest first, breaking changes marked. */
export function ApiSchemaChangelogPage({ page }: { readonly page: PageOf<'apiSchemaChangelog'> }) {
  const releases = page.releases.map((release) => [
    releaseId(release.date),
    <Release key={release.date} release={release} />,
  ]);
  const head = (
    <>
      <HistoryNotice dates={page.releases.map(({ date }) => date)} />
      <YourVersion releases={page.releases} />
    </>
  );
  return <ApiPage head={head} sections={Object.fromEntries(releases)} />;
}

/** Number of changes since each earlier version, so that readers see how far to read. */
function YourVersion({ releases }: { readonly releases: readonly SchemaRelease[] }) {
  const { reader, strings } = usePage();
  const { yourVersion, howToRead, level } = strings.api.schemaChangelog;
  const shown = ['breaking', 'dangerous'] as const;
  return (
    <>
      <p>{howToRead}</p>
      <Table>
        <thead>
          <tr>
            <th scope="col">{yourVersion}</th>
            {shown.map((name) => (
              <th key={name} scope="col">
                {level[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {releases.slice(1).map(({ date }, index) => {
            const since = releases.slice(0, index + 1).flatMap(({ changes }) => changes);
            return (
              <tr key={date}>
                <td>
                  <a href={`#${releaseId(date)}`}>{formatDate(date, reader)}</a>
                </td>
                {shown.map((name) => (
                  <td key={name} data-label={level[name]}>
                    {formatNumber(since.filter((change) => change.level === name).length, reader.locale)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </>
  );
}

function Release({ release }: { readonly release: SchemaRelease }) {
  const { locale, site, strings } = usePage();
  const texts = strings.api.schemaChangelog;
  return (
    <>
      <p>
        {plural(texts.operations, release.operations, locale)}{' '}
        <a href={site.urls.file(`/api/${release.file}`)} download="">
          {texts.download}
        </a>
      </p>
      {release.changes.length === 0 && <p>{texts.oldest}</p>}
      {schemaChangeLevels.map((level) => {
        const changes = release.changes.filter((change) => change.level === level);
        return (
          changes.length > 0 && (
            <div key={level} className={`schema-changes ${level}`}>
              <h3>{texts.level[level]}</h3>
              {[...Map.groupBy(changes, ({ kind }) => kind)].map(([kind, ofKind]) => (
                <Fragment key={kind}>
                  {texts.remedy[kind] && <p>{texts.remedy[kind]}</p>}
                  <ul>
                    {ofKind.map((change) => (
                      <li key={change.coordinate}>
                        <Sentence change={change} />
                      </li>
                    ))}
                  </ul>
                </Fragment>
              ))}
            </div>
          )
        );
      })}
    </>
  );
}

function Sentence({ change }: { readonly change: SchemaChange }) {
  const { locale, site, strings } = usePage();
  const { kind, coordinate, from = '', to = '', codes = [], reason } = change;
  const path = pathOfCoordinate(coordinate, site.reference);
  const code = inCode([coordinate]);
  const content = fillContent(strings.api.schemaChangelog.change[kind], {
    name: path === undefined ? code : [{ kind: 'link', target: path, content: code }],
    from: inCode([from]),
    to: inCode([to]),
    codes: inCode(codes),
  });
  return (
    <>
      <InlineText text={{ content }} />
      {reason && (
        <>
          {' '}
          <InlineText text={reason[locale]} />
        </>
      )}
    </>
  );
}
