import { usePage } from '../../components/PageContext/PageContext.tsx';
import { Control } from './Control.tsx';
import type { Block } from './screens.ts';
import { Word } from './Word.tsx';

/** A question of the system; in English if the system lacks the language. */
export function Dialog({ dialog }: { readonly dialog: Extract<Block, { kind: 'dialog' }> }) {
  const { site, locale } = usePage();
  const { system, title, text, buttons, inEnglish = [] } = dialog;
  const { htmlLang, direction } = site.config.locales.en;
  const english = inEnglish.some((lacking) => lacking === locale) ? { lang: htmlLang, dir: direction } : undefined;
  return (
    <div className={`ask ${system}`} {...english}>
      <strong>
        <Word id={title} />
      </strong>
      {text && (
        <span>
          <Word id={text} />
        </span>
      )}
      <div>
        {buttons.map((id) => (
          <Control key={id} words={[id]} tag="i">
            <Word id={id} />
          </Control>
        ))}
      </div>
    </div>
  );
}
