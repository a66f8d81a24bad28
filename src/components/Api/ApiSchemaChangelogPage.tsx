import { formatDate } from '../../model/format.ts';
import { fill, plural } from '../../model/messages.ts';
import { changeLevels } from '../../reference/versions/changeKinds.ts';
import type { SchemaRelease } from '../../reference/versions/releases.ts';
import type { SchemaChange } from '../../reference/versions/schemaChanges.ts';
import { InlineMarkdown } from '../Docs/InlineMarkdown.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { ApiPage } from './ApiPage.tsx';

/** What changed from version to version of the schema, newest first, breaking changes marked. */
export function ApiSchemaChangelogPage() {
  const { site, locale } = usePage();
  return (
    <ApiPage
      sections={site.schemaReleases.map((release) => ({
        id: `v${release.date}`,
        title: formatDate(release.date, locale),
        content: <Release release={release} />,
      }))}
    />
  );
}

function Release({ release }: { readonly release: SchemaRelease }) {
  const { locale, strings } = usePage();
  const texts = strings.api.schemaChangelog;
  return (
    <>
      <p>{plural(texts.operations, release.operations, locale)}</p>
      {release.changes.length === 0 && <p>{texts.oldest}</p>}
      {changeLevels.map((level) => {
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
  const { site, strings } = usePage();
  const { kind, coordinate, from = '', to = '' } = change;
  const path = pathOf(coordinate, site.reference);
  const name = path === undefined ? code(coordinate) : `[${code(coordinate)}](${path})`;
  return (
    <InlineMarkdown text={fill(strings.api.schemaChangelog.change[kind], { name, from: code(from), to: code(to) })} />
  );
}

function code(text: string): string {
  return `\`${text}\``;
}

interface Pages {
  readonly operations: readonly { readonly coordinate: string; readonly path: string }[];
  readonly types: readonly { readonly name: string; readonly path: string }[];
}

/** The page that documents a coordinate now; none if it is gone. */
function pathOf(coordinate: string, { operations, types }: Pages): string | undefined {
  const [owner = '', field] = coordinate.split('.');
  const operation = operations.find((candidate) => candidate.coordinate === `${owner}.${field}`);
  return operation?.path ?? types.find(({ name }) => name === owner)?.path;
}
