import { type ApiRequest, indented, multipart } from './request.ts';

/** The request with `fetch`, as a module for Node 20 or later. */
export function javascriptRequest(request: ApiRequest): string {
  return request.upload === undefined ? jsonRequest(request) : formRequest(request, request.upload);
}

const authorization = 'Authorization: `Bearer ${process.env.ORBVPN_TOKEN}`';

function jsonRequest(request: ApiRequest): string {
  const headers = ["'Content-Type': 'application/json'", ...(request.authorized ? [authorization] : [])].join(', ');
  return `const query = \`
${request.document}
\`;

const variables = ${JSON.stringify(request.variables, null, 2)};

const response = await fetch('${request.endpoint}', {
  method: 'POST',
  headers: { ${headers} },
  body: JSON.stringify({ query, variables }),
});
${answer(request)}`;
}

function formRequest(request: ApiRequest, variable: string): string {
  const { file } = multipart(request, variable);
  const variables = JSON.stringify({ ...request.variables, [variable]: null });
  const headers = request.authorized ? `\n  headers: { ${authorization} },` : '';
  return `import { openAsBlob } from 'node:fs';

const query = \`
  ${indented(request.document, 2)}
\`;

const form = new FormData();
form.set('operations', JSON.stringify({ query, variables: ${variables} }));
form.set('map', JSON.stringify({ 0: ['variables.${variable}'] }));
form.set('0', await openAsBlob('${file}'), '${file}');

const response = await fetch('${request.endpoint}', {
  method: 'POST',${headers}
  body: form,
});
${answer(request)}`;
}

function answer(request: ApiRequest): string {
  return `const { data, errors } = await response.json();
if (errors) throw new Error(errors[0].message);
console.log(data.${request.operation});
`;
}
