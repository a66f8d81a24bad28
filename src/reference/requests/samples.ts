import { curlRequest } from './curl.ts';
import { javascriptRequest } from './javascript.ts';
import { phpRequest } from './php.ts';
import { pythonRequest } from './python.ts';
import type { ApiRequest } from './request.ts';

export interface RequestSample {
  readonly id: 'curl' | 'javascript' | 'python' | 'php';
  readonly label: string;
  /** Language of the code block. */
  readonly language: string;
  readonly write: (request: ApiRequest) => string;
}

/** The same request in every language that the reference shows, in the order of its tabs. */
export const requestSamples: readonly RequestSample[] = [
  { id: 'curl', label: 'cURL', language: 'bash', write: curlRequest },
  { id: 'javascript', label: 'JavaScript, TypeScript', language: 'js', write: javascriptRequest },
  { id: 'python', label: 'Python', language: 'python', write: pythonRequest },
  { id: 'php', label: 'PHP', language: 'php', write: phpRequest },
];
