import { type ApiRequest, fileName, indented, jsonBody, timeLimit } from './request.ts';

/** The request for a POSIX shell; the token is read from the environment. */
export function curlRequest(request: ApiRequest): string {
  const token = request.authorized ? ['--header "Authorization: Bearer $ORBVPN_TOKEN"'] : [];
  const body =
    request.upload === undefined
      ? ["--header 'Content-Type: application/json'", `--data ${quoted(indented(jsonBody(request), 2))}`]
      : [
          `--form ${quoted(`operations=${jsonBody(request, 0)}`)}`,
          `--form ${quoted(`map={"0":["variables.${request.upload}"]}`)}`,
          `--form ${quoted(`0=@${formFile(fileName(request))}`)}`,
        ];
  return `${[`curl ${request.endpoint}`, `--max-time ${timeLimit(request)}`, ...token, ...body].join(' \\\n  ')}\n`;
}

/** A file name for curl, which requires quotes around commas and semicolons. */
function formFile(name: string): string {
  return /[,;"\\]/.test(name) ? `"${name.replace(/["\\]/g, '\\$&')}"` : name;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
