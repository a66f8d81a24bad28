import { Fragment, type ReactNode } from 'react';
import { PlainText } from '../../InlineText/PlainText.tsx';
import { usePage } from '../../PageContext/PageContext.tsx';
import type { PropsOf, Renderings } from '../renderings.ts';
import type * as writer from './Diagram.writer.ts';
import { placeLinks } from './placeLinks.ts';

interface FigureProps {
  readonly title: string;
  /** The description in words, for screen readers and the Markdown of the page. */
  readonly inWords: readonly string[];
  readonly children: ReactNode;
}

/** A drawing of boxes and arrows that the browser lays out, in the direction of the language. */
function Figure({ title, inWords, children }: FigureProps) {
  return (
    <figure className="diagram">
      <div role="img" aria-label={inWords.join('\n')}>
        {children}
      </div>
      <figcaption>{title}</figcaption>
    </figure>
  );
}

/** Returns a function that names both ends of a link, with an arrow in text direction. */
function useFromTo() {
  const { site, locale } = usePage();
  const arrow = site.config.locales[locale].direction === 'rtl' ? '←' : '→';
  return (from: string, to: string, text?: string) => `${from} ${arrow} ${to}${text ? `: ${text}` : ''}`;
}

function Architecture({ title, rows, links = [] }: PropsOf<typeof writer.Architecture>) {
  const fromTo = useFromTo();
  const placed = placeLinks(rows, links);
  const parts = rows.flat();
  const name = (id: string) => parts.find((part) => part.id === id)?.text ?? '';
  const joined = new Set(links.flatMap(({ from, to }) => [from, to]));
  const inWords = [
    ...parts.filter(({ id }) => !joined.has(id)).map(({ text }) => text),
    ...links.map(({ from, to, text }) => fromTo(name(from), name(to), text)),
  ];
  const arrows = (row: number, column: number, isBelow: boolean) =>
    placed
      .filter((link) => link.row === row && link.column === column && link.isBelow === isBelow)
      .map(({ isForward, text }) => (
        <span
          key={`${isForward} ${text}`}
          className={isBelow ? (isForward ? 'down' : 'up') : isForward ? 'to' : 'back'}
        >
          <PlainText>{text}</PlainText>
        </span>
      ));
  return (
    <Figure title={title} inWords={inWords}>
      {rows.map((row, index) => (
        <Fragment key={row.map(({ id }) => id).join()}>
          <div>
            {row.map(({ id, text }, column) => (
              <Fragment key={id}>
                <b>
                  <PlainText>{text}</PlainText>
                </b>
                {arrows(index, column, false)}
              </Fragment>
            ))}
          </div>
          <div>
            {(row.length > 1 ? row : (rows[index + 1] ?? [])).map(({ id }, column) => (
              <div key={id}>{arrows(index, column, true)}</div>
            ))}
          </div>
        </Fragment>
      ))}
    </Figure>
  );
}

/** Messages between participants, downwards: a column for each participant. */
function Sequence({ title, actors, steps }: PropsOf<typeof writer.Sequence>) {
  const fromTo = useFromTo();
  const nameOf = (actor: number) => {
    const name = actors[actor];
    if (name === undefined) throw new Error(`A step names actor ${actor}; there are ${actors.length}, from 0.`);
    return name;
  };
  const inWords = steps.map((step) =>
    'note' in step ? step.note : fromTo(nameOf(step.from), nameOf(step.to), step.text),
  );
  // Two columns of the table for each actor, with the actor's line between them.
  const columns = actors.flatMap((actor) => [`before ${actor}`, `after ${actor}`]);
  return (
    <Figure title={title} inWords={inWords}>
      <table>
        <colgroup>
          {columns.map((column) => (
            <col key={column} />
          ))}
        </colgroup>
        <tbody>
          <tr>
            {actors.map((actor) => (
              <td key={actor} colSpan={2}>
                <b>{breakable(actor)}</b>
              </td>
            ))}
          </tr>
          {steps.map((step) => {
            const ends = 'note' in step ? step.over : [step.from, step.to];
            const [first, last] = [Math.min(...ends), Math.max(...ends)];
            if (!('note' in step) && first === last)
              throw new Error(`The message "${step.text}" goes to its own sender: write it as a note.`);
            const [start, end] = 'note' in step ? [2 * first, 2 * last + 2] : [2 * first + 1, 2 * last + 1];
            return (
              <tr key={'note' in step ? step.note : `${ends} ${step.text}`}>
                {columns.slice(0, start).map((column) => (
                  <td key={column} />
                ))}
                <td colSpan={end - start}>
                  {'note' in step ? (
                    <i>
                      <PlainText>{step.note}</PlainText>
                    </i>
                  ) : (
                    <span className={step.from < step.to ? 'to' : 'back'}>{breakable(step.text)}</span>
                  )}
                </td>
                {columns.slice(end).map((column) => (
                  <td key={column} />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Figure>
  );
}

/** A text whose long names may wrap at capital letters. */
const breakable = (text: string) => <PlainText>{text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, zeroWidthSpace)}</PlainText>;

const zeroWidthSpace = '\u200B';

export const renderings = { Architecture, Sequence } satisfies Renderings<typeof writer>;
