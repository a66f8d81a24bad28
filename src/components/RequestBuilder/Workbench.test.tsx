// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import en from '../../../site/strings/en.ts';
import { builderData } from '../../reference/builder/builderData.ts';
import { apiReference, operationNamed } from '../../reference/fixtures/apiReference.ts';
import { rendersInBrowser } from '../testing/rendersInBrowser.ts';
import { Workbench } from './Workbench.tsx';

const render = rendersInBrowser();

it.each([undefined, '{"values":{},"fields":["id"]}'])(
  'shows the request in the language of the chosen tabs, and saves a state after a pause unless it is the example: %s',
  (saved) => {
    vi.useFakeTimers();
    localStorage.setItem('tabs-client', 'python');
    const page = { findPlace: () => undefined, savedState: () => saved, saveState: vi.fn() };
    const reference = apiReference();
    const data = builderData(reference, operationNamed(reference, 'Query.gateways'), '', 'en');
    render(<Workbench data={data} page={page} locale="en" strings={en} />);
    vi.advanceTimersByTime(400);
    expect(page.saveState).toHaveBeenLastCalledWith(saved);
    for (let change = 0; change < 2; change += 1) {
      act(() => document.querySelector<HTMLElement>('[type="checkbox"]')?.click());
      for (const pause of [20, 379]) act(() => vi.advanceTimersByTime(pause));
    }
    expect(page.saveState).toHaveBeenCalledOnce();
    expect(document.querySelector<HTMLOptionElement>('[value="python"]')?.selected).toBe(true);
    localStorage.clear();
  },
);
