import { queryAll } from '../page.ts';
import type { KeepView } from './view.ts';

/** Shows a view in the controls of the page. */
export function showView(element: HTMLElement, view: KeepView): void {
  const focused = document.activeElement;
  for (const control of queryAll('[data-control]', element))
    control.hidden = !view.controls.some((name) => name === control.dataset.control);
  // Otherwise the focus would move to the top of the page.
  if (focused?.closest('[data-keep] [hidden]'))
    element.querySelector<HTMLElement>(':not([hidden]) > button:not([hidden])')?.focus();
  const status = element.querySelector('[role="status"]');
  if (status && status.textContent !== view.status) status.textContent = view.status;
  const text = element.querySelector('[data-progress]');
  if (text) text.textContent = view.progress?.text ?? '';
  const bar = element.querySelector('progress');
  if (!bar) return;
  bar.hidden = !view.progress;
  bar.max = view.progress?.all ?? 1;
  bar.value = view.progress?.done ?? 0;
}
