import { basisId, firstGuides } from '../../model/api/paths.ts';
import { operationKinds } from '../../model/api/reference.ts';
import type { ListedGroup, PageOf } from '../../model/pages/page.ts';
import type { Site } from '../../model/site.ts';
import { type DownloadFile, downloadPath } from '../../reference/downloads/names.ts';
import { usePage } from '../PageContext/PageContext.tsx';
import { ApiPage } from './ApiPage.tsx';
import { CodeLink } from './CodeLink.tsx';
import { Guides } from './Guides.tsx';
import { OperationFilter } from './OperationFilter.tsx';

export function ApiOperationsPage({ page: { groups } }: { readonly page: PageOf<'apiOperations'> }) {
  const sections = operationKinds.map(
    (kind) => [kind, <Operations key={kind} groups={groups.filter(({ group }) => group.kind === kind)} />] as const,
  );
  const { site, strings } = usePage();
  const head = (
    <>
      <Guides label={strings.api.begin} paths={firstGuides} />
      <OperationFilter />
      <p>
        {downloadLine(strings.api.mock, 'mock.mjs', site)} {downloadLine(strings.api.programs, 'programs.mjs', site)}
      </p>
      <p id={basisId}>{strings.api.basisReason}</p>
    </>
  );
  return <ApiPage head={head} sections={Object.fromEntries(sections)} />;
}

/** A sentence with the link to a file in place of `{file}`. */
function downloadLine(sentence: string, file: DownloadFile, { urls }: Site) {
  const [before, after] = sentence.split('{file}');
  return (
    <>
      {before}
      <a href={urls.file(downloadPath(file))} download="">
        <code dir="ltr">{file}</code>
      </a>
      {after}
    </>
  );
}

function Operations({ groups }: { readonly groups: readonly ListedGroup[] }) {
  const { locale, strings } = usePage();
  const { api } = strings;
  return (
    <table className="operations">
      <thead>
        <tr>
          <th scope="col">{api.operation}</th>
          <th scope="col">{api.access}</th>
        </tr>
      </thead>
      {groups.map(({ group, operations }) => (
        <tbody key={group.path}>
          <tr>
            <th colSpan={2} scope="rowgroup">
              {group.title[locale]}
            </th>
          </tr>
          {operations
            .filter(({ operation, operationPage }) => operation.path === operationPage.path)
            .map(({ operation }) => (
              <tr key={operation.path}>
                <td>
                  <CodeLink to={operation.path} name={operation.name} />
                  <br />
                  {operation.title[locale]}
                </td>
                <td>{api.role[operation.role]}</td>
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  );
}
