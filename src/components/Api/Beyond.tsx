import { beyondId, operationsPath } from '../../model/api/paths.ts';
import type { Operation } from '../../model/api/reference.ts';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

/** The mark of an operation beyond the list that the reference was made for; it leads to the reason. */
export function Beyond({ operation: { beyond } }: { readonly operation: Pick<Operation, 'beyond'> }) {
  const { strings } = usePage();
  return beyond ? <Link to={`${operationsPath}#${beyondId}`}>{strings.api.beyond}</Link> : null;
}
