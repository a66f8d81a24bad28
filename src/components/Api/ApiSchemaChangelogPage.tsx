import { pathOfCoordinate } from '../../model/api/paths.ts';
import { type SchemaChange, type SchemaRelease, schemaChangeLevels } from '../../model/api/schemaChanges.ts';
import type { PageOf } from '../../model/pages/page.ts';
import { fillContent, type InlineContent } from '../../model/text/inlineText.ts';
import { plural } from '../../model/text/messages.ts';
import { releaseId } from '../../model/views/tableOfContents.ts';
import { HistoryNotice } from '../HistoryLabel/HistoryLabel.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { ApiPage } from './ApiPage.tsx';

/** What changed from version to version of the schema, newest first, breaking changes marked. */
export function ApiSchemaChangelogPage({ page }: { readonly page: PageOf<'apiSchemaChangelog'> }) {
  const releases = page.releases.map((release) => [
    releaseId(release.date),
    <Release key={release.date} release={release} />,
  ]);
  const notice = <HistoryNotice dates={page.releases.map(({ date }) => date)} />;
  return <ApiPage head={notice} sections={Object.fromEntries(releases)} />;
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
              <ul>
                {changes.map((change) => (
                  <li key={`${change.kind} ${change.coordinate}`}>
                    <Sentence change={change} />
                  </li>
                ))}
              </ul>
            </div>
          )
        );
      })}
    </>
  );
}

function Sentence({ change }: { readonly change: SchemaChange }) {
  const { locale, site, strings } = usePage();
  const { kind, coordinate, from = '', to = '', reason } = change;
  const path = pathOfCoordinate(coordinate, site.reference);
  const name: InlineContent =
    path === undefined ? code(coordinate) : [{ kind: 'link', target: path, content: code(coordinate) }];
  const sentence = strings.api.schemaChangelog.change[kind];
  return (
    <>
      <InlineText text={{ content: fillContent(sentence, { name, from: code(from), to: code(to) }) }} />
      {reason && (
        <>
          {' '}
          <InlineText text={reason[locale]} />
        </>
      )}
    </>
  );
}

function code(text: string): InlineContent {
  return [{ kind: 'code', text }];
}
