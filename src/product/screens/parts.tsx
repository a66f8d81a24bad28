import { createContext, type ReactNode, use } from 'react';
import { usePage } from '../../components/PageContext/PageContext.tsx';
import { formatNumber } from '../../model/text/format.ts';
import { appWord } from '../appWords/appWords.ts';
import { type ConnectionState, navigation, type ScreenBlock, type ScreenMark, type ScreenRow } from './screens.ts';

export function Word({ id }: { readonly id: string }) {
  const { site, locale } = usePage();
  return appWord(site.appWords, id, locale);
}

const Marks = createContext<readonly ScreenMark[]>([]);

export const MarksProvider = Marks.Provider;

interface ScreenControlProps {
  /** The words on it: a step that names one of them refers to it. */
  readonly words: readonly (string | undefined)[];
  readonly tag?: 'div' | 'span' | 'i';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a picture, with ring and number if a step is about it. */
function Control({ words, tag: Tag = 'div', className, children }: ScreenControlProps) {
  const { locale } = usePage();
  const step = use(Marks).find((mark) => words.includes(mark.word))?.step;
  if (step === undefined) return <Tag className={className}>{children}</Tag>;
  return (
    <Tag className={className ? `${className} at` : 'at'}>
      {children}
      <b>{formatNumber(step, locale)}</b>
    </Tag>
  );
}

/** The connection: the power sign in its orbits, and the dot outside once connected. */
function Orb({ state }: { readonly state: ConnectionState }) {
  const word = `home.${state}`;
  return (
    <Control words={[word]} className={`orb ${state}`}>
      <svg viewBox="0 0 24 24" width="24" fill="none" aria-hidden="true">
        <path d="M12 4v8M7.5 6.5a7 7 0 1 0 9 0" />
      </svg>
      <Word id={word} />
    </Control>
  );
}

/** A card of rows, such as the items of the settings. Style sheets draw how a row ends. */
function Rows({ rows }: { readonly rows: readonly ScreenRow[] }) {
  return (
    <div className="rows">
      {rows.map(({ word, value, end }) => (
        <Control key={`${word} ${value}`} words={[word, value]} className={end}>
          <span>
            <Word id={word} />
          </span>
          {value && (
            <i>
              <Word id={value} />
            </i>
          )}
        </Control>
      ))}
    </div>
  );
}

/** A prompt of an operating system; in English if the system lacks the language. */
function Dialog({ dialog }: { readonly dialog: Extract<ScreenBlock, { kind: 'dialog' }> }) {
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

/** Looks like a QR code but is empty: nobody should scan it. */
function QrCode() {
  return (
    <svg className="qr" aria-hidden="true" viewBox="0 0 21 21" width="84" fill="none" stroke="currentColor">
      <path d="M.5.5h6v6h-6zM14.5.5h6v6h-6zM.5 14.5h6v6h-6zM2.5 3.5h2M16.5 3.5h2M2.5 17.5h2" />
      <path
        strokeDasharray="1 2 2 1 1 1 3 2"
        d="M8 1.5h5M8 3.5h5M8 5.5h5M0 8.5h21M0 10.5h21M0 12.5h21M8 14.5h13M8 16.5h13M8 18.5h13M8 20h13"
      />
    </svg>
  );
}

/** The navigation of the app: below on a phone, at the side in a window. */
export function Navigation({ current }: { readonly current: string }) {
  return (
    <div className="menu">
      {navigation.map((id) => (
        <Control key={id} words={[id]} tag="span" className={id === current ? 'now' : undefined}>
          <Word id={id} />
        </Control>
      ))}
    </div>
  );
}

export function BlockView({ block }: { readonly block: ScreenBlock }) {
  switch (block.kind) {
    case 'orb':
      return <Orb state={block.state} />;
    case 'rows':
      return <Rows rows={block.rows} />;
    case 'dialog':
      return <Dialog dialog={block} />;
    case 'qr':
      return <QrCode />;
    case 'digits':
      return (
        <div className="digits">
          {Array.from({ length: block.count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are all alike.
            <i key={index} />
          ))}
        </div>
      );
    case 'heading':
    case 'field':
    case 'button':
    case 'message':
      return (
        <Control words={[block.word]} className={classOf(block)}>
          <Word id={block.word} />
        </Control>
      );
  }
}

type Line = Extract<ScreenBlock, { kind: 'heading' | 'field' | 'button' | 'message' }>;

function classOf(line: Line): string {
  if (line.kind === 'button') return `press ${line.look}`;
  if (line.kind === 'message') return `say ${line.from}`;
  return line.kind === 'heading' ? 'head' : 'field';
}
