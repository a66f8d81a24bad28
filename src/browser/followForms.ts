import { opensElsewhere } from '../dom/opensElsewhere.ts';
import { navigate } from './router.ts';

/** Switches pages for forms that search, as links do; those that send something are left alone. */
export function followForms(): void {
  let leavesWindow: EventTarget | null = null;
  document.addEventListener('click', (event) => {
    leavesWindow = opensElsewhere(event) ? event.target : null;
  });
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.method !== 'get' || event.defaultPrevented) return;
    const address = new URL(form.action);
    if (address.origin !== location.origin || (submitter && submitter === leavesWindow)) return;
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
    address.search = String(fields);
    event.preventDefault();
    void navigate(address.href);
  });
}
