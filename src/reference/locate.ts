import type { Problem } from '../model/problems.ts';
import { textsFile } from './texts.ts';

/** The sources of the reference, by the paths of their files. */
export type ReferenceSources = ReadonlyMap<string, string>;

const schemaFile = 'api/schema.graphql';

/**
 * The file and line that a message of `loadReference` is about. It starts with a place (`api/text/fa.yaml:3: …`) or with a coordinate, which
 * stands in the schema; a text that nothing needs stands in the texts.
 */
export function locate(message: string, sources: ReferenceSources): Problem {
  const placed = /^((?:api\/[\w./-]+)|schema\.graphql):(\d+): ([\s\S]*)$/.exec(message);
  if (placed) {
    const [, file = '', line, text = ''] = placed;
    return { level: 'error', file: file.startsWith('api/') ? file : schemaFile, line: Number(line), message: text };
  }
  const [coordinate = ''] = /^[^\s:]+/.exec(message) ?? [];
  if (message.includes('has a text')) {
    const inTexts = ['en', 'fa', 'ru']
      .map(textsFile)
      .map((file) => ({ file, line: lineOfText(sources.get(file) ?? '', coordinate) }));
    return {
      level: 'error',
      message,
      ...(inTexts.find(({ line }) => line !== undefined) ?? { file: textsFile('en') }),
    };
  }
  const sdl = sources.get(schemaFile) ?? '';
  return { level: 'error', file: schemaFile, line: lineOfField(sdl, coordinate) ?? lineOfName(sdl, message), message };
}

/** The line of `operation.Query.login.title` and the like in YAML: that of the key itself or of the one it stands below. */
function lineOfText(yaml: string, key: string): number | undefined {
  const own = key.replace(/^(operation|error|group)\./, '');
  const above = own.slice(0, own.lastIndexOf('.'));
  return lineOf(yaml, (line) => line.startsWith(`  ${own}:`)) ?? lineOf(yaml, (line) => line.startsWith(`  ${above}:`));
}

/** The line of `Query.login` or `Query.login.email` in the schema. */
function lineOfField(sdl: string, coordinate: string): number | undefined {
  const [type = '', field = ''] = coordinate.replace(/^(operation|error|group)\./, '').split('.');
  let inside = false;
  return lineOf(sdl, (line) => {
    if (/^\w/.test(line)) inside = line.split(/\W+/)[1] === type;
    return inside && (field === '' || new RegExp(`^\\s+${field}\\b`).test(line));
  });
}

/** The first line with the name that the message quotes, `Unknown type "Itn"`. */
function lineOfName(sdl: string, message: string): number | undefined {
  const name = /"(\w+)"/.exec(message)?.[1];
  return name === undefined ? undefined : lineOf(sdl, (line) => new RegExp(`\\b${name}\\b`).test(line));
}

function lineOf(text: string, wanted: (line: string) => boolean): number | undefined {
  const index = text.split('\n').findIndex(wanted);
  return index === -1 ? undefined : index + 1;
}
