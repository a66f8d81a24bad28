/**
 * Shows an image or diagram as large as the window allows, in a dialog that Escape, a click or its button closes.
 * The control is the link around an image, or the button of a figure.
 */
export function zoom(control: HTMLElement): void {
  const picture = control.closest('figure') ?? control;
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  const label = control.dataset.closeLabel ?? '';
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = '×';
  close.setAttribute('aria-label', label);
  const content = picture.querySelector('img, svg:not(.icon)')?.cloneNode(true);
  if (!content) return;
  dialog.append(close, content);
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    control.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
}
