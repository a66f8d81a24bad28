import type { Position } from 'satteri';

/** True if a block runs to the end because its closing fence is missing. */
export function isUnclosed(source: string, position: Position | undefined, fence: RegExp): boolean {
  if (!position) return false;
  const { start, end } = position;
  const block = source
    .split('\n')
    .slice(start.line - 1, end.line)
    .join('\n')
    .trimEnd()
    .split('\n');
  return block.length < 2 || !fence.test(block.at(-1) ?? '');
}
