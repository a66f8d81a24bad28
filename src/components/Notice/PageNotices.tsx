import { missingPage } from '../../model/config/keep.ts';
import { isTroublePath } from '../../product/troublePath/troublePath.ts';
import { Admonition } from '../mdx/Admonition/Admonition.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

/** Notices that a page is untranslated, outdated, or unlisted and not meant to be reached. */
export function PageNotices() {
  const { site, strings, view } = usePage();
  const isReached = view.path === missingPage || isTroublePath(site.troublePath, view.path);
  return (
    <>
      <TranslationNotice />
      {view.unlisted && !isReached && (
        <Admonition kind="warning" title={strings.chrome.unlistedTitle}>
          <p>{strings.chrome.unlistedText}</p>
        </Admonition>
      )}
    </>
  );
}

function TranslationNotice() {
  const { site, strings, view } = usePage();
  const { missingTitle, missingText, outdatedTitle, outdatedText, readEnglish } = strings.translation;
  if (view.state !== 'missing' && view.state !== 'outdated') return null;
  const isMissing = view.state === 'missing';
  return (
    <Admonition kind="info" title={isMissing ? missingTitle : outdatedTitle}>
      <p>
        {isMissing ? missingText : outdatedText}{' '}
        <a href={site.urls.page('en', view.path)} hrefLang="en">
          {readEnglish}
        </a>
      </p>
    </Admonition>
  );
}
