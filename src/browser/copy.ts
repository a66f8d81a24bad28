/** Milliseconds for which the button says how copying went. */
const feedback = 2000;

/** Copies the code of a block and says whether that worked. */
export async function copyCode(button: HTMLElement): Promise<void> {
  const code = button.closest('.code-block')?.querySelector('code')?.textContent ?? '';
  const label = button.textContent;
  try {
    await navigator.clipboard.writeText(code);
    button.textContent = button.dataset.copied ?? label;
  } catch {
    button.textContent = button.dataset.failed ?? label;
  }
  setTimeout(() => {
    button.textContent = label;
  }, feedback);
}
