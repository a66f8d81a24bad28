import { Link } from '../Link/Link.tsx';

export function CodeLink({ to, name }: { readonly to: string; readonly name: string }) {
  return (
    <Link to={to}>
      <code dir="ltr">{name}</code>
    </Link>
  );
}
