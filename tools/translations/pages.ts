import { stringify } from 'yaml';
import { blockHash } from '../../src/content/stamp.ts';
import { hashesOf, type SourceStamp } from '../../src/model/translation.ts';
import { align } from './align.ts';
import { inOwnOrder } from './ownOrder.ts';
import {
  changeOf,
  frontMatterKeys,
  isPlain,
  type PageBlock,
  type PageFile,
  readPageFile,
  sectionRange,
} from './pageFile.ts';
import { readStamp, stamp } from './stamp.ts';
import { type Change, changed, type PageStamp, type Refused, type TextFile, type Unit } from './text.ts';

/** A text of the English page, with what it has become. */
interface PageUnit {
  readonly unit: Unit;
  readonly english: PageBlock;
  /** Where the translation is now. */
  readonly target: PageBlock | undefined;
  /** The index of its hash in the hashes of its section, and in the stamp that the translation has. */
  readonly index: number;
  readonly stamped: number | undefined;
}

interface Section {
  readonly id: string;
  readonly units: readonly PageUnit[];
  /** Hashes of the English section now. */
  readonly hashes: readonly string[];
  readonly hasOwn: boolean;
}

/** The texts of a page or a partial and their places in a translation, whose text is missing if there is none yet. */
export function pageTexts(
  file: string,
  english: string,
  translation: { file: string; text: string | undefined },
): TextFile {
  const source = readPageFile(english);
  const target = { ...translation, text: translation.text && withFrontMatter(translation.file, translation.text) };
  const page = target.text === undefined ? undefined : readPageFile(target.text);
  const stamps = readStamp(target.text ?? '');
  const sections = source.sections.map(({ id }) => sectionOf(id, source, page, stamps[id]));
  return {
    file,
    target: target.file,
    title: source.frontMatter[0]?.text,
    units: sections.flatMap(({ units }) => units.map(({ unit }) => unit)),
    stamp: pageStamp(sections, stamps, target.text),
    apply(translated) {
      const refused: Refused[] = [];
      const base = page ?? readPageFile(`---\n${newFrontMatter(sections, translated)}---\n\n`);
      const edits = sections.map((section) => editOf(section, source, page, translated, refused));
      const text = changed(base.text, changesOf(edits, base));
      const isPut = ({ unit: { id } }: PageUnit) => translated.has(id) && !refused.some((one) => one.id === id);
      if (!sections.some(({ units }) => units.some(isPut))) return { text: translation.text, refused };
      const now = edits
        .filter(({ section: { units } }) => units.some(isPut))
        .map(({ section, rebuilt }) => {
          const before = stamps[section.id];
          return [section.id, stampAfter(section, rebuilt === undefined ? before : undefined, before, isPut)] as const;
        });
      return { text: stamp(text, { ...stamps, ...Object.fromEntries(now) }), refused };
    },
  };
}

function pageStamp(sections: readonly Section[], stamps: SourceStamp, text: string | undefined): PageStamp {
  const now = Object.fromEntries(sections.map(({ id, hashes }) => [id, hashes.join('')]));
  const isStamped = Object.keys(stamps).length > 0;
  const ids = [...new Set([...Object.keys(now), ...Object.keys(stamps)])];
  return {
    state: text === undefined ? 'missing' : isStamped ? 'stamped' : 'unstamped',
    sections: Object.keys(now),
    stale: isStamped ? ids.filter((id) => now[id] !== stamps[id]) : [],
    stamped: (chosen) =>
      stamp(text ?? '', chosen ? { ...stamps, ...Object.fromEntries(chosen.map((id) => [id, now[id] ?? ''])) } : now),
  };
}

function sectionOf(id: string, source: PageFile, page: PageFile | undefined, stamped: string | undefined): Section {
  const own = (blocks: readonly PageBlock[] = []) => blocks.filter(({ section }) => section === id);
  const [english, translation] = [own(source.body), own(page?.body)];
  const front = id === '' ? frontMatterKeys : [];
  const frontOf = ({ frontMatter }: PageFile, key: string) => frontMatter.find(({ kind }) => kind === key);
  const hashes = [
    ...front.map((key) => blockHash(frontOf(source, key)?.text ?? '')),
    ...english.map(({ text }) => blockHash(text)),
  ];
  const before = stamped === undefined ? undefined : hashesOf(stamped);
  const alignment = align({
    english: { kinds: english.map(({ kind }) => kind), hashes: hashes.slice(front.length) },
    translation: translation.map(({ kind }) => kind),
    stamp: before?.slice(front.length),
  });
  const targets = inOwnOrder(english, translation, alignment.targets);
  const taken = new Map<string, number>();
  const unitOf = (block: PageBlock, target: PageBlock | undefined, index: number, at: number | undefined): PageUnit => {
    const hash = hashes[index] ?? '';
    const count = (taken.get(hash) ?? 0) + 1;
    taken.set(hash, count);
    const isCurrent = at !== undefined && before?.[at] === hash;
    const unit: Unit = {
      id: [id || '_', hash, ...(count > 1 ? [count] : [])].join('.'),
      line: block.line,
      markup: isPlain(block.kind) ? 'plain' : 'mdx',
      source: block.text,
      target: target?.text,
      state: target === undefined ? 'initial' : isCurrent ? 'final' : 'translated',
      madeFrom: isCurrent || at === undefined ? undefined : before?.[at],
      heading: id === '' ? undefined : english[0]?.text,
    };
    return { unit, english: block, target, index, stamped: at };
  };
  const above = front.flatMap((key, index) => {
    const block = frontOf(source, key);
    const target = page && frontOf(page, key);
    // A language may do without a label, if its title is short enough.
    const isLeftOut = key === 'sidebar_label' && page !== undefined && !target;
    return block && !isLeftOut ? [unitOf(block, target, index, index)] : [];
  });
  const below = english.map((block, index) => {
    const [at, from] = [targets[index], alignment.stamped[index]];
    const place = at === undefined ? undefined : translation[at];
    return unitOf(block, place, front.length + index, from === undefined ? undefined : front.length + from);
  });
  return { id, units: [...above, ...below], hashes, hasOwn: page !== undefined && alignment.hasOwn };
}

