import { createContext, use } from 'react';
import type { InputDemands } from '../../model/api/demands.ts';
import type { Mistake } from '../../reference/builder/readDraft.ts';
import type { IslandTexts } from '../Island/Island.tsx';

/** Finds the row about a field, `userProfile.birthDate`, and the page of its type. */
export type FindPlace = (
  path: string,
) => { readonly meaning: string; readonly typePage: string | undefined } | undefined;

interface Fields extends IslandTexts {
  readonly mistakes: readonly Mistake[];
  readonly findPlace: FindPlace;
  readonly demands: InputDemands;
}

const FieldsContext = createContext<Fields | undefined>(undefined);

export const FieldsProvider = FieldsContext.Provider;

/** The texts, the mistakes by field, and the rows about fields. */
export function useFields(): Fields {
  const fields = use(FieldsContext);
  if (!fields) throw new Error('This field is rendered outside <FieldsProvider>.');
  return fields;
}
