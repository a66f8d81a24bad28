import { inputAnchor, outputAnchor } from '../../model/api/paths.ts';
import type { Operation, Reference, TypeDoc } from '../../model/api/reference.ts';
import { telling } from '../bundles.ts';
import type { Definitions, SearchRecord } from '../types.ts';

function definitions(anchor: string, named: readonly { readonly name: string }[]): Definitions[] {
  const names = named.map(({ name }) => name).filter((name) => telling.test(name));
  return names.length > 0 ? [{ anchor, names }] : [];
}

export function definedByOperation(operation: Operation): Definitions[] {
  return [...definitions('', [operation]), ...definitions(inputAnchor('*'), operation.args)];
}

export function definedByType(type: TypeDoc): Definitions[] {
  return [
    ...definitions('', [type]),
    ...definitions(outputAnchor('*'), type.outputs),
    ...definitions(inputAnchor('*'), type.inputs),
    ...definitions('*', type.values),
  ];
}

/** The records of the guide about errors, with the codes that each of its two lists explains. */
export function withErrorCodes(records: readonly SearchRecord[], { errors }: Reference): SearchRecord[] {
  return records.map((record) => {
    const explained = errors.filter(({ general }) => record.anchor === (general ? 'general' : 'specific'));
    const codes = explained.map(({ code }) => ({ name: code }));
    return codes.length > 0 ? { ...record, defines: definitions('', codes) } : record;
  });
}
