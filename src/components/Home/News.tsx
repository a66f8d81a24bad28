import { filterNames } from '../../changelog/filterNames.ts';
import { releaseView } from '../../changelog/releaseView.ts';
import { listedPosts } from '../../model/blog.ts';
import { entryPath, headlineOf } from '../../model/changelog.ts';
import { formatDate } from '../../model/format.ts';
import { fill } from '../../model/messages.ts';
import { textFor } from '../../model/translation.ts';
import { HistoryLabel } from '../HistoryLabel/HistoryLabel.tsx';
import { InlineContent } from '../InlineText/InlineText.tsx';
import { Link } from '../Link/Link.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

/** The newest release as a headline with its first change, and the newest post. */
export function News() {
  const { site, locale } = usePage();
  return (
    <section className="news">
      <h2>{site.home.news[locale]}</h2>
      <div>
        <NewestRelease />
        <NewestPost />
      </div>
    </section>
  );
}

function NewestRelease() {
  const { site, locale, reader, strings } = usePage();
  const [entry] = site.changelog;
  if (!entry) return null;
  const { date, version } = entry;
  const [first] = releaseView(site, locale, entry).changes;
  return (
    <article>
      <p className="meta">
        <span>{fill(strings.changelog.version, { version })}</span>
        <time dateTime={date}>{formatDate(date, reader)}</time>
        <HistoryLabel date={date} />
      </p>
      <h3>
        <Link to={entryPath(date)}>{headlineOf(entry, locale)}</Link>
      </h3>
      {first && (
        <p>
          <strong>{filterNames(site, locale).kinds[first.kind]}:</strong>{' '}
          <InlineContent content={first.content} externalLink={strings.chrome.externalLink} />
        </p>
      )}
    </article>
  );
}

function NewestPost() {
  const { site, locale, reader, strings } = usePage();
  const [post] = listedPosts(site.posts);
  if (!post) return null;
  const { title, description } = textFor(post, locale).text;
  const { date } = post.meta;
  return (
    <article>
      <p className="meta">
        <span>{strings.blog.title}</span>
        <time dateTime={date}>{formatDate(date, reader)}</time>
        <HistoryLabel date={date} />
      </p>
      <h3>
        <Link to={post.path}>{title}</Link>
      </h3>
      <p>{description}</p>
    </article>
  );
}
