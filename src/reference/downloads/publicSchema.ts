import {
  buildASTSchema,
  type DocumentNode,
  type GraphQLSchema,
  introspectionFromSchema,
  Kind,
  type NameNode,
  print,
  type StringValueNode,
  visit,
} from 'graphql';
import { nameOf } from '../../model/api/paths.ts';
import type { Operation, Reference } from '../../model/api/reference.ts';
import { directiveEnums } from '../directives.ts';

/** Reliability notice of every download; `@basis` gives details for each operation. */
export const basisNotice =
  'Reconstructed; compare with introspection of the live endpoint before you build. @basis states for each operation, its arguments and its errors ' +
  'whether public documentation shows them (seen), the schema of the backend (schema), or neither (reconstructed). ' +
  'A nullable field is null if the record has no such value, unless its description gives null another meaning.';

/** Directives that are only for the pages of the reference. */
const pageDirectives: readonly string[] = ['doc', 'example', 'behaves', 'from'];

/** The schema for integrators: described in English, with `@auth` and `@throws` for their tools. */
function publicDocument(reference: Reference): DocumentNode {
  const { schema } = reference;
  const definitions = [schema, ...schema.getDirectives(), ...Object.values(schema.getTypeMap())]
    .flatMap(({ astNode }) => astNode ?? [])
    .toSorted((a, b) => (a.loc?.start ?? 0) - (b.loc?.start ?? 0));
  const document = described({ kind: Kind.DOCUMENT, definitions }, textsByCoordinate(reference));
  return forTools(document, directiveEnums(schema));
}

/** Other directives take strings instead of enums, which comparisons would treat as API types. */
function forTools(document: DocumentNode, enums: ReadonlySet<string>): DocumentNode {
  const isForPages = ({ name }: { readonly name: NameNode }) => pageDirectives.includes(name.value);
  const asText = (name: NameNode) => (enums.has(name.value) ? { ...name, value: 'String' } : name);
  return visit(document, {
    EnumTypeDefinition: ({ name }) => (enums.has(name.value) ? null : undefined),
    DirectiveDefinition: (node) =>
      isForPages(node) ? null : visit(node, { NamedType: ({ kind, name }) => ({ kind, name: asText(name) }) }),
    Directive: (node) =>
      isForPages(node) ? null : visit(node, { EnumValue: ({ value }) => ({ kind: Kind.STRING, value }) }),
  });
}

export function publicSchemaText(reference: Reference): string {
  return `${print(publicDocument(reference))}\n`;
}

export function publicSchema(reference: Reference): GraphQLSchema {
  return buildASTSchema(publicDocument(reference));
}

/** The response to the introspection query, as JSON text. */
export function introspectionText(reference: Reference): string {
  return JSON.stringify({ data: introspectionFromSchema(publicSchema(reference)) });
}

/** The definitions that have texts, by coordinate: `Mutation.login.email`. */
function described(document: DocumentNode, texts: ReadonlyMap<string, string>): DocumentNode {
  const names: string[] = [];
  return visit(document, {
    enter(node) {
      if (node.kind === Kind.DIRECTIVE_DEFINITION) return false;
      if ('description' in node && 'name' in node) names.push(node.name.value);
      return undefined;
    },
    leave(node) {
      if (node.kind === Kind.SCHEMA_DEFINITION) return { ...node, ...description(basisNotice) };
      if (!('description' in node && 'name' in node)) return undefined;
      const text = texts.get(names.join('.'));
      names.pop();
      return { ...node, ...description(text) };
    },
  });
}

/** Role, codes and basis of an operation as words, since introspection drops directives. */
function accessText({ role, ownErrors, basis }: Operation): string {
  const errors = ownErrors.length > 0 ? ` Errors: ${ownErrors.join(', ')}.` : '';
  const parts = Object.entries(basis).flatMap(([part, known]) => (known === 'reconstructed' ? part : []));
  return `Role: ${role}.${errors}${parts.length > 0 ? ` Reconstructed: ${parts.join(', ')}.` : ''}`;
}

function description(value: string | undefined): { description?: StringValueNode } {
  return value === undefined ? {} : { description: { kind: Kind.STRING, value, block: true } };
}

/** Summary of an operation, with what to read before a retry, since generated clients have no pages. */
export function textOf({ summary, behaviour }: Operation): string {
  if (behaviour?.retry !== false) return summary.en.markdown;
  const check = behaviour.verify
    ? `read \`${nameOf(behaviour.verify)}\` first`
    : 'nothing shows whether it was carried out';
  return `${summary.en.markdown} Not safe to retry: after a lost response, ${check}.`;
}

function textsByCoordinate({ operations, types }: Reference): ReadonlyMap<string, string> {
  const docs = [
    ...operations.flatMap(({ args }) => args),
    ...types.flatMap(({ name, text, outputs, inputs, values }) => [
      { coordinate: name, text },
      ...[...outputs, ...inputs, ...values],
    ]),
  ];
  const texts = new Map(docs.map(({ coordinate, text }) => [coordinate, text.en.markdown]));
  for (const operation of operations)
    texts.set(operation.coordinate, `${textOf(operation)}\n\n${accessText(operation)}`);
  return texts;
}
