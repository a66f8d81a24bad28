import { followDevices, showChosen } from './showChosen.ts';

/** Inline script of pages about platforms: shows the choice until `tabs.ts` takes over. */
let saved: Storage | undefined;
try {
  saved = localStorage;
} catch {}

function show(): void {
  const isLast = document.readyState !== 'loading';
  const query = new URLSearchParams(location.search);
  showChosen('[data-tabs]:not([data-ready])', (group) => [query.get(group), saved?.getItem(`tabs-${group}`)]);
  if (!isLast) requestAnimationFrame(show);
}

show();
addEventListener('storage', show);
followDevices((platform) => {
  try {
    saved?.setItem('tabs-platform', platform);
  } catch {}
});