/** What happens to a section: texts are changed in place, or it is written again after the English one, because English has more blocks. */
interface Edit {
  readonly section: Section;
  readonly changes: readonly Change[];
  readonly rebuilt: string | undefined;
}

function editOf(
  section: Section,
  source: PageFile,
  page: PageFile | undefined,
  translated: ReadonlyMap<string, string>,
  refused: Refused[],
): Edit {
  const put = (block: PageBlock, { id }: Unit, text: string): Change[] => {
    const change = changeOf(block, text);
    if (!('refused' in change)) return [change];
    refused.push({ id, message: change.refused });
    return [];
  };
  const changes = section.units.flatMap(({ unit, target }) => {
    const text = translated.get(unit.id);
    return text === undefined || !target || text === target.text ? [] : put(target, unit, text);
  });
  const fresh = section.units.filter(({ unit, target }) => !target && translated.has(unit.id));
  if (fresh.length === 0) return { section, changes, rebuilt: undefined };
  const open = section.units.filter(({ unit, target }) => !target && !translated.has(unit.id));
  const obstacle = section.hasOwn
    ? 'The translation has other blocks than English in this section, so that the place of a new one is not known; write it into the file and run `npm run translations -- --stamp`.'
    : `English has more blocks in this section now, and they are written together: translate ${open.map(({ unit }) => unit.id).join(', ')} too.`;
  if (section.hasOwn || open.length > 0) {
    refused.push(...fresh.map(({ unit }) => ({ id: unit.id, message: obstacle })));
    return { section, changes, rebuilt: undefined };
  }
  const range = sectionRange(source, section.id);
  const isBody = ({ english }: PageUnit) => english.start >= range.start;
  const inEnglish = section.units.filter(isBody).flatMap(({ unit, english, target }) => {
    const text = translated.get(unit.id) ?? target?.text ?? '';
    return put(english, unit, text).map((change) => ({
      ...change,
      start: change.start - range.start,
      end: change.end - range.start,
    }));
  });
  const front = section.units.filter((unit) => !isBody(unit) && page !== undefined).map(({ target }) => target?.start);
  return {
    section,
    changes: changes.filter(({ start }) => front.includes(start)),
    // An English partial has no front matter, and its translation an empty line after that.
    rebuilt: (range.start === 0 ? '\n' : '') + changed(source.text.slice(range.start, range.end), inEnglish),
  };
}

/** The edits as changes of the page: a section that it lacks follows the one before it. */
function changesOf(edits: readonly Edit[], page: PageFile): Change[] {
  const added = new Map<number, string>();
  let end = page.text.length;
  const changes = edits.flatMap(({ section: { id }, changes: inside, rebuilt }): Change[] => {
    const isThere = page.sections.some((section) => section.id === id);
    const range = isThere ? sectionRange(page, id) : { start: end, end };
    end = range.end;
    if (rebuilt === undefined) return [...inside];
    if (isThere) return [...inside, { ...range, text: rebuilt }];
    added.set(end, (added.get(end) ?? '') + rebuilt);
    return [];
  });
  return [...changes, ...[...added].map(([at, text]) => ({ start: at, end: at, text }))];
}

/** The text of a translation with a place for its stamp: a partial that nobody has stamped has no front matter. */
const withFrontMatter = (file: string, text: string): string =>
  /^content\/\w+\/partials\//.test(file) && !text.startsWith('---') ? `---\n---\n\n${text}` : text;

/** The front matter of a page that is not there yet; a partial has none. */
function newFrontMatter([top]: readonly Section[], translated: ReadonlyMap<string, string>): string {
  const texts = frontMatterKeys.flatMap((key) => {
    const found = top?.units.find(({ english }) => english.kind === key);
    const text = found && translated.get(found.unit.id);
    return text === undefined ? [] : [[key, text] as const];
  });
  return texts.length === 0 ? '' : stringify(Object.fromEntries(texts), { lineWidth: 0 });
}

/** The hash of an English block that nobody knows: no block has it. */
const unknown = '0000';

/** The stamp of a section after texts were put into their places. `kept` is what it was, unless the section was written again. */
function stampAfter(
  { units, hashes }: Section,
  kept: string | undefined,
  before: string | undefined,
  isPut: (unit: PageUnit) => boolean,
): string {
  const old = hashesOf(before);
  const result = kept === undefined ? [...hashes] : hashesOf(kept).slice();
  for (const unit of units) {
    const hash = isPut(unit) ? hashes[unit.index] : old[unit.stamped ?? -1];
    const place = kept === undefined ? unit.index : unit.stamped;
    if (place !== undefined) result[place] = hash ?? unknown;
  }
  return result.join('');
}
