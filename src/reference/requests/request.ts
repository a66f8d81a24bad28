import type { Operation } from '../model.ts';

/** What a request sample is written from. */
export interface ApiRequest {
  readonly endpoint: string;
  /** Name of the operation, under which the answer stands in `data`. */
  readonly operation: string;
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Whether the operation asks for an access token. */
  readonly authorized: boolean;
  /** Variable that is a file. Its value is the file's name, and the request is multipart. */
  readonly upload: string | undefined;
}

export function requestOf(operation: Operation, endpoint: string): ApiRequest {
  return {
    endpoint,
    operation: operation.name,
    document: operation.document,
    variables: operation.variables,
    authorized: operation.role !== 'none',
    upload: operation.args.find((argument) => argument.type.name === 'Upload')?.name,
  };
}

/** The document on one line, for bodies in JSON: documents made from the schema hold no strings and no comments. */
export function oneLine(document: string): string {
  return document.replace(/\s+/g, ' ').trim();
}

/** The three parts of a multipart request (https://github.com/jaydenseric/graphql-multipart-request-spec). */
export function multipart(request: ApiRequest, variable: string): { operations: string; map: string; file: string } {
  const variables = { ...request.variables, [variable]: null };
  return {
    operations: JSON.stringify({ query: oneLine(request.document), variables }),
    map: JSON.stringify({ 0: [`variables.${variable}`] }),
    file: String(request.variables[variable]),
  };
}

/** Lines with more space before each but the first. */
export function indented(text: string, spaces: number): string {
  return text.replaceAll('\n', `\n${' '.repeat(spaces)}`);
}
