import { expect, it } from 'vitest';
import { sara, staff, startedMock } from '../fixtures/mockApi.ts';

// tests/unit/guides covers all payment methods, with banks that wait, refuse and are slow.
it('A card payment in the mock rejects a card of another Stripe account', async () => {
  const { send } = await startedMock(sara);
  const query =
    'mutation { stripeCreatePayment(category: GROUP, groupId: 12, stripeMethodId: "pm_1Other") { paymentIntentId error } }';
  expect((await send(query)).data['stripeCreatePayment']).toEqual({
    paymentIntentId: null,
    error: "No such PaymentMethod: 'pm_1Other'",
  });
});

it('A payment that is confirmed or approved again gives no second invoice', async () => {
  const { mock, send } = await startedMock(sara);
  const query = 'mutation { stripeConfirmPayment(paymentIntentId: "pi_3Sample0Premium") { requiresAction error } }';
  const invoices = mock.store.all('InvoiceResponse').length;
  expect((await send(query)).data['stripeConfirmPayment']).toEqual({ requiresAction: false, error: null });
  expect(mock.store.all('InvoiceResponse')).toHaveLength(invoices);
  expect((await send(query, {}, mock.signIn(staff))).codes).toEqual(['NOT_FOUND']);
  const { data } = await send('mutation { parspalCreatePayment(category: GROUP, groupId: 12) { payment_id } }');
  const { payment_id: id } = Object(data['parspalCreatePayment']);
  const approve = `parspalApprovePayment(payment_id: "${id}", receipt_number: "1")`;
  await send(`mutation { first: ${approve} second: ${approve} }`);
  expect(mock.store.all('InvoiceResponse')).toHaveLength(invoices + 1);
});

it('The invoices of a period include those of its first and its last day', async () => {
  const { send } = await startedMock(staff);
  const invoices = async (beginDate: string, endDate: string) => {
    const { data } = await send(`{ getInvoiceByDateRange(beginDate: "${beginDate}", endDate: "${endDate}") { id } }`);
    return data['getInvoiceByDateRange'];
  };
  expect(await invoices('2024-10-15', '2024-10-15')).toHaveLength(2);
  expect(await invoices('2024-10-01', '2024-10-14')).toEqual([]);
  expect(await invoices('2024-10-16', '2024-10-31')).toEqual([]);
});
