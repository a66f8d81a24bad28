import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readApiTexts } from '../content/readApiTexts.ts';
import { schemaFile } from '../model/api/files.ts';
import type { Problem } from '../model/problems/problems.ts';
import { apiReference, apiWorld, operationNamed } from './fixtures/apiReference.ts';
import { smallTexts } from './fixtures/smallSchema.ts';
import { loadReference } from './loadReference.ts';
import { readApiSchema } from './readApiSchema.ts';

const sdl = readFileSync(new URL('../../api/schema.graphql', import.meta.url), 'utf8');
const world = apiWorld();
const reference = apiReference();

/** Problems with unreachable values in this repository's schema after a change. */
function problemsAfter(from: string, to: string): string[] {
  expect(sdl).toContain(from);
  const problems: Problem[] = [];
  const schema = readApiSchema(sdl.replace(from, to), schemaFile, problems);
  loadReference(schema, readApiTexts(smallTexts(), []), world, problems);
  return problems.map(({ message }) => message).filter((message) => /@from|its callers may|@behaves/.test(message));
}

it('An id is traced to the operations that return it: lists first, then those of the same role', () => {
  const sources = (coordinate: string, name: string) =>
    operationNamed(reference, coordinate).args.find((input) => input.name === name)?.from;
  expect(sources('Mutation.resellerRenewUserSubscriptionWithCurrentGroup', 'username')).toEqual([
    'Query.resellerGetUsers',
    'Query.resellerGetExpiredUsers',
  ]);
  // `createServiceGroup` returns it too, but would create one.
  expect(sources('Mutation.deleteServiceGroup', 'id')).toEqual(['Query.serviceGroups']);
  expect(sources('Mutation.stripeCancelSubscription', 'subscriptionId')).toEqual(['Query.userSubscription']);
  expect(sources('Mutation.stripeConfirmPayment', 'paymentIntentId')).toContain('Mutation.stripeCreatePayment');
  expect(sources('Mutation.login', 'email')).toBeUndefined();
});

it('A reseller can read when a plan ends', () => {
  const types = new Map(reference.types.map((type) => [type.name, type]));
  expect(types.get('UserView')?.outputs.map(({ name }) => name)).toContain('expiresAt');
  expect(operationNamed(reference, 'Query.resellerGetUser')).toMatchObject({
    role: 'reseller',
    returns: { name: 'UserView' },
  });
});

it.each([
  [
    'an id that no operation returns',
    '  stripeSubscriptionId: String\n',
    '',
    [
      /^@from names UserSubscriptionView\.stripeSubscriptionId, which is not a field of an object\.$/,
      /^Mutation\.stripeUpdateSubscription: no operation that its callers may use \(user\) returns subscriptionId,/,
      /^Mutation\.stripeCancelSubscription: no operation .+ returns subscriptionId,/,
    ],
  ],
  [
    'an id that only a higher role can read',
    'slug: "user-invoices-api")\n    @auth(role: user)',
    'slug: "user-invoices-api")\n    @auth(role: admin)',
    [
      /^Mutation\.stripeCreatePayment: @behaves names userInvoices, which its callers may not call \(user\)\.$/,
      /^Mutation\.emailInvoicePDF: @behaves names userInvoices, which its callers may not call \(user\)\.$/,
      /^Mutation\.emailInvoicePDF: no operation .+ \(user\) returns invoiceId, InvoiceResponse\.id\.$/,
      /^Mutation\.updateInvoice: no operation .+ \(reseller\) returns id, InvoiceResponse\.id\.$/,
    ],
  ],
  [
    'an id whose source the schema does not state',
    '"argument.orderId"',
    '"argument.coin"',
    [/^Mutation\.paypalApprovePayment: orderId is an id, and no @from/],
  ],
  [
    'an unknown name and a repeated one',
    '["argument.orderId"]',
    '["argument.orderId", "argument.order", "argument.orderId"]',
    [/^@from names argument\.order, which is neither/, /^@from names argument\.orderId twice/],
  ],
  [
    'a next operation that the caller may not call',
    'next: ["resellerDeactivateDevice", "resellerLogoutDevice"]',
    'next: ["deactivateDevice"]',
    [/^Query\.getDevicesByEmail: @behaves names deactivateDevice, which its callers may not call \(reseller\)\.$/],
  ],
  [
    'a deprecated operation as the next one and as the only source of an id',
    '): PaypalCreatePaymentResponse\n',
    '): PaypalCreatePaymentResponse @deprecated\n',
    [
      /^Query\.gateways: @behaves names paypalCreatePayment, which is deprecated\.$/,
      /^Mutation\.paypalApprovePayment: no operation .+ \(user\) returns orderId,/,
    ],
  ],
  [
    'an operation whose effect cannot be checked',
    'verify: "userInvoices", ',
    '',
    [/^Mutation\.stripeCreatePayment: must not be repeated unchecked, and/],
  ],
])('The build reports %s', (_, from, to, sentences) => {
  expect(problemsAfter(from, to)).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)));
});
