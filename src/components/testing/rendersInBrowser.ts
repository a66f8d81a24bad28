import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';

/** Begins every test with an empty page. @returns a function that renders a part on it */
export function rendersInBrowser(): (part: ReactNode) => void {
  let root: Root;
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    root = createRoot(document.body);
  });
  afterEach(() => {
    act(() => root.unmount());
    vi.useRealTimers().unstubAllGlobals();
  });
  return (part) => act(() => root.render(part));
}
