/** Milliseconds after which screen readers notice a text in a place that has just come. */
const titleDelay = 60;

/** Tells screen readers the title of the page that took the place of another. */
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
