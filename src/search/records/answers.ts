import type { ProseSection, StepList } from '../../model/content/content.ts';
import type { Site } from '../../model/site.ts';
import type { Locale } from '../../model/text/locale.ts';
import type { PageView } from '../../model/views/pageView.ts';
import { maxSteps, type StoredAnswers, type StoredSteps } from '../answers.ts';
import { bundleOf } from '../bundles.ts';
import { isFound } from './pages.ts';

/** Index of the last section whose steps may represent the page: later ones are about details. */
const lastLeading = 1;

/** The instructions of the pages that help subscribers: tutorials, troubleshooting, services. */
export function storedAnswers(site: Site, locale: Locale): StoredAnswers {
  return Object.fromEntries([...site.views[locale].values()].flatMap((view) => answersOfPage(site, view)));
}

function answersOfPage(site: Site, { page, text, unlisted, state, locale, path, section }: PageView) {
  const url = site.urls.page(locale, path);
  const isHelp = page.kind === 'doc' && bundleOf({ section, url }) === 'core';
  if (!isHelp || !text || unlisted || state === 'missing') return [];
  const { sections } = text.compiled;
  const places = sections.flatMap((place): [string, StoredSteps[]][] => {
    const steps = stepsOf(site, place);
    if (steps.length === 0 || (place.heading && !isFound(place.heading.id))) return [];
    return [[place.heading ? `#${place.heading.id}` : '', steps]];
  });
  const leading = sections.slice(0, lastLeading + 1).find((place) => stepsOf(site, place).length > 0)?.heading;
  const ofPage: [string, string][] = leading && isFound(leading.id) ? [[url, `#${leading.id}`]] : [];
  return [...ofPage, ...places.map(([anchor, steps]): [string, StoredSteps[]] => [url + anchor, steps])];
}

/** The first list of a section for each platform, and the first for all. */
function stepsOf({ platforms }: Site, { steps }: ProseSection): StoredSteps[] {
  return steps
    .filter((list, at) => isWhole(list) && steps.findIndex(({ platform }) => platform === list.platform) === at)
    .map(({ platform, items }) => ({
      ...(platform !== undefined && { p: platform, l: platforms[platform] ?? platform }),
      n: items.length,
      s: items.slice(0, maxSteps),
    }));
}

/** True if the steps are self-contained: after a colon something follows. */
function isWhole({ items }: StepList): boolean {
  return items.slice(0, maxSteps).every((item) => !item.endsWith(':'));
}
