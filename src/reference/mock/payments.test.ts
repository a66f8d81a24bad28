import { describe, expect, it } from 'vitest';
import { sara, startedMock } from '../fixtures/mockApi.ts';

const pay = (method: string) =>
  `mutation { stripeCreatePayment(category: GROUP, groupId: 12, stripeMethodId: "${method}") { paymentIntentId requiresAction } }`;

async function buyer() {
  const { send, control } = await startedMock(sara);
  const start = async (method: string) => Object((await send(pay(method))).data['stripeCreatePayment']);
  const confirm = async (id: string) =>
    (await send(`mutation { stripeConfirmPayment(paymentIntentId: "${id}") { requiresAction error } }`)).data[
      'stripeConfirmPayment'
    ];
  const invoices = async () => {
    const { data } = await send('{ userInvoices { gatewayReference status groupId } }');
    return Object(data['userInvoices']);
  };
  return { start, confirm, invoices, control };
}

describe('a card payment in the mock', () => {
  it('has an invoice with its reference and status', async () => {
    const { start, invoices } = await buyer();
    const { paymentIntentId } = await start('pm_card_visa');
    expect(await invoices()).toContainEqual({ gatewayReference: paymentIntentId, status: 'PAID', groupId: 12 });
  });

  it('waits for the bank, and is paid once when the buyer has confirmed there', async () => {
    const { start, confirm, invoices, control } = await buyer();
    const before = (await invoices()).length;
    const { paymentIntentId: id, requiresAction } = await start('pm_card_authenticationRequired');
    expect(requiresAction).toBe(true);
    expect(await confirm(id)).toEqual({ requiresAction: true, error: null });
    expect(await invoices()).toHaveLength(before);
    await control({ bank: id, confirms: true });
    for (const _ of ['first', 'again']) expect(await confirm(id)).toEqual({ requiresAction: false, error: null });
    expect(await invoices()).toHaveLength(before + 1);
  });

  it('does not know a card of another Stripe account', async () => {
    const { send } = await startedMock(sara);
    const query =
      'mutation { stripeCreatePayment(category: GROUP, groupId: 12, stripeMethodId: "pm_1Other") { paymentIntentId error } }';
    expect((await send(query)).data['stripeCreatePayment']).toEqual({
      paymentIntentId: null,
      error: "No such PaymentMethod: 'pm_1Other'",
    });
  });

  it('fails when the buyer has refused it at the bank', async () => {
    const { start, confirm, control } = await buyer();
    const { paymentIntentId: id } = await start('pm_card_authenticationRequired');
    await control({ bank: id, confirms: false });
    expect(await confirm(id)).toEqual({ requiresAction: false, error: 'The buyer has not confirmed the payment.' });
  });

  it('is processing for a while, and then starts the plan though nobody asks', async () => {
    const { start, confirm, invoices, control } = await buyer();
    const before = (await invoices()).length;
    const { paymentIntentId: id } = await start('pm_card_authenticationRequired');
    await control({ bank: id, confirms: false });
    // The buyer tries another card for the same payment.
    await control({ bank: id, confirms: true, processing: 20 });
    for (const _ of ['first', 'again']) expect(await confirm(id)).toEqual({ requiresAction: false, error: null });
    expect(await invoices()).toHaveLength(before);
    await expect.poll(invoices).toHaveLength(before + 1);
    expect(await confirm(id)).toEqual({ requiresAction: false, error: null });
    expect(await invoices()).toHaveLength(before + 1);
  });
});
