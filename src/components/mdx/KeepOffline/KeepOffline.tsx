import type { ReactNode } from 'react';
import type { Scope } from '../../../model/config/keep.ts';
import type { Strings } from '../../../model/config/strings.ts';
import type { Locale } from '../../../model/text/locale.ts';
import { usePage } from '../../PageContext/PageContext.tsx';
import type { Renderings } from '../renderings.ts';
import type * as writer from './KeepOffline.writer.ts';

/** Controls that keep the site on the device; `src/browser/keep` shows those that apply. */
export function KeepOffline() {
  const { site, locale, strings } = usePage();
  const { controls, needsScript, progressLabel, texts } = strings.keep;
  const settings: KeepSettings = { locale, language: site.config.locales[locale].path, texts };
  const choice = (scope: Scope): ReactNode => (
    <p data-control={scope} hidden>
      <button type="button" name={scope}>
        {controls[scope]}
      </button>{' '}
      <span data-size={scope} />
    </p>
  );
  const button = (name: keyof typeof controls): ReactNode => (
    <button type="button" name={name} data-control={name} hidden>
      {controls[name]}
    </button>
  );
  return (
    <>
      <p className="without-js">{needsScript}</p>
      <div className="keep needs-js" data-keep={JSON.stringify(settings)}>
        <p role="status" />
        {choice('guides')}
        {choice('everything')}
        <progress hidden aria-label={progressLabel} />
        <p data-progress="" />
        <p>
          {button('resume')} {button('update')} {button('pause')} {button('remove')}
        </p>
      </div>
    </>
  );
}

export type KeepTexts = Strings['keep']['texts'];

export interface KeepSettings {
  readonly locale: Locale;
  /** Path segment of the language. */
  readonly language: string;
  readonly texts: KeepTexts;
}

export const renderings = { KeepOffline } satisfies Renderings<typeof writer>;
