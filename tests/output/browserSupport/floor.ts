import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import bcd from '@mdn/browser-compat-data/forLegacyNode';
import { browserFloor } from '../../../src/build/browserFloor.ts';

/** The engines of the floor in MDN's data; phones have the desktop's numbers. */
const engines = [
  ['chrome', browserFloor.chrome],
  ['chrome_android', browserFloor.chrome],
  ['webview_android', browserFloor.chrome],
  ['firefox', browserFloor.firefox],
  ['safari', browserFloor.safari],
  ['safari_ios', browserFloor.ios],
] as const;

/** Something that is used and that not all engines of the floor have. */
export interface UseBeyondFloor {
  /** Path of the feature in MDN's data, or `syntax`. */
  readonly feature: string;
  /** Text at that place. */
  readonly excerpt: string;
}

/** A feature in MDN's data, by its path, for example `css.selectors.popover-open`. */
export interface Feature {
  readonly path: string;
  readonly compat: CompatStatement;
}

/** Every feature of a branch of MDN's data. */
export function featuresOf(branch: Identifier, path: string): Feature[] {
  return Object.entries(branch).flatMap(([name, value]) => {
    if (name.startsWith('__') || !isIdentifier(value)) return [];
    const own = `${path}.${name}`;
    const below = featuresOf(value, own);
    return value.__compat ? [{ path: own, compat: value.__compat }, ...below] : below;
  });
}

const isIdentifier = (value: unknown): value is Identifier => typeof value === 'object' && value !== null;

/** The feature at a path, if MDN's data has it. */
export function featureAt(path: string): Feature | undefined {
  let branch: Identifier | undefined;
  let next: unknown = bcd;
  for (const name of path.split('.')) {
    next = isIdentifier(next) && Object.hasOwn(next, name) ? next[name] : undefined;
    branch = isIdentifier(next) ? next : undefined;
  }
  return branch?.__compat ? { path, compat: branch.__compat } : undefined;
}

/** True if all engines of the floor have it, without prefix, flag or missing part. */
export function isInFloor({ compat: { support } }: Feature): boolean {
  return engines.every(([engine, version]) => {
    const statements = [support[engine] ?? []].flat();
    return statements.some((statement) => isSupported(statement, version));
  });
}

function isSupported(statement: SimpleSupportStatement, version: string): boolean {
  const {
    version_added: added,
    version_removed: removed,
    prefix,
    alternative_name: alias,
    flags,
    partial_implementation: partial,
  } = statement;
  if (prefix || alias || flags || partial || typeof added !== 'string' || added === 'preview') return false;
  const since = Number.parseFloat(added.replace('≤', ''));
  const until = typeof removed === 'string' ? Number.parseFloat(removed.replace('≤', '')) : Number.POSITIVE_INFINITY;
  return since <= Number.parseFloat(version) && Number.parseFloat(version) < until;
}
