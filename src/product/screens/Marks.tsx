import { createContext, use } from 'react';
import type { ScreenMark } from './screens.ts';

const Marks = createContext<readonly ScreenMark[]>([]);

export const MarksProvider = Marks.Provider;

/** The step whose number is at a word of the picture. */
export function useStepAt(word: string): number | undefined {
  return use(Marks).find((mark) => mark.word === word)?.step;
}
