import { type GraphQLFieldResolver, getNamedType, isObjectType } from 'graphql';
import type { TextFormat } from '../../model/api/demands.ts';
import { accessRoles } from '../../model/api/reference.ts';
import { inputPath, unmetDemands } from '../demands.ts';
import { sampleObject, sampleResolver } from '../samples/resolver.ts';
import { type Arguments, Refusal, type RequestContext } from './context.ts';
import { customer } from './customers.ts';
import { operations } from './operations.ts';
import { type MockData, type Rights, rightsOf } from './options.ts';

type Resolver = GraphQLFieldResolver<unknown, RequestContext, Record<string, unknown>>;

/** Refuses or runs an operation, or responds with a sample; with `samplesOnly` runs none. */
export function fieldResolver(data: MockData, samplesOnly: boolean): Resolver {
  return async (source, args, context, info) => {
    const sample = () => sampleResolver(source, args, context.store.samples, info);
    if (info.path.prev !== undefined) return sample();
    const rights = rightsOf(data, info.fieldName);
    refuseRole(context, rights);
    if (samplesOnly) return sample();
    refuseUnmet(args, rights);
    const operation = operations[info.fieldName];
    const ofOperation = { ...context, codes: rights.codes };
    if (!operation) {
      if ('userId' in args) customer(ofOperation, 'id', args['userId']);
      return sample();
    }
    const result = await operation(args, ofOperation);
    if (!isObjectType(getNamedType(info.returnType)) || result === null) return result;
    return Array.isArray(result) ? result.map((row) => sampleObject(row)) : sampleObject(Object(result));
  };
}

/** @throws {Refusal} for a caller whose role may not call the operation. */
function refuseRole(caller: RequestContext, { role }: Rights): void {
  if (role !== 'none' && caller.role === 'none') throw new Refusal('UNAUTHENTICATED', 'Authentication is required');
  if (accessRoles.indexOf(caller.role) < accessRoles.indexOf(role)) throw new Refusal('FORBIDDEN', 'Not for this role');
}

/** Codes for values with a wrong format, if the operation has them. */
const formatCodes: Partial<Record<TextFormat, string>> = {
  email: 'INVALID_EMAIL',
  https: 'INVALID_URL',
  ipAddress: 'INVALID_IP',
  password: 'WEAK_PASSWORD',
  phone: 'INVALID_PHONE_NUMBER',
  positiveAmount: 'INVALID_AMOUNT',
};

/** @throws {Refusal} for the first value that breaks a rule on the page of the operation. */
function refuseUnmet(args: Arguments, { codes, demands }: Rights): void {
  const [unmet] = unmetDemands(args, demands);
  if (!unmet) return;
  const format = demands.formats[inputPath(unmet.path)];
  const code = format && 'as' in format ? formatCodes[format.as] : undefined;
  const isOwn = code !== undefined && codes.includes(code);
  throw new Refusal(isOwn ? code : 'VALIDATION_ERROR', `${unmet.path}: ${unmet.kind}`);
}
