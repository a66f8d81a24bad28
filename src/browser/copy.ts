/** Milliseconds for which the button shows the result. */
const resultDuration = 2000;

/** Buttons showing a copy result, with their original labels. */
const results = new Map<HTMLElement, { readonly label: string | null; readonly end: ReturnType<typeof setTimeout> }>();

/** Copies the code of the button's block and shows whether that worked. */
export async function copyCode(button: HTMLElement): Promise<void> {
  const code = button.closest('.code-block')?.querySelector('code')?.textContent ?? '';
  let result = button.dataset.failed;
  try {
    await navigator.clipboard.writeText(code);
    result = button.dataset.copied;
  } catch {
    // Forbidden, or missing without HTTPS.
  }
  // A button pressed a moment ago shows a result instead of its label.
  const { label, end } = results.get(button) ?? { label: button.textContent, end: undefined };
  clearTimeout(end);
  button.textContent = result ?? label;
  const restore = () => {
    results.delete(button);
    button.textContent = label;
  };
  results.set(button, { label, end: setTimeout(restore, resultDuration) });
}
