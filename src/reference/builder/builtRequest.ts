import { buildApiSchema } from '../apiSchema.ts';
import { exampleDocument, operationDocument } from '../exampleDocument.ts';
import { requestErrors } from '../requestErrors.ts';
import { sentVariables } from '../requests/request.ts';
import { sampleResponse } from '../samples/responses.ts';
import type { BuilderData } from './builderData.ts';
import { type DraftFields, draftOf } from './draft.ts';
import { readDrafts } from './readDraft.ts';
import { type Selection, selectable, selectionIn, selectionText } from './selection.ts';

/** Values that the reader has filled in, and fields that are ticked. */
export interface BuilderState {
  readonly drafts: DraftFields;
  readonly selection: Selection;
}

/** An operation that requests can be built for. @throws {Error} if the schema lacks it */
export function openBuilder(data: BuilderData) {
  const schema = buildApiSchema(data.sdl);
  const root = data.kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  const field = root?.getFields()[data.request.operation];
  if (!field) throw new Error(`The schema has no ${data.kind} ${data.request.operation}.`);
  return { data, schema, field, selectable: selectable(field) };
}

type Builder = ReturnType<typeof openBuilder>;

export function exampleState({ data, field }: Builder): BuilderState {
  const { variables } = data.request;
  const drafts = field.args.map(({ name, type }) => [name, draftOf(type, variables[name])] as const);
  const document = exampleDocument(data.kind, field, Object.keys(variables));
  return { drafts: Object.fromEntries(drafts), selection: selectionIn(document) };
}

/** Values and ticks as a text for the address, without secrets of the schema. */
export function stateText({ data: { demands } }: Builder, { drafts, selection }: BuilderState): string {
  const open = (value: unknown, path: string): unknown => {
    if (demands.secrets.includes(path)) return undefined;
    if (Array.isArray(value)) return value.map((item) => open(item, path));
    if (typeof value !== 'object' || value === null) return value;
    const inner = Object.entries(value).map(([name, field]) => [
      name,
      open(field, path === '' ? name : `${path}.${name}`),
    ]);
    return Object.fromEntries(inner);
  };
  return JSON.stringify({ values: open(drafts, ''), fields: [...selection] });
}

/** Parses such a text, without parts of other operations; `undefined` if it is invalid. */
export function stateOf(builder: Builder, text: string): BuilderState | undefined {
  const { values, fields } = savedState(text) ?? {};
  if (!values || !fields) return undefined;
  const drafts = builder.field.args.map(({ name, type }) => [name, draftOf(type, values[name])] as const);
  return { drafts: Object.fromEntries(drafts), selection: new Set(fields) };
}

function savedState(text: string) {
  try {
    // Addresses are untrusted, so each part is validated.
    const saved: { values?: unknown; fields?: unknown } | null = JSON.parse(text);
    if (!Array.isArray(saved?.fields) || typeof saved.values !== 'object' || saved.values === null) return undefined;
    const values: Readonly<Record<string, unknown>> = { ...saved.values };
    return { values, fields: saved.fields.map(String) };
  } catch {
    return undefined;
  }
}

/** The request as filled in, and its response. An empty required argument stays in the document. */
export function buildRequest(builder: Builder, { drafts, selection }: BuilderState) {
  const { data, schema, field } = builder;
  const { variables, mistakes } = readDrafts(field.args, drafts, data.demands);
  const missing = mistakes.map(({ path }) => path);
  const named = field.args.map(({ name }) => name).filter((name) => name in variables || missing.includes(name));
  const selected = selectionText(builder.selectable, selection);
  const document = operationDocument(data.kind, field, named, selected);
  const request = { ...data.request, document, variables };
  const refusals = mistakes.length > 0 ? [] : requestErrors(schema, document, variables);
  const fits = mistakes.length === 0 && refusals.length === 0;
  return {
    document,
    /** Variables as sent. */
    variables: sentVariables(request),
    request,
    mistakes,
    /** True if the response has fields but none is selected. */
    asksNothing: builder.selectable.length > 0 && selected === '',
    /** Other errors from graphql-js, in English. */
    refusals,
    /** The sample response as JSON text, if there are no mistakes. */
    response: fits
      ? JSON.stringify(sampleResponse({ schema, samples: data.samples }, { document, variables }), null, 2)
      : undefined,
  };
}

export type BuiltRequest = ReturnType<typeof buildRequest>;
