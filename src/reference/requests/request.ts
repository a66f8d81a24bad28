import type { Operation } from '../../model/api/reference.ts';

/** Source of a request sample. */
export interface ApiRequest {
  readonly endpoint: string;
  /** Name of the operation, under which the answer is in `data`. */
  readonly operation: string;
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** True if the operation asks for an access token. */
  readonly authorized: boolean;
  /** Variable that is a file, with its name as value: a multipart request. */
  readonly upload: string | undefined;
}

/** Seconds after which a sample gives up, so that a hanging connection cannot stop it. */
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

/** The document on one line: documents made from the schema hold no strings and no comments. */
function oneLine(document: string): string {
  return document.replace(/\s+/g, ' ').trim();
}

/** The variables as they are sent: null in the place of a file, which follows. */
export function sentVariables({ variables, upload }: ApiRequest): Record<string, unknown> {
  return upload === undefined ? { ...variables } : { ...variables, [upload]: null };
}

export function fileName({ variables, upload }: ApiRequest): string {
  return upload === undefined ? '' : String(variables[upload] ?? '');
}

export function jsonBody(request: ApiRequest, indent = 2): string {
  return JSON.stringify({ query: oneLine(request.document), variables: sentVariables(request) }, null, indent);
}

/** Lines with more space before each but the first; empty lines stay empty. */
export function indented(text: string, spaces: number): string {
  return text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(spaces)}`);
}
