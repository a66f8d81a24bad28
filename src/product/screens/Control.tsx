import { createContext, type ReactNode, use } from 'react';
import { usePage } from '../../components/PageContext/PageContext.tsx';
import { formatNumber } from '../../model/text/format.ts';
import type { ScreenMark } from './screens.ts';

const Marks = createContext<readonly ScreenMark[]>([]);

export const MarksProvider = Marks.Provider;

interface Props {
  /** The words on it: a step that names one of them is about it. */
  readonly words: readonly (string | undefined)[];
  readonly tag?: 'div' | 'span' | 'i';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a picture, with ring and number if a step is about it. */
export function Control({ words, tag: Tag = 'div', className, children }: Props) {
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
