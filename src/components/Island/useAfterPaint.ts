import { useEffect, useState } from 'react';

/** The value, updated only after the current frame is painted. */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let task: ReturnType<typeof setTimeout> | undefined;
    // A frame is painted after its callbacks, and before the next task.
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => setPainted(value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [value]);
  return painted;
}
