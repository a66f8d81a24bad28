import type { PropsOf, Renderings } from '../../components/mdx/renderings.ts';
import { usePage } from '../../components/PageContext/PageContext.tsx';
import { appWord } from '../appWords/appWords.ts';
import { BlockView, MarksProvider, Navigation, Word } from './parts.tsx';
import type * as writer from './Screen.writer.ts';
import { marksOf, wordsOnScreen } from './screens.ts';

/** A drawing of the app. Screen readers and the Markdown twin have it as one image in words. */
export function Screen({ show, marks = '', children }: PropsOf<typeof writer.Screen>) {
  const { site, locale, strings } = usePage();
  const screen = site.screens[show];
  if (!screen) throw new Error(`There is no picture "${show}" in site/screens.ts.`);
  const { path, frame, title, tab, blocks } = screen;
  const write = (id: string) => appWord(site.appWords, id, locale);
  const words = wordsOnScreen(screen);
  const isApp = frame === 'phone' && tab !== undefined;
  const separator = strings.chrome.listSeparator;
  const steps = marksOf(marks);
  const withStep = (id: string) => {
    const step = steps.find(({ word }) => word === id)?.step;
    return step === undefined ? write(id) : `${write(id)} (${step})`;
  };
  const picture = (
    <figure className="shown">
      <div
        className={`screen ${frame}${isApp ? ' app' : ''}${steps.length > 0 ? ' steps-in' : ''}`}
        role="img"
        aria-label={words.map(withStep).join(separator)}
      >
        <MarksProvider value={steps}>
          {frame !== 'system' && <div className="bar">{title ? <Word id={title} /> : site.config.brand}</div>}
          <div className="body">
            {blocks.map((block, index) => (
              // Blocks of a screen are never reordered.
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is rendered once.
              <BlockView key={index} block={block} />
            ))}
          </div>
          {tab && <Navigation current={tab} />}
        </MarksProvider>
      </div>
      <figcaption>{path.map(write).join(' > ')}</figcaption>
    </figure>
  );
  if (!children) return picture;
  return (
    <div className="steps">
      <div>{children}</div>
      {picture}
    </div>
  );
}

export const renderings = { Screen } satisfies Renderings<typeof writer>;
