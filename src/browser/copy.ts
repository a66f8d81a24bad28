/** Milliseconds for which the button says how copying went. */
const feedback = 2000;

/** Buttons that say how copying went, with what they say otherwise. */
const telling = new Map<HTMLElement, { readonly label: string | null; readonly end: ReturnType<typeof setTimeout> }>();

/** Copies the code of the button's own block and says whether that worked. */
export async function copyCode(button: HTMLElement): Promise<void> {
  const code = button.closest('.code-block')?.querySelector('code')?.textContent ?? '';
  let said = button.dataset.failed;
  try {
    await navigator.clipboard.writeText(code);
    said = button.dataset.copied;
  } catch {
    // Forbidden, or missing where the page is not served by HTTPS.
  }
  // A button that was pressed a moment ago does not have its own words.
  const { label, end } = telling.get(button) ?? { label: button.textContent, end: undefined };
  clearTimeout(end);
  button.textContent = said ?? label;
  const back = () => {
    telling.delete(button);
    button.textContent = label;
  };
  telling.set(button, { label, end: setTimeout(back, feedback) });
}
