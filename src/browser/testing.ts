/** The first element that a selector finds; a test without it fails. */
export function the<E extends Element = HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

/** An event that bubbles and can be prevented, as those of readers are. @returns true if it was */
export function fire(target: EventTarget, event: string, more: EventInit = {}): boolean {
  return !target.dispatchEvent(Object.assign(new Event(event, { bubbles: true, cancelable: true }), more));
}

/** A key press. @returns true if the browser's own reaction is prevented */
export function press(target: EventTarget, key: string, more: KeyboardEventInit = {}): boolean {
  return !target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
}

/** Types into a field for React, which does not notice a value that a script sets. */
export function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  fire(field, 'input');
}

/** A click with keys. @returns true if the browser's own reaction is prevented */
export function click(selector: string, keys: MouseEventInit = {}): boolean {
  return !the(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
}

/** Lets everything that is ready go on. */
export const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
