import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';
import { ApiPage } from './ApiPage.tsx';

/** Every named type of the schema, by kind. */
export function ApiTypesPage() {
  const { site, strings } = usePage();
  const kinds = ['object', 'input', 'enum', 'scalar'] as const;
  return (
    <ApiPage
      sections={kinds.map((kind) => ({
        id: kind,
        title: strings.api.typeKinds[kind],
        content: (
          <ul className="type-list">
            {site.reference.types
              .filter((type) => type.kind === kind)
              .map((type) => (
                <li key={type.name}>
                  <Link to={type.path}>
                    <bdi>{type.name}</bdi>
                  </Link>
                </li>
              ))}
          </ul>
        ),
      }))}
    />
  );
}
