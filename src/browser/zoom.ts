/** Shows an image or diagram as large as the window allows, in a dialog that Escape, a click or its button closes. */
export function zoom(picture: HTMLElement): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  const label = picture.dataset.closeLabel ?? '';
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = '×';
  close.setAttribute('aria-label', label);
  const content = picture.querySelector('img, svg')?.cloneNode(true);
  if (!content) return;
  dialog.append(close, content);
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    picture.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
}
