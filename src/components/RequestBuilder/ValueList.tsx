import type { GraphQLEnumType } from 'graphql';
import { useFields } from './FieldsContext.tsx';

/** Meanings of the values of an enum, closed at first. */
export function ValueList({ type }: { readonly type: GraphQLEnumType }) {
  const { strings } = useFields();
  return (
    <details className="builder-values">
      <summary>{strings.api.builder.valueMeanings}</summary>
      <ul>
        {type.getValues().map(({ name, description }) => (
          <li key={name}>
            <code dir="ltr">{name}</code> {description}
          </li>
        ))}
      </ul>
    </details>
  );
}
