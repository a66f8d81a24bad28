import { Link } from '../Link/Link.tsx';

/** A name in code that leads to its page. */
export function CodeLink({ to, name }: { readonly to: string; readonly name: string }) {
  return (
    <Link to={to}>
      <code dir="ltr">{name}</code>
    </Link>
  );
}
