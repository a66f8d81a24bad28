import { useEffect, useRef } from 'react';

/** Restores the scroll position once results are there: before, the page is too short. */
export function useRestoredScroll(ready: boolean): void {
  const left = useRef<number>(undefined);

  useEffect(() => {
    const noted: unknown = Reflect.get(Object(history.state), 'scrollY');
    left.current = typeof noted === 'number' ? noted : 0;
  }, []);

  useEffect(() => {
    if (!ready || left.current === undefined) return;
    if (left.current > scrollY) scrollTo({ top: left.current, behavior: 'instant' });
    left.current = undefined;
  }, [ready]);
}
