import { type ChangelogScope, changelogScopes, feedFolder, feedTitle } from '../../model/pages/changelogScopes.ts';
import { FeedLinks } from '../FeedLinks/FeedLinks.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

/** The feeds of the changelog: all changes and the security ones; those of the platforms and components open on demand. */
export function ChangelogFeeds() {
  const { site, strings } = usePage();
  const [security, ...others] = changelogScopes(site);
  return (
    <>
      <h2 id="feeds">{strings.changelog.feeds}</h2>
      <ul>
        <Feeds scope={undefined} />
        {security && <Feeds scope={security} />}
      </ul>
      <details>
        <summary>{strings.changelog.scopeFeeds}</summary>
        <ul>
          {others.map((scope) => (
            <Feeds key={scope.id} scope={scope} />
          ))}
        </ul>
      </details>
    </>
  );
}

function Feeds({ scope }: { readonly scope: ChangelogScope | undefined }) {
  const { strings, locale } = usePage();
  return (
    <li>
      <bdi>{scope ? scope.name[locale] : strings.changelog.allChanges}</bdi>:{' '}
      <FeedLinks folder={feedFolder(scope)} title={feedTitle(scope, strings, locale)} />
    </li>
  );
}
