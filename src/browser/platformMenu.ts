import { platforms } from '../../site/platforms.ts';
import { loadSearchStrings } from './strings.ts';
import { choose, shownPlatform } from './tabs.ts';

/** Adds the menu in which the reader chooses their platform for the whole site. Without scripts there is nothing to choose: all are shown. */
export async function addPlatformMenu(place: Element): Promise<void> {
  const { chrome } = await loadSearchStrings();
  const label = document.createElement('label');
  label.className = 'platform-menu';
  const menu = document.createElement('select');
  menu.dataset.platformMenu = '';
  menu.append(new Option(chrome.noPlatform, ''));
  for (const [id, name] of Object.entries(platforms)) menu.append(new Option(name, id));
  menu.value = shownPlatform();
  menu.addEventListener('change', () => choose('platform', menu.value, menu));
  label.append(chrome.platform, menu);
  // In the drawer nothing else around it is a landmark.
  const region = document.createElement('section');
  region.setAttribute('aria-label', chrome.platform);
  region.append(label);
  place.append(region);
}
