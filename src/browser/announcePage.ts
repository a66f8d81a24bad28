/** Milliseconds before text in an element that was just added is announced reliably. */
const titleDelay = 60;

/** Announces the title of the new page to screen readers. */
export function announcePage(): void {
  const announcer = document.createElement('div');
  announcer.className = 'sr-only route-announcer';
  announcer.setAttribute('aria-live', 'assertive');
  announcer.setAttribute('aria-atomic', 'true');
  document.body.append(announcer);
  setTimeout(() => {
    announcer.textContent = document.title;
  }, titleDelay);
}
