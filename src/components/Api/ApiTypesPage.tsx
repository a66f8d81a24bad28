import { typeKinds } from '../../model/api/reference.ts';
import type { PageOf } from '../../model/pages/page.ts';
import { Link } from '../Link/Link.tsx';
import { ApiPage } from './ApiPage.tsx';

/** Numeric, so that 3 months sort before 12. */
const natural = new Intl.Collator('en', { numeric: true });

export function ApiTypesPage({ page }: { readonly page: PageOf<'apiTypes'> }) {
  const lists = typeKinds.map((kind) => {
    const types = page.types.filter((type) => type.kind === kind).sort((a, b) => natural.compare(a.name, b.name));
    return [
      kind,
      <ul key={kind} className="type-list">
        {types.map(({ name, path }) => (
          <li key={name}>
            <Link to={path}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>,
    ] as const;
  });
  return <ApiPage sections={Object.fromEntries(lists)} />;
}
