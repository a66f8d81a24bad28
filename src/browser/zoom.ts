import { hasDialogs } from './dialogs.ts';

/** Shows a diagram as large as the window allows, in a dialog. */
export function zoom(control: HTMLElement): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  const label = control.dataset.closeLabel ?? '';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = '×';
  button.setAttribute('aria-label', label);
  const content = control.closest('figure')?.querySelector('svg')?.cloneNode(true);
  if (!content) return;
  const frame = document.createElement('div');
  // A picture that is larger than the window scrolls, also with the keyboard.
  frame.tabIndex = 0;
  frame.append(content);
  dialog.append(button, frame);
  const close = () => {
    dialog.remove();
    control.focus();
  };
  dialog.addEventListener('click', close);
  dialog.addEventListener('close', close);
  document.body.append(dialog);
  if (hasDialogs) dialog.showModal();
  else {
    dialog.setAttribute('open', '');
    dialog.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
    button.focus();
  }
}
