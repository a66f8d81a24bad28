import type { Operation } from '../../model/api/reference.ts';

export interface ApiRequest {
  readonly endpoint: string;
  /** Name of the operation, which is the key of the response in `data`. */
  readonly operation: string;
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** True if the operation requires an access token. */
  readonly authorized: boolean;
  /** Variable for a file, with the file name as value: a multipart request. */
  readonly upload: string | undefined;
}

/** Time limit of a sample in seconds, in case a connection hangs. */
export const timeLimit = ({ upload }: ApiRequest): number => (upload === undefined ? 15 : 60);

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

/** The document on one line: generated documents contain no strings and no comments. */
function oneLine(document: string): string {
  return document.replace(/\s+/g, ' ').trim();
}

/** The variables as sent: null in place of a file, which follows. */
export function sentVariables({ variables, upload }: ApiRequest): Record<string, unknown> {
  return upload === undefined ? { ...variables } : { ...variables, [upload]: null };
}

export function fileName({ variables, upload }: ApiRequest): string {
  return upload === undefined ? '' : String(variables[upload] ?? '');
}

export function jsonBody(request: ApiRequest, indent = 2): string {
  return JSON.stringify({ query: oneLine(request.document), variables: sentVariables(request) }, null, indent);
}

/** Indents all lines except the first and empty ones. */
export function indented(text: string, spaces: number): string {
  return text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(spaces)}`);
}
