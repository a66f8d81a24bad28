import { basisId, operationsPath } from '../../model/api/paths.ts';
import type { OperationBasis } from '../../model/api/reference.ts';
import type { Strings } from '../../model/config/strings.ts';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

/** Parts of an operation that no public documentation shows; nothing if all are seen. */
export function BasisNote({ basis }: { readonly basis: OperationBasis }) {
  const { strings } = usePage();
  const sentences = basisSentences(basis, strings.api.basis);
  if (sentences.length === 0) return null;
  return (
    <p>
      {sentences.join(' ')} <Link to={`${operationsPath}#${basisId}`}>{strings.api.basis.more}</Link>
    </p>
  );
}

/** One sentence suffices if the whole operation is reconstructed. */
function basisSentences(basis: OperationBasis, texts: Strings['api']['basis']): readonly string[] {
  if (basis.operation === 'reconstructed') return [texts.reconstructed];
  return [
    ...(basis.operation === 'schema' ? [texts.schema] : []),
    ...(basis.arguments === 'reconstructed' ? [texts.arguments] : []),
    ...(basis.errors === 'reconstructed' ? [texts.errors] : []),
  ];
}
