import type { GraphQLField } from 'graphql';

const maxLineLength = 80;

/** The operation in SDL, without directives; arguments on lines if one would be too long. */
export function signature(field: GraphQLField<unknown, unknown>): string {
  const args = field.args.map((argument) => `${argument.name}: ${argument.type}`);
  if (args.length === 0) return `${field.name}: ${field.type}`;
  const line = `${field.name}(${args.join(', ')}): ${field.type}`;
  if (line.length <= maxLineLength) return line;
  return `${field.name}(\n${args.map((argument) => `  ${argument}\n`).join('')}): ${field.type}`;
}
