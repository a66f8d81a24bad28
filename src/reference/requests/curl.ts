import { type ApiRequest, multipart, oneLine } from './request.ts';

/** The request for a POSIX shell; the token is read from the environment. */
export function curlRequest(request: ApiRequest): string {
  const token = request.authorized ? [`--header "Authorization: Bearer $ORBVPN_TOKEN"`] : [];
  const body = request.upload === undefined ? jsonBody(request) : formBody(request, request.upload);
  return [`curl ${request.endpoint}`, ...token, ...body].join(' \\\n  ');
}

function jsonBody({ document, variables }: ApiRequest): string[] {
  const body = JSON.stringify({ query: oneLine(document), variables }, null, 2);
  return ["--header 'Content-Type: application/json'", `--data ${quoted(body)}`];
}

function formBody(request: ApiRequest, variable: string): string[] {
  const { operations, map, file } = multipart(request, variable);
  return [
    `--form ${quoted(`operations=${operations}`)}`,
    `--form ${quoted(`map=${map}`)}`,
    `--form ${quoted(`0=@${file}`)}`,
  ];
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
