import { store } from '../dom/storage.ts';

/** Closes the announcement and remembers its id: an announcement with another id is shown again. */
export function closeAnnouncement(button: HTMLElement): void {
  const id = button.closest<HTMLElement>('[data-announcement]')?.dataset.announcement;
  if (id !== undefined) store('announcement', id);
  document.documentElement.dataset.announcement = 'closed';
}
