import { type ApiRequest, fileName, sentVariables, timeLimit } from './request.ts';

/** The request with `fetch`, a module for Node 20; an error has its `code`. */
export function javascriptRequest(request: ApiRequest): string {
  const { upload } = request;
  return `${upload === undefined ? '' : "import { openAsBlob } from 'node:fs';\n\n"}const query = \`
${request.document}
\`;

const variables = ${objectLiteral(sentVariables(request))};

${upload === undefined ? '' : form(request, upload)}const response = await fetch('${request.endpoint}', {
  method: 'POST',
${headers(request)}  body: ${upload === undefined ? 'JSON.stringify({ query, variables })' : 'form'},
  signal: AbortSignal.timeout(${timeLimit(request)}_000),
});
const { data, errors } = await response.json().catch((error) => ({ errors: [response.ok ? error : { message: response.status }] }));
if (errors) throw Object.assign(Error(errors[0].message), errors[0].extensions);
console.log(data.${request.operation});
`;
}

function headers({ authorized, upload }: ApiRequest): string {
  const fields = [
    ...(upload === undefined ? ["'Content-Type': 'application/json'"] : []),
    ...(authorized ? [`Authorization: \`Bearer \${process.env.ORBVPN_TOKEN}\``] : []),
  ];
  return fields.length === 0 ? '' : `  headers: { ${fields.join(', ')} },\n`;
}

function form(request: ApiRequest, upload: string): string {
  const file = fileName(request);
  return `const form = new FormData();
form.set('operations', JSON.stringify({ query, variables }));
form.set('map', JSON.stringify({ 0: ['variables.${upload}'] }));
form.set('0', await openAsBlob('${file}'), '${file}');

`;
}

/** JSON with bare keys: source code. */
function objectLiteral(value: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(value, null, 2).replace(/^(\s*)"(\w+)":/gm, '$1$2:');
}
