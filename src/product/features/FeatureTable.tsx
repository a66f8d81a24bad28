import { Link } from '../../components/Link/Link.tsx';
import type { PropsOf, Renderings } from '../../components/mdx/renderings.ts';
import { usePage } from '../../components/PageContext/PageContext.tsx';
import { PlatformMark } from '../../components/PlatformMark/PlatformMark.tsx';
import type * as writer from './FeatureTable.writer.ts';
import { availability, featuresOf, isOnDevices } from './features.ts';

/** The features of a section, with a tick under each platform, or those of one platform. */
export function FeatureTable({ group, platform }: PropsOf<typeof writer.FeatureTable>) {
  const { site, strings } = usePage();
  const { features, platforms } = site;
  if (group === undefined) {
    const ids = Object.keys(features).filter((id) => id !== 'app' && platform && availability(id, site).has(platform));
    return <FeatureList ids={ids} />;
  }
  const ids = featuresOf(group, features);
  const onDevices = ids.filter((id) => isOnDevices(availability(id, site), platforms));
  const elsewhere = ids.filter((id) => !onDevices.includes(id));
  return (
    <>
      {group === Object.values(features)[0]?.group && <DeviceChoice />}
      {onDevices.length > 0 && <Matrix ids={onDevices} />}
      {onDevices.length > 0 && elsewhere.length > 0 && <p>{strings.features.anyDevice}</p>}
      <FeatureList ids={elsewhere} />
    </>
  );
}

/** Menu for the reader's device (`src/browser/tabs.ts`): a phone shows only that column. */
function DeviceChoice() {
  const { site, strings } = usePage();
  return (
    <label className="device-choice needs-js">
      {strings.features.platform}{' '}
      <select className="form-field" data-platform-menu="">
        <option value="">{strings.features.allDevices}</option>
        {Object.entries(site.platforms).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Matrix({ ids }: { readonly ids: readonly string[] }) {
  const { site, locale, strings } = usePage();
  const { changeTargets, platforms } = site;
  const columns = Object.entries(platforms);
  return (
    <table className="matrix">
      <thead>
        <tr>
          <th scope="col">{strings.features.feature}</th>
          {columns.map(([id, name]) => (
            <th key={id} scope="col" data-platform={id}>
              <PlatformMark platform={id} />
              <bdi>{name}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ids.map((id) => {
          const where = availability(id, site);
          return (
            <tr key={id}>
              <th scope="row">
                <FeatureLink id={id} />
                {where.has('dashboard') && <small> + {changeTargets['dashboard']?.[locale]}</small>}
              </th>
              {columns.map(([column]) => (
                <td key={column} data-platform={column}>
                  {where.has(column) ? '✓' : '–'}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function FeatureList({ ids }: { readonly ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <ul className="feature-list">
      {ids.map((id) => (
        <li key={id}>
          <FeatureLink id={id} />
        </li>
      ))}
    </ul>
  );
}

function FeatureLink({ id }: { readonly id: string }) {
  const { site, locale } = usePage();
  const feature = site.features[id];
  return feature && <Link to={feature.page}>{feature.name[locale]}</Link>;
}

export const renderings = { FeatureTable } satisfies Renderings<typeof writer>;
