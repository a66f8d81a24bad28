import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { apiReference, operationNamed } from '../fixtures/apiReference.ts';
import { curlRequest } from './curl.ts';
import { javascriptRequest } from './javascript.ts';
import { phpRequest } from './php.ts';
import { pythonRequest } from './python.ts';
import { type ApiRequest, indented, requestOf } from './request.ts';
import { requestSamples } from './samples.ts';

const endpoint = 'https://api.example.com/graphql';
const reference = apiReference();
const request = (coordinate: string) => requestOf(operationNamed(reference, coordinate), endpoint);
const withQuotes: ApiRequest = {
  endpoint,
  operation: 'ask',
  document: 'query Ask($text: String) {\n  ask(text: $text)\n}',
  variables: { text: `it's "so" \\ """quoted"""`, flags: [true, null] },
  authorized: false,
  upload: undefined,
};

it.each(requestSamples)(
  'the sample in $label sends a token if needed, has a time limit, and names the endpoint',
  (sample) => {
    const signedIn = sample.write(request('Query.user'));
    expect(sample.write(request('Mutation.login'))).not.toContain('ORBVPN_TOKEN');
    expect(signedIn).toContain('ORBVPN_TOKEN');
    expect(signedIn).toMatch(/--max-time 15 |timeout\(15_000\)|timeout=15,|CURLOPT_TIMEOUT => 15,/);
    expect(signedIn).toContain(endpoint);
  },
);

describe('the request for cURL', () => {
  it.each([
    ['users.csv', "'0=@users.csv'"],
    ['a,b;c.csv', `'0=@"a,b;c.csv"'`],
    [undefined, "'0=@'"],
  ])('quotes the file name %s for curl', (file, form) => {
    expect(curlRequest({ ...withQuotes, upload: 'file', variables: { file } })).toContain(`--form ${form}`);
  });

  it('has a JSON body after the shell has parsed the quotes', () => {
    // The shell calls this in place of curl, with the parsed arguments.
    const print = 'curl() { printf "%s\\0" "$@"; }\n';
    const passed = execFileSync('sh', ['-c', print + curlRequest(withQuotes)], { encoding: 'utf8' }).split('\0');
    expect(passed).toContain(endpoint);
    expect(JSON.parse(passed[passed.indexOf('--data') + 1] ?? '')).toEqual({
      query: 'query Ask($text: String) { ask(text: $text) }',
      variables: withQuotes.variables,
    });
  });

  it('is indented line by line below its option', () => {
    const [, body = ''] = curlRequest(request('Mutation.deleteServer')).split('--data ');
    expect(body.split('\n').filter(Boolean)).toEqual([
      "'{",
      expect.stringMatching(/^ {4}"query": "/),
      '    "variables": {',
      expect.stringMatching(/^ {6}"id": \d+$/),
      '    }',
      "  }'",
    ]);
  });

  it('sends a file as a form', () => {
    expect(curlRequest(request('Mutation.uploadUsers'))).toBe(
      [
        `curl ${endpoint}`,
        '--max-time 60',
        '--header "Authorization: Bearer $ORBVPN_TOKEN"',
        `--form 'operations={"query":"mutation UploadUsers($file: Upload!) { uploadUsers(file: $file) }","variables":{"file":null}}'`,
        `--form 'map={"0":["variables.file"]}'`,
        "--form '0=@users.csv'\n",
      ].join(' \\\n  '),
    );
  });
});

it('The request in JavaScript writes the variables as source text', () => {
  expect(javascriptRequest(request('Mutation.deleteServer'))).toContain('const variables = {\n  id: 208\n};');
});

describe('the request in Python', () => {
  it('writes the variables as Python literals', () => {
    expect(pythonRequest(withQuotes)).toContain('    "flags": [\n        True,\n        None,\n    ],');
  });

  it('imports only what it uses, in alphabetical order', () => {
    expect(pythonRequest(request('Mutation.uploadUsers'))).toMatch(/^import json\nimport os\n\nimport requests\n/);
    expect(pythonRequest(request('Mutation.login'))).toMatch(/^import requests\n/);
  });
});

describe('the request in PHP', () => {
  it('has a literal JSON body without PHP interpolation', () => {
    const [, body = ''] = /<<<'BODY'\n([\s\S]*?)\nBODY;/.exec(phpRequest(withQuotes)) ?? [];
    expect(JSON.parse(body).variables).toEqual(withQuotes.variables);
  });

  it('sends a file as a form', () => {
    expect(phpRequest(request('Mutation.uploadUsers'))).toContain("'0' => new CURLFile('users.csv')]");
  });
});

it('lines are indented, except the first and empty ones', () => {
  expect(indented('a\nb\n\nc\n', 2)).toBe('a\n  b\n\n  c\n');
});
