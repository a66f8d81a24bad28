import type { ReactNode } from 'react';
import type { Route } from '../../model/routes.ts';
import { AnnouncementBar } from '../AnnouncementBar/AnnouncementBar.tsx';
import { ApiGroupPage } from '../Api/ApiGroupPage.tsx';
import { ApiOperationPage } from '../Api/ApiOperationPage.tsx';
import { ApiSchemaChangelogPage } from '../Api/ApiSchemaChangelogPage.tsx';
import { ApiTypePage } from '../Api/ApiTypePage.tsx';
import { ApiTypesPage } from '../Api/ApiTypesPage.tsx';
import {
  BlogArchivePage,
  BlogAuthorPage,
  BlogAuthorsPage,
  BlogTagPage,
  BlogTagsPage,
} from '../Blog/BlogIndexPages.tsx';
import { BlogListPage } from '../Blog/BlogListPage.tsx';
import { BlogPostPage } from '../Blog/BlogPostPage.tsx';
import { ChangelogEntryPage } from '../Changelog/ChangelogEntryPage.tsx';
import { ChangelogYearPage } from '../Changelog/ChangelogYearPage.tsx';
import { DocPage } from '../Docs/DocPage.tsx';
import { DocsHubPage } from '../Docs/DocsHubPage.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { HomePage } from '../Home/HomePage.tsx';
import { Navbar } from '../Navbar/Navbar.tsx';
import { NotFoundPage } from '../NotFound/NotFoundPage.tsx';
import { type PageContextValue, PageProvider } from '../PageContext/PageContext.tsx';
import { SearchShell } from '../Search/SearchShell.tsx';
import { SearchPage } from '../SearchPage/SearchPage.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';

/** A whole page: the chrome around what the route shows. */
export function Page(page: PageContextValue) {
  return (
    <PageProvider value={page}>
      <SkipLink />
      <AnnouncementBar />
      <Navbar />
      {body(page.route)}
      <Footer />
      <SearchShell />
    </PageProvider>
  );
}

function body(route: Route): ReactNode {
  switch (route.kind) {
    case 'home':
      return <HomePage />;
    case 'search':
      return <SearchPage />;
    case 'notFound':
      return <NotFoundPage />;
    case 'doc':
    case 'page':
      return <DocPage />;
    case 'docsHub':
      return <DocsHubPage />;
    case 'apiGroup':
      return <ApiGroupPage />;
    case 'apiOperation':
      return <ApiOperationPage coordinate={route.coordinate} />;
    case 'apiTypes':
      return <ApiTypesPage />;
    case 'apiSchemaChangelog':
      return <ApiSchemaChangelogPage />;
    case 'apiType':
      return <ApiTypePage name={route.name} />;
    case 'changelogYear':
      return <ChangelogYearPage route={route} />;
    case 'changelogEntry':
      return <ChangelogEntryPage route={route} />;
    case 'blogList':
      return <BlogListPage route={route} />;
    case 'blogPost':
      return <BlogPostPage route={route} />;
    case 'blogArchive':
      return <BlogArchivePage />;
    case 'blogAuthors':
      return <BlogAuthorsPage />;
    case 'blogAuthor':
      return <BlogAuthorPage route={route} />;
    case 'blogTags':
      return <BlogTagsPage />;
    case 'blogTag':
      return <BlogTagPage route={route} />;
  }
}
