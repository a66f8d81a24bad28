import { feedLinks } from '../../model/pages/feedLinks.ts';
import { usePage } from '../PageContext/PageContext.tsx';

/** Links to the forms of a channel, each named by its form and, for screen readers, by the channel. */
export function FeedLinks({ folder, title }: { readonly folder: string; readonly title: string }) {
  const { site, locale } = usePage();
  return feedLinks(site, locale, folder, title).map(({ href, type, name }, index) => (
    <bdi key={href}>
      {index > 0 && ' · '}
      <a href={href} type={type} aria-label={`${name}: ${title}`} data-reload="">
        {name}
      </a>
    </bdi>
  ));
}
