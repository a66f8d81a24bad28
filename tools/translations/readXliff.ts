import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { validateXML } from 'xmllint-wasm';
import type { Problem } from '../../src/model/problems.ts';
import { linesOf } from './text.ts';
import type { Token } from './tokens.ts';

/** A unit that came back from a translation tool. */
export interface ReturnedUnit {
  readonly id: string;
  /** Its line in the XLIFF file. */
  readonly line: number;
  readonly source: readonly Token[];
  /** Missing if it, or a part of it, is not translated. */
  readonly target: readonly Token[] | undefined;
  /** Whether somebody marked it as translated and checked. */
  readonly isDone: boolean;
}

/** What came back: the language, and the units by the id of their file. */
export interface Returned {
  readonly locale: string;
  readonly files: ReadonlyMap<string, readonly ReturnedUnit[]>;
}

/** Reads an XLIFF 2 document. Nothing if it is none; then `problems` say why. */
export async function readXliff(file: string, text: string, problems: Problem[]): Promise<Returned | undefined> {
  const report = (message: string, line?: number) => problems.push({ level: 'error', file, line, message });
  const { errors } = await validateXML({
    xml: [{ fileName: 'texts.xml', contents: text }],
    normalization: 'format',
    maxMemoryPages: 16_384,
    // Only whether it is well-formed: writing all texts again would take six times as long.
    modifyArguments: (names) => ['--noout', ...names.filter((name) => name !== '--format')],
  });
  const [error] = errors;
  if (error) {
    report(
      `This is not XML: ${error.message.replace(/^parser error : /, '')}. Export it again from your tool.`,
      error.loc?.lineNumber,
    );
    return undefined;
  }
  const tree = parseDocument(text, { xmlMode: true, withStartIndices: true });
  const root = elements(tree.children).find(({ name }) => name === 'xliff');
  const version = root?.attribs.version ?? '';
  if (!root || !version.startsWith('2.')) {
    report(
      root
        ? `This is XLIFF ${version}; only 2.0, 2.1 and 2.2 are read. Choose "XLIFF 2" when you export.`
        : 'This is not XLIFF: the first element is not <xliff>.',
    );
    return undefined;
  }
  const lineAt = linesOf(text);
  const units = elements(root.children)
    .filter(({ name }) => name === 'file')
    .map((element) => [element.attribs.id ?? '', unitsOf(element, lineAt)] as const);
  return { locale: root.attribs.trgLang ?? '', files: new Map(units) };
}

const elements = (nodes: readonly ChildNode[]): Element[] => nodes.filter(isTag);

type LineAt = (offset: number) => number;

/** The units of a file, groups or not. */
const unitsOf = (parent: Element, lineAt: LineAt): ReturnedUnit[] =>
  elements(parent.children).flatMap((element) => {
    if (element.name === 'group') return unitsOf(element, lineAt);
    return element.name === 'unit' ? [unitOf(element, lineAt)] : [];
  });

/** A unit whose text a tool may have divided into several segments, with what is between them. */
function unitOf(unit: Element, lineAt: LineAt): ReturnedUnit {
  const parts = elements(unit.children).filter(({ name }) => name === 'segment' || name === 'ignorable');
  const read = (part: Element, name: string) => {
    const found = elements(part.children).find((child) => child.name === name);
    return found && tokensOf(found.children);
  };
  const sources = parts.map((part) => read(part, 'source') ?? []);
  const targets = parts.map(
    (part, index) => read(part, 'target') ?? (part.name === 'ignorable' ? sources[index] : undefined),
  );
  return {
    id: unit.attribs.id ?? '',
    line: lineAt(unit.startIndex ?? 0),
    source: sources.flat(),
    target: targets.some((target) => target === undefined) ? undefined : targets.flatMap((target) => target ?? []),
    isDone: parts.every(({ name, attribs }) => name === 'ignorable' || /^(reviewed|final)$/.test(attribs.state ?? '')),
  };
}

/** What is inside <source> and <target>. Tools may write a pair as two codes, and mark words. */
function tokensOf(nodes: readonly ChildNode[]): Token[] {
  return nodes.flatMap((node): Token[] => {
    if (isText(node)) return [node.data];
    if (!isTag(node)) return 'children' in node ? tokensOf(node.children) : [];
    const { id = '', startRef = '', hex = '' } = node.attribs;
    switch (node.name) {
      case 'ph':
        return [{ id, part: 'whole' }];
      case 'pc':
        return [{ id, part: 'start' }, ...tokensOf(node.children), { id, part: 'end' }];
      case 'sc':
        return [{ id, part: 'start' }];
      case 'ec':
        return [{ id: startRef || id, part: 'end' }];
      case 'cp':
        return [String.fromCodePoint(Number.parseInt(hex, 16))];
      default:
        return tokensOf(node.children);
    }
  });
}
