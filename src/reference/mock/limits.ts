import type { MockOptions } from './options.ts';

/** Counts the requests of each sender per minute. */
export function createLimits({ limit, second }: MockOptions) {
  const windows = new Map<string, { left: number; readonly ends: number }>();
  return {
    /** Counts a request. Returns whether it exceeds the limit, and headers with the remainder. */
    count: (sender: string) => {
      const now = performance.now();
      const held = windows.get(sender);
      const window = held && held.ends > now ? held : { left: limit, ends: now + 60 * second };
      windows.set(sender, window);
      window.left -= 1;
      const headers = {
        'X-RateLimit-Limit': String(limit),
        'X-RateLimit-Remaining': String(Math.max(0, window.left)),
        'X-RateLimit-Reset': String(Math.ceil((window.ends - now) / second)),
      };
      return { isOver: window.left < 0, headers };
    },
    clear: () => windows.clear(),
  };
}
