import { feedLink, type feedPaths } from '../../model/pages/feedLink.ts';
import { usePage } from '../PageContext/PageContext.tsx';

export function FeedLink({ of }: { readonly of: keyof typeof feedPaths }) {
  const { site, locale, strings } = usePage();
  return (
    <p>
      <a href={feedLink(site, locale, of).href} type="application/rss+xml" data-reload="">
        {strings.page.feed}
      </a>
    </p>
  );
}
