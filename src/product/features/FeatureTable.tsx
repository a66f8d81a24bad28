import { Link } from '../../components/Link/Link.tsx';
import type { PropsOf, Views } from '../../components/mdx/views.ts';
import { usePage } from '../../components/PageContext/PageContext.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { changeId, entryPath } from '../../model/pages/changelog.ts';
import type * as writer from './FeatureTable.writer.ts';
import { type Availability, availability, bySince, featuresOf, shownPlaces } from './features.ts';

/** Features with the page that documents each, and the changes that brought them: those of a section, or those of a platform. */
export function FeatureTable({ group, platform }: PropsOf<typeof writer.FeatureTable>) {
  const { site, locale, strings } = usePage();
  const { features, platforms } = site;
  const ids = group === undefined ? Object.keys(features) : featuresOf(group, features);
  const rows = ids.flatMap((id) => {
    const where = shownPlaces(availability(id, site), platform, platforms);
    const feature = features[id];
    return feature && where.length > 0 ? [{ id, feature, where }] : [];
  });
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{strings.features.feature}</th>
          <th scope="col">{platform ? strings.features.since : strings.features.where}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, feature, where }) => (
          <tr key={id}>
            <td>
              <Link to={feature.page}>{feature.name[locale]}</Link>
            </td>
            <td>
              {bySince(where).map((together, index) => (
                <span key={together[0]?.target}>
                  {index > 0 && '; '}
                  <Places together={together} named={platform === undefined} />
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Platforms that one change brought the feature to, with its version, which leads to the change. */
function Places({ together, named }: { readonly together: readonly Availability[]; readonly named: boolean }) {
  const { site, locale, strings } = usePage();
  const since = together[0]?.since;
  return (
    <>
      {named &&
        together.map(({ target }, index) => (
          <span key={target}>
            {index > 0 && strings.chrome.listSeparator}
            <bdi data-platform={Object.hasOwn(site.platforms, target) ? target : undefined}>
              {site.changeTargets[target]?.[locale] ?? target}
            </bdi>
          </span>
        ))}
      {named && since && ' '}
      {since && (
        <Link to={`${entryPath(since.date)}#${changeId(since.change)}`}>
          <bdi>{since.version}</bdi>
        </Link>
      )}
      {!named && !since && strings.features.always}
    </>
  );
}

export const views = { FeatureTable: { page: FeatureTable, feed: FeatureTable } } satisfies Views<typeof writer>;
