import { expect, it } from 'vitest';
import { sara, startedMock } from '../fixtures/mockApi.ts';

// tests/unit/guides pays by all ways, with banks that wait, refuse and take their time.
it('A card payment in the mock does not know a card of another Stripe account', async () => {
  const { send } = await startedMock(sara);
  const query =
    'mutation { stripeCreatePayment(category: GROUP, groupId: 12, stripeMethodId: "pm_1Other") { paymentIntentId error } }';
  expect((await send(query)).data['stripeCreatePayment']).toEqual({
    paymentIntentId: null,
    error: "No such PaymentMethod: 'pm_1Other'",
  });
});
