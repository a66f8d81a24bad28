import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { exampleSite, exampleView } from '../../model/testing/exampleSite.ts';
import { PageProvider, pageContext } from '../PageContext/PageContext.tsx';
import { headings } from './Heading.tsx';

const site = exampleSite();
const { staleSection, englishSection } = site.strings.fa.translation;

/** A heading of a Persian page with the given stale sections. */
function heading(id: string, stale: readonly string[]): string {
  const view = { ...exampleView('/docs/guide/old', 'fa', site), stale };
  return renderToStaticMarkup(
    <PageProvider value={pageContext(site, view)}>
      <headings.h2 id={id}>DNS</headings.h2>
    </PageProvider>,
  );
}

it('A heading says that its section is older than the English one, and leads to that', () => {
  const english = site.urls.page('en', '/docs/guide/old');
  const link = `<a href="${english}#dns" hrefLang="en">${englishSection}</a>`;
  expect(heading('dns', ['', 'dns'])).toContain(
    `</h2><p class="stale-section"><small>${staleSection} ${link}</small></p>`,
  );
});

it('A heading says nothing of the sections around it', () => {
  expect(heading('dns', ['', 'wait'])).not.toContain(staleSection);
});
