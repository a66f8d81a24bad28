import type { Position } from 'satteri';

/**
 * The fence (three backticks, `~~~`, `:::`, or more of the same) with which a block begins, if the block runs to the end because no line closes it:
 * with that character, at least as often. Nothing for a block that is closed, or that begins without a fence.
 */
export function unclosedFence(source: string, position: Position | undefined): string | undefined {
  if (!position) return undefined;
  const { start, end } = position;
  const block = source
    .split('\n')
    .slice(start.line - 1, end.line)
    .join('\n')
    .trimEnd()
    .split('\n');
  const fence = /(`|~|:)\1{2,}/.exec(block[0] ?? '')?.[0];
  if (fence === undefined) return undefined;
  const closing = new RegExp(`^[\\s>]*${fence.charAt(0)}{${fence.length},}\\s*$`);
  return block.length > 1 && closing.test(block.at(-1) ?? '') ? undefined : fence;
}
