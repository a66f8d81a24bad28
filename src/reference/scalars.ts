import { GraphQLError, type GraphQLSchema, isScalarType, Kind } from 'graphql';

const formats: Readonly<Record<string, { readonly pattern: RegExp; readonly example: string }>> = {
  LocalDate: { pattern: /^\d{4}-\d{2}-\d{2}$/, example: '2024-10-15' },
  LocalDateTime: { pattern: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/, example: '2024-10-15T09:30:00' },
};

const extensions = { code: 'VALIDATION_ERROR' };

/** True if the day and time exist, unlike 31 February or 25:00. */
export function exists(written: string): boolean {
  const time = written.includes('T') ? written : `${written}T00:00:00`;
  const date = new Date(`${time}Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(time);
}

/** An example of the format of a scalar, if it has one: `2024-10-15` for `LocalDate`. */
export function scalarExample(name: string): string | undefined {
  return formats[name]?.example;
}

/** Makes the schema reject the dates that the server rejects. */
export function checkDates(schema: GraphQLSchema): void {
  for (const [name, { pattern, example }] of Object.entries(formats)) {
    const scalar = schema.getType(name);
    if (!isScalarType(scalar)) continue;
    const parse = (value: unknown) => {
      if (typeof value === 'string' && pattern.test(value)) {
        if (exists(value)) return value;
        throw new GraphQLError(`${name}: there is no ${JSON.stringify(value)}.`, { extensions });
      }
      throw new GraphQLError(`${name} is written like "${example}", not ${JSON.stringify(value)}.`, { extensions });
    };
    scalar.parseValue = parse;
    scalar.parseLiteral = (node) => parse(node.kind === Kind.STRING ? node.value : undefined);
  }
}
