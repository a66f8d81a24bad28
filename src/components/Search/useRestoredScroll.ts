import { useEffect, useRef } from 'react';

/** Restores the scroll position once results are there: before, the page is too short. */
export function useRestoredScroll(ready: boolean): void {
  const storedTop = useRef<number>(undefined);

  useEffect(() => {
    const stored: unknown = Reflect.get(Object(history.state), 'scrollY');
    storedTop.current = typeof stored === 'number' ? stored : 0;
  }, []);

  useEffect(() => {
    if (!ready || storedTop.current === undefined) return;
    if (storedTop.current > scrollY) scrollTo({ top: storedTop.current, behavior: 'instant' });
    storedTop.current = undefined;
  }, [ready]);
}
