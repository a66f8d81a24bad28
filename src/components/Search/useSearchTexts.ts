import { createContext, useContext } from 'react';
import type { SearchStrings } from '../../model/config/strings.ts';
import type { IslandTexts } from '../Island/Island.tsx';

const Context = createContext<IslandTexts<SearchStrings> | undefined>(undefined);

export const SearchTexts = Context.Provider;

export function useSearchTexts() {
  const islandTexts = useContext(Context);
  if (!islandTexts) throw new Error('A part of search is outside <SearchTexts>.');
  return { ...islandTexts, texts: islandTexts.strings.search };
}
