import type { TypeRef } from '../../model/api/reference.ts';
import { Link } from '../Link/Link.tsx';

/** A type in GraphQL syntax, `[UserView!]`, linked to the page of the type it names. */
export function TypeLink({ type }: { readonly type: TypeRef }) {
  const [before = '', after = ''] = type.text.split(type.name);
  return (
    <code dir="ltr">
      {before}
      <Link to={type.path}>{type.name}</Link>
      {after}
    </code>
  );
}
