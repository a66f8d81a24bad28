import { type ApiRequest, multipart } from './request.ts';

/** The request with the `requests` library for Python 3. */
export function pythonRequest(request: ApiRequest): string {
  return `${request.authorized ? 'import os\n' : ''}${request.upload === undefined ? '' : 'import json\n'}
import requests

query = """
${request.document}
"""

${request.upload === undefined ? jsonCall(request) : formCall(request, request.upload)}
answer = response.json()
if "errors" in answer:
    raise RuntimeError(answer["errors"][0]["message"])
print(answer["data"]["${request.operation}"])
`.trimStart();
}

const headers = '    headers={"Authorization": f"Bearer {os.environ[\'ORBVPN_TOKEN\']}"},\n';

function jsonCall(request: ApiRequest): string {
  return `variables = ${literal(request.variables)}

response = requests.post(
    "${request.endpoint}",
${request.authorized ? headers : ''}    json={"query": query, "variables": variables},
    timeout=30,
)`;
}

function formCall(request: ApiRequest, variable: string): string {
  const { file } = multipart(request, variable);
  const variables = literal({ ...request.variables, [variable]: null });
  return `with open("${file}", "rb") as file:
    response = requests.post(
        "${request.endpoint}",
${request.authorized ? `    ${headers}` : ''}        data={
            "operations": json.dumps({"query": query, "variables": ${variables.replaceAll(/\s+/g, ' ')}}),
            "map": json.dumps({"0": ["variables.${variable}"]}),
        },
        files={"0": file},
        timeout=30,
    )`;
}

/** A JSON value as a Python literal, indented by four spaces. */
function literal(value: unknown, indent = ''): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = `${indent}    `;
  const lines = Array.isArray(value)
    ? value.map((item) => literal(item, inner))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${literal(item, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return lines.length === 0
    ? `${open}${close}`
    : `${open}\n${lines.map((line) => `${inner}${line},\n`).join('')}${indent}${close}`;
}
