import {
  type GraphQLArgument,
  type GraphQLInputField,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isRequiredInputField,
} from 'graphql';
import type { InputDoc } from '../model/api/reference.ts';
import type { TextIndex } from './textIndex.ts';
import { typeRef } from './typeRef.ts';

/** Arguments as trees. `mandatory` lists paths that need a value although they are nullable. */
export function argumentDocs(
  owner: string,
  args: readonly GraphQLArgument[],
  texts: TextIndex,
  mandatory: readonly string[] = [],
): InputDoc[] {
  const docs = args.map((argument) => inputDoc(owner, argument, texts, [], `argument.${argument.name}`));
  return markMandatory(docs, mandatory, '');
}

function markMandatory(docs: readonly InputDoc[], mandatory: readonly string[], within: string): InputDoc[] {
  return docs.map((doc) => {
    const path = `${within}${doc.name}`;
    const required = doc.required || mandatory.includes(path);
    return { ...doc, required, fields: markMandatory(doc.fields, mandatory, `${path}.`) };
  });
}

/** The inputs by path in the arguments: `group.name`. */
export function inputsByPath(docs: readonly InputDoc[], within = ''): readonly (readonly [string, InputDoc])[] {
  return docs.flatMap((doc) => {
    const path = `${within}${doc.name}`;
    return [[path, doc] as const, ...inputsByPath(doc.fields, `${path}.`)];
  });
}

/** The fields of an input type as trees; those of `ancestors` are not unfolded again. */
export function inputFieldDocs(
  owner: string,
  fields: readonly GraphQLInputField[],
  texts: TextIndex,
  ancestors: readonly string[],
): InputDoc[] {
  return fields.map((field) => inputDoc(owner, field, texts, ancestors, `field.${field.name}`));
}

function inputDoc(
  owner: string,
  input: GraphQLArgument | GraphQLInputField,
  texts: TextIndex,
  ancestors: readonly string[],
  sharedText: string,
): InputDoc {
  const coordinate = `${owner}.${input.name}`;
  const named = getNamedType(input.type);
  const unfold = isInputObjectType(named) && !ancestors.includes(named.name);
  return {
    coordinate,
    name: input.name,
    type: typeRef(input.type),
    required: isRequiredInputField(input),
    text: texts.find(input, coordinate, sharedText),
    fields: unfold
      ? inputFieldDocs(named.name, Object.values(named.getFields()), texts, [...ancestors, named.name])
      : [],
    values: isEnumType(named) ? named.getValues().map((value) => value.name) : [],
  };
}
