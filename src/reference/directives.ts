import { type GraphQLField, type GraphQLSchema, getArgumentValues, getDirectiveValues } from 'graphql';
import { z } from 'zod';
import type { AccessRole } from '../model/api/reference.ts';

const doc = z.object({ group: z.string(), slug: z.string() });
const auth = z.object({ role: z.enum(['none', 'user', 'reseller', 'admin']) });
const mandatory = z.object({ inputs: z.array(z.string()) });
const throwsCodes = z.object({ codes: z.array(z.string()) });
const behaves = z.object({
  needs: z.array(z.string()).default([]),
  does: z.array(z.string()).default([]),
  costs: z.string().optional(),
  repeat: z.string().optional(),
  next: z.array(z.string()),
});
const example = z.object({ variables: z.string() });

/** What the directives of an operation say about it. */
export interface OperationDirectives {
  readonly pages: readonly { readonly group: string; readonly slug: string }[];
  readonly role: AccessRole | undefined;
  readonly codes: readonly string[];
  /** Paths of the inputs that must have a value although their types do not say so. */
  readonly mandatory: readonly string[];
  /** Whether it is not among the operations that the reference was made for. */
  readonly beyond: boolean;
  /** Ids of texts about what it needs and does; `next` has names of operations. */
  readonly behaviour: z.infer<typeof behaves> | undefined;
  /** JSON text. */
  readonly variables: string | undefined;
}

/** Reads `@doc`, `@auth`, `@throws`, `@mandatory`, `@beyond`, `@behaves` and `@example`. Their values were checked when the schema was built. */
export function readDirectives(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>): OperationDirectives {
  const node = field.astNode ?? { directives: [] };
  const one = <T>(name: string, shape: z.ZodType<T>): T | undefined => {
    const directive = schema.getDirective(name);
    return directive ? shape.safeParse(getDirectiveValues(directive, node)).data : undefined;
  };
  const docDirective = schema.getDirective('doc');
  const pages = (node.directives ?? [])
    .filter((used) => docDirective && used.name.value === docDirective.name)
    .flatMap((used) => (docDirective ? [doc.parse(getArgumentValues(docDirective, used))] : []));
  return {
    pages,
    role: one('auth', auth)?.role,
    codes: one('throws', throwsCodes)?.codes ?? [],
    mandatory: one('mandatory', mandatory)?.inputs ?? [],
    beyond: node.directives?.some(({ name }) => name.value === 'beyond') ?? false,
    behaviour: one('behaves', behaves),
    variables: one('example', example)?.variables,
  };
}
