import type { ReactNode } from 'react';
import type { Page as PageModel } from '../../model/pages/page.ts';
import { AnnouncementBar } from '../AnnouncementBar/AnnouncementBar.tsx';
import { ApiGroupPage } from '../Api/ApiGroupPage.tsx';
import { ApiKindPage } from '../Api/ApiKindPage.tsx';
import { ApiOperationPage } from '../Api/ApiOperationPage.tsx';
import { ApiOperationsPage } from '../Api/ApiOperationsPage.tsx';
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
import { Footer } from '../Footer/Footer.tsx';
import { HomePage } from '../Home/HomePage.tsx';
import { Navbar } from '../Navbar/Navbar.tsx';
import { NotFoundPage } from '../NotFound/NotFoundPage.tsx';
import { type PageContextValue, PageProvider } from '../PageContext/PageContext.tsx';
import { PageListPage } from '../PageList/PageListPage.tsx';
import { SearchShell } from '../Search/SearchShell.tsx';
import { SearchPage } from '../SearchPage/SearchPage.tsx';

/** A whole page: its content and the chrome around it. */
export function Page(context: PageContextValue) {
  return (
    <PageProvider value={context}>
      <a className="skip-link" href="#main">
        {context.strings.chrome.skipToContent}
      </a>
      <AnnouncementBar />
      <Navbar />
      {body(context.view.page)}
      <Footer />
      <SearchShell />
    </PageProvider>
  );
}

function body(page: PageModel): ReactNode {
  switch (page.kind) {
    case 'home':
      return <HomePage />;
    case 'search':
      return <SearchPage />;
    case 'docsHub':
    case 'pageList':
      return <PageListPage page={page} />;
    case 'notFound':
      return <NotFoundPage />;
    case 'doc':
    case 'standalone':
      return <DocPage page={page} />;
    case 'apiOperations':
      return <ApiOperationsPage page={page} />;
    case 'apiKind':
      return <ApiKindPage page={page} />;
    case 'apiGroup':
      return <ApiGroupPage page={page} />;
    case 'apiOperation':
      return <ApiOperationPage page={page} />;
    case 'apiTypes':
      return <ApiTypesPage page={page} />;
    case 'apiSchemaChangelog':
      return <ApiSchemaChangelogPage page={page} />;
    case 'apiType':
      return <ApiTypePage page={page} />;
    case 'changelogYear':
      return <ChangelogYearPage page={page} />;
    case 'changelogEntry':
      return <ChangelogEntryPage page={page} />;
    case 'blogList':
      return <BlogListPage page={page} />;
    case 'blogPost':
      return <BlogPostPage page={page} />;
    case 'blogArchive':
      return <BlogArchivePage page={page} />;
    case 'blogAuthors':
      return <BlogAuthorsPage page={page} />;
    case 'blogAuthor':
      return <BlogAuthorPage page={page} />;
    case 'blogTags':
      return <BlogTagsPage page={page} />;
    case 'blogTag':
      return <BlogTagPage page={page} />;
  }
}
