import { type ComponentType, createElement } from 'react';
import type { PageKind, PageOf } from '../../model/pages/page.ts';
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

export function Page(context: PageContextValue) {
  return (
    <PageProvider value={context}>
      <a className="skip-link" href="#main">
        {context.strings.chrome.skipToContent}
      </a>
      <AnnouncementBar />
      <Navbar />
      {body(context.view.page.kind, context.view.page)}
      <Footer />
      <SearchShell />
    </PageProvider>
  );
}

const bodies: { readonly [Kind in PageKind]: ComponentType<{ readonly page: PageOf<Kind> }> } = {
  home: HomePage,
  search: SearchPage,
  pageList: PageListPage,
  notFound: NotFoundPage,
  standalone: DocPage,
  docsHub: PageListPage,
  doc: DocPage,
  apiOperations: ApiOperationsPage,
  apiKind: ApiKindPage,
  apiGroup: ApiGroupPage,
  apiOperation: ApiOperationPage,
  apiTypes: ApiTypesPage,
  apiSchemaChangelog: ApiSchemaChangelogPage,
  apiType: ApiTypePage,
  changelogYear: ChangelogYearPage,
  changelogEntry: ChangelogEntryPage,
  blogList: BlogListPage,
  blogPost: BlogPostPage,
  blogArchive: BlogArchivePage,
  blogAuthors: BlogAuthorsPage,
  blogAuthor: BlogAuthorPage,
  blogTags: BlogTagsPage,
  blogTag: BlogTagPage,
};

const body = <Kind extends PageKind>(kind: Kind, page: PageOf<Kind>) => createElement(bodies[kind], { page });
