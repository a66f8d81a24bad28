/** A button with a label and what a click on it does. */
export function buttonOf(label: string, act: () => void, className = ''): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.textContent = label;
  button.addEventListener('click', act);
  return button;
}
