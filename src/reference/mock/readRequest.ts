import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { failure, type Reply } from './replies.ts';

interface RequestBody {
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The operation to run, in a document with several. */
  readonly operationName: string | undefined;
}

export interface ParsedRequest extends RequestBody {
  readonly parsed: DocumentNode;
  readonly node: OperationDefinitionNode | undefined;
  /** Name of the first root field. */
  readonly operation: string;
}

const rules = specifiedRules.filter(({ name }) => name !== 'LoneAnonymousOperationRule');

/** Parses the body of a request; returns an error reply if it is invalid. */
export async function readRequest(schema: GraphQLSchema, type: string, bytes: Buffer): Promise<ParsedRequest | Reply> {
  if (!/^(application\/json|multipart\/form-data; boundary=)/.test(type))
    return failure('BAD_REQUEST', 'Content-Type is neither application/json nor multipart/form-data');
  const body = type.startsWith('multipart') ? await uploadedBody(bytes, type) : parsedBody(bytes.toString());
  if (!body) return failure('BAD_REQUEST', 'The body is not JSON with a query');
  const parsed = readDocument(schema, body.document);
  if (typeof parsed === 'string') return failure('GRAPHQL_ERROR', parsed);
  const node = getOperationAST(parsed, body.operationName) ?? undefined;
  const field = node?.selectionSet.selections.find((each) => each.kind === Kind.FIELD);
  return { ...body, parsed, node, operation: field?.name.value ?? '' };
}

/** Parses a request with a file, whose text becomes the value of its variable. */
async function uploadedBody(bytes: Buffer, type: string): Promise<RequestBody | undefined> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } }).formData();
  const body = parsedBody(String(form.get('operations')));
  const [place] = JSON.parse(String(form.get('map')))['0'] ?? [];
  const file = form.get('0');
  if (!body || typeof place !== 'string' || !(file instanceof File)) return undefined;
  const text = Buffer.from(await file.arrayBuffer()).toString(); // `text()` would drop a byte order mark
  return { ...body, variables: { ...body.variables, [place.replace('variables.', '')]: text } };
}

function parsedBody(text: string): RequestBody | undefined {
  try {
    const { query, variables, operationName } = JSON.parse(text);
    if (typeof query !== 'string') return undefined;
    return { document: query, variables: Object(variables ?? {}), operationName: operationName || undefined };
  } catch {
    return undefined;
  }
}

/** The document, or its first mistake. */
function readDocument(schema: GraphQLSchema, document: string): DocumentNode | string {
  try {
    const parsed = parse(document);
    return validate(schema, parsed, rules)[0]?.message ?? parsed;
  } catch (error) {
    if (error instanceof GraphQLError) return error.message;
    throw error;
  }
}
