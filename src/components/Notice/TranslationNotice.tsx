import type { TranslationState } from '../../model/translation.ts';
import { Admonition } from '../Admonition/Admonition.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

/** Tells the reader that a page is not translated, or that its translation is behind the English text. */
export function TranslationNotice({ state }: { readonly state: TranslationState }) {
  const { site, strings, route } = usePage();
  if (state !== 'missing' && state !== 'outdated') return null;
  const missing = state === 'missing';
  return (
    <Admonition kind="info" title={missing ? strings.translation.missingTitle : strings.translation.outdatedTitle}>
      <p>
        {missing ? strings.translation.missingText : strings.translation.outdatedText}{' '}
        <a href={site.urls.page('en', route.path)} hrefLang="en">
          {strings.translation.readEnglish}
        </a>
      </p>
    </Admonition>
  );
}
