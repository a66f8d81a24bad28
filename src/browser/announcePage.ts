/** Milliseconds before text in an element that was just added is announced reliably. */
const titleDelay = 60;

/** Announces the title of the new page to screen readers. */
export function announcePage(): void {
  const place = document.createElement('div');
  place.className = 'sr-only route-announcer';
  place.setAttribute('aria-live', 'assertive');
  place.setAttribute('aria-atomic', 'true');
  document.body.append(place);
  setTimeout(() => {
    place.textContent = document.title;
  }, titleDelay);
}
