import { useEffect, useState } from 'react';

/** A value that changes only after the frame of its change is painted. */
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
