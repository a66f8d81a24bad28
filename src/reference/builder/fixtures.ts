import { buildSchema, type GraphQLArgument, type GraphQLField } from 'graphql';

/** A schema with every shape that the request builder fills in or selects. */
export const builderSchema = buildSchema(`
  type Query { plan(id: Int!): Plan  total: Float }
  type Mutation {
    edit(id: Int!, level: Level, kind: Level!, rate: Float, on: Boolean, code: ID, day: LocalDate, profile: Profile, tags: [Int!], notes: [String]): User
    unused(x: Other): Other2
  }
  input Profile { city: String!  address: Address  phones: [String!]!  parent: Profile }
  input Address { street: String  number: Int }
  input Other { a: Int }
  type Other2 { a: Int }
  type User { id: Int!  email: String  plan: Plan  friends: [User!] }
  type Plan { name: String  place: Place  owner: User }
  type Place { city: String }
  enum Level { LOW HIGH }
  scalar LocalDate
`);

export function rootField(name: string): GraphQLField<unknown, unknown> {
  const field = builderSchema.getMutationType()?.getFields()[name] ?? builderSchema.getQueryType()?.getFields()[name];
  if (!field) throw new Error(`No operation ${name}.`);
  return field;
}

export function argumentNamed(name: string): GraphQLArgument {
  const argument = rootField('edit').args.find((candidate) => candidate.name === name);
  if (!argument) throw new Error(`No argument ${name}.`);
  return argument;
}
