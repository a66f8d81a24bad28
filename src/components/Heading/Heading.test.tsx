import { expect, it } from 'vitest';
import { htmlOnPage, site } from '../testing/htmlOnPage.tsx';
import { headings } from './Heading.tsx';

const { staleSection, englishSection } = site.strings.fa.translation;

/** A heading of a Persian page with the given stale sections. */
const heading = (id: string, stale: readonly string[]) =>
  htmlOnPage(<headings.h2 id={id}>DNS</headings.h2>, 'fa', '/docs/guide/old', { stale });

it('A heading shows that its section is older than the English one, with a link to that', () => {
  const english = site.urls.page('en', '/docs/guide/old');
  const link = `<a href="${english}#dns" hrefLang="en">${englishSection}</a>`;
  expect(heading('dns', ['', 'dns'])).toContain(`</h2><p><small>${staleSection} ${link}</small></p>`);
});

it('A heading shows nothing about the sections around it', () => {
  expect(heading('dns', ['', 'wait'])).not.toContain(staleSection);
});
