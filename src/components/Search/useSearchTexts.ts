import { createContext, useContext } from 'react';
import type { SearchStrings } from '../../model/config/strings.ts';
import type { IslandTexts } from '../Island/Island.tsx';

const Context = createContext<IslandTexts<SearchStrings> | undefined>(undefined);

/** Gives the texts and the language of a part of search to all that it shows. */
export const SearchTexts = Context.Provider;

export function useSearchTexts() {
  const given = useContext(Context);
  if (!given) throw new Error('A part of search is outside <SearchTexts>.');
  return { ...given, texts: given.strings.search };
}
