// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import en from '../../../site/strings/en.ts';
import { builderData } from '../../reference/builder/builderData.ts';
import { apiReference, operationNamed } from '../../reference/fixtures/apiReference.ts';
import { Workbench } from './Workbench.tsx';

it.each([undefined, '{"values":{},"fields":["id"]}'])(
  'shows the request in the language of the chosen tabs, and saves a state unless it is the example: %s',
  (saved) => {
    vi.useFakeTimers().stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    localStorage.setItem('tabs-client', 'python');
    const page = { findPlace: () => undefined, savedState: () => saved, saveState: vi.fn() };
    const reference = apiReference();
    const data = builderData(reference, operationNamed(reference, 'Query.gateways'), '', 'en');
    const root = createRoot(document.body);
    act(() => root.render(<Workbench data={data} page={page} locale="en" strings={en} />));
    vi.advanceTimersByTime(400);
    expect(page.saveState).toHaveBeenLastCalledWith(saved);
    expect(document.querySelector<HTMLOptionElement>('[value="python"]')?.selected).toBe(true);
    act(() => root.unmount());
    vi.useRealTimers().unstubAllGlobals();
    localStorage.clear();
  },
);
