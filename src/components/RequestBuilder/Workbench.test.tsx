// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import en from '../../../site/strings/en.ts';
import { builderData } from '../../reference/builder/builderData.ts';
import { apiReference, operationNamed } from '../../reference/fixtures/apiReference.ts';
import { rendersInBrowser } from '../testing/rendersInBrowser.ts';
import { RequestBuilder } from './RequestBuilder.tsx';
import { Workbench } from './Workbench.tsx';

const render = rendersInBrowser();
const reference = apiReference();
const data = builderData(reference, operationNamed(reference, 'Query.gateways'), '', 'en');
const pageWith = (saved?: string) => ({ findPlace: () => undefined, savedState: () => saved, saveState: vi.fn() });

it.each([undefined, '{"values":{},"fields":["id"]}'])(
  'shows the request in the language of the chosen tabs, refuses one without fields, and saves a state after a pause unless it is the example: %s',
  (saved) => {
    vi.useFakeTimers();
    localStorage.setItem('tabs-client', 'python');
    const page = pageWith(saved);
    render(<Workbench data={data} page={page} locale="en" strings={en} />);
    vi.advanceTimersByTime(400);
    expect(page.saveState).toHaveBeenLastCalledWith(saved);
    for (let change = 0; change < 2; change += 1) {
      act(() => document.querySelector<HTMLElement>('[type="checkbox"]')?.click());
      for (const pause of [20, 379]) act(() => vi.advanceTimersByTime(pause));
      const [status, isRefused] = [document.querySelector('[role="status"]'), saved !== undefined && change === 0];
      expect(status?.textContent?.startsWith(en.api.builder[isRefused ? 'asksNothing' : 'fits'])).toBe(true);
      expect(status?.querySelector('[lang="en"]')?.textContent?.includes('subfields') ?? false).toBe(isRefused);
    }
    expect(page.saveState).toHaveBeenCalledOnce();
    const [language] = document.getElementsByTagName('select');
    expect(language?.value).toBe('python');
    Object.assign(language ?? {}, { value: 'php' });
    act(() => void language?.dispatchEvent(new Event('change', { bubbles: true })));
    expect(localStorage.getItem('tabs-client')).toBe('php');
    localStorage.clear();
  },
);

it('opens at a press, and for an address with a request at once; its schema is loaded again after a failure', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(data)).mockResolvedValueOnce(Response.json({}, { status: 503 })),
  );
  const press = (at: string) => act(async () => document.querySelector<HTMLElement>(at)?.click());
  const isOpen = () => document.querySelector('[aria-expanded]')?.getAttribute('aria-expanded');
  const show = (saved?: string) =>
    render(<RequestBuilder file="/gateways.json" page={pageWith(saved)} locale="en" strings={en} />);
  show();
  expect(isOpen()).toBe('false');
  await press('[aria-expanded]');
  await vi.waitFor(() => expect(document.querySelector('[role="alert"]')?.textContent).toContain(en.error.loadFailed));
  await press('[role="alert"] button');
  await vi.waitFor(() => expect(document.querySelector('form')).not.toBeNull());
  render(null);
  show('{"values":{},"fields":["id"]}');
  expect(isOpen()).toBe('true');
});
