import { curlRequest } from './curl.ts';
import { javascriptRequest } from './javascript.ts';
import { phpRequest } from './php.ts';
import { pythonRequest } from './python.ts';

/** The languages of request samples, in the order of the tabs; `language` is for highlighting. */
export const requestSamples = [
  { id: 'curl', label: 'cURL', language: 'bash', write: curlRequest },
  { id: 'javascript', label: 'JavaScript, TypeScript', language: 'js', write: javascriptRequest },
  { id: 'python', label: 'Python', language: 'python', write: pythonRequest },
  { id: 'php', label: 'PHP', language: 'php', write: phpRequest },
];
