import { createContext, use } from 'react';
import type { Mistake } from '../../reference/builder/readDraft.ts';
import type { IslandTexts } from '../Island/Island.tsx';

interface Fields extends IslandTexts {
  readonly mistakes: readonly Mistake[];
}

const FieldsContext = createContext<Fields | undefined>(undefined);

export const FieldsProvider = FieldsContext.Provider;

/** The texts, and what is wrong with which field. */
export function useFields(): Fields {
  const fields = use(FieldsContext);
  if (!fields) throw new Error('This field is rendered outside <FieldsProvider>.');
  return fields;
}
