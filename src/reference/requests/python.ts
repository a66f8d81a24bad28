import { type ApiRequest, fileName, indented, sentVariables, timeLimit } from './request.ts';

/** The request with the `requests` library for Python 3; the token is read from the environment. */
export function pythonRequest(request: ApiRequest): string {
  const { upload } = request;
  const modules = [...(upload === undefined ? [] : ['json']), ...(request.authorized ? ['os'] : [])];
  const imports = modules.map((name) => `import ${name}\n`).join('');
  return `${imports}${imports && '\n'}import requests

query = """
${request.document}
"""

variables = ${literal(sentVariables(request))}

${upload === undefined ? call(request, '    json={"query": query, "variables": variables},\n') : fileCall(request, upload)}
try:
    answer = response.json()
except ValueError:
    raise RuntimeError(response.status_code)
if "errors" in answer:
    error = answer["errors"][0]
    raise RuntimeError((error.get("extensions") or {}).get("code"), error["message"])
print(answer["data"]["${request.operation}"])
`;
}

function call(request: ApiRequest, body: string): string {
  const headers = '    headers={"Authorization": f"Bearer {os.environ[\'ORBVPN_TOKEN\']}"},\n';
  return `response = requests.post(
    "${request.endpoint}",
${request.authorized ? headers : ''}${body}    timeout=${timeLimit(request)},
)`;
}

function fileCall(request: ApiRequest, variable: string): string {
  const body = `    data={
        "operations": json.dumps({"query": query, "variables": variables}),
        "map": json.dumps({"0": ["variables.${variable}"]}),
    },
    files={"0": file},
`;
  return `with open("${fileName(request)}", "rb") as file:
    ${indented(call(request, body), 4)}`;
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
  if (lines.length === 0) return `${open}${close}`;
  return `${open}\n${lines.map((line) => `${inner}${line},\n`).join('')}${indent}${close}`;
}
