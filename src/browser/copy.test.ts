// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { copyCode } from './copy.ts';
import { the } from './testing.ts';

let copied: string[];

beforeEach(() => {
  vi.useFakeTimers();
  copied = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  const block = (code: string) =>
    `<figure class="code-block"><button data-copied="Copied" data-failed="Not copied">Copy</button><pre><code>${code}</code></pre></figure>`;
  document.body.innerHTML = block('first') + block('second');
});

const button = (block: number) => the(`figure:nth-child(${block + 1}) button`);

it('copies the code of the block around the button', async () => {
  await copyCode(button(1));
  await copyCode(button(0));
  expect(copied).toEqual(['second', 'first']);
});

it('shows for two seconds that the code was copied', async () => {
  await copyCode(button(0));
  expect(button(0).textContent).toBe('Copied');
  expect(button(1).textContent).toBe('Copy');
  vi.advanceTimersByTime(2000);
  expect(button(0).textContent).toBe('Copy');
});

it('shows its original label again two seconds after the last of several presses', async () => {
  await copyCode(button(0));
  vi.advanceTimersByTime(1500);
  await copyCode(button(0));
  vi.advanceTimersByTime(1500);
  expect(button(0).textContent).toBe('Copied');
  vi.advanceTimersByTime(500);
  expect(button(0).textContent).toBe('Copy');
});

it.each([
  ['is refused', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } }],
  ['is impossible', {}],
])('reports that copying failed if it %s', async (_, browser) => {
  vi.stubGlobal('navigator', browser);
  await copyCode(button(0));
  expect(button(0).textContent).toBe('Not copied');
});
