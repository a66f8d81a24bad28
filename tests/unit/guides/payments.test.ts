import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReplyOrFault } from '../../../src/reference/mock/replies.ts';
import { callGuide } from './callGuide.ts';
import { failure, startGuides } from './mockApi.ts';
import { describeIn, type Language, languages } from './programs.ts';

const plan = 12;
const { api, folder, control: bank } = await startGuides({});
let token: string;
beforeEach(() => {
  token = api.signIn('sara@example.com');
});

/** A response of the API with the data of one operation. */
function data(operation: string, value: unknown): ReplyOrFault {
  return { status: 200, body: { data: { [operation]: value } } };
}

const planUntil = (expiresAt: string) => data('userSubscription', { expiresAt });

for (const language of languages.filter(({ allPages }) => allPages))
  describeIn(language, 'paying', () => testPayments(language));

function testPayments(language: Language) {
  const isPython = language.ending === 'py';
  // A Python file called stripe.py would hide the package of that name.
  const stripe = isPython ? 'stripe_payment' : 'stripe';
  const paypal = isPython ? 'paypal_payment' : 'paypal';
  const call = (file: string, name: string, ...args: unknown[]) =>
    callGuide(language, [file, name], [token, ...args], folder, {});

  /** The value of a field in the result of a call. */
  const field = async (name: string, answer: Promise<unknown>): Promise<unknown> =>
    Object(Object(await answer)[0])[name];
  /** The amount and the new end of the plan after a payment in the mock. */
  const paid = () => {
    const [, , ...invoices] = api.store.all('InvoiceResponse').map(({ totalAmount }) => totalAmount);
    return { invoices, end: api.store.find('UserSubscriptionView', 'userId', 4821)?.['expiresAt'] };
  };
  const oneTerm = { invoices: [4.09], end: '2024-12-14T09:30:00' };

  const before = '2024-11-14T09:30:00';

  it('by card: starts the payment and polls for its invoice', async () => {
    const answer = await call(stripe, 'pay', plan, 'pm_card_visa');
    const [{ paymentIntentId: id }] = Object(answer);
    expect(api.calls[0]?.variables).toEqual({ groupId: plan, method: 'pm_card_visa' });
    // Stripe is still processing: no action is required, and the payment is not complete.
    api.answers.set('userInvoices', [data('userInvoices', [])]);
    for (const isPaid of [false, true, true]) expect(await call(stripe, 'confirm', id)).toEqual([isPaid]);
    expect(paid()).toEqual(oneTerm);
  });

  it('by card: is paid once after the bank has asked the buyer', async () => {
    const answer = call(stripe, 'pay', plan, 'pm_card_authenticationRequired');
    expect(await field('requiresAction', answer)).toBe(true);
    const id = await field('paymentIntentId', answer);
    // Another payment has changed the end of the plan.
    Object.assign(api.store.find('UserSubscriptionView', 'userId', 4821) ?? {}, { expiresAt: '2024-11-15T09:30:00' });
    expect(await call(stripe, 'confirm', id)).toEqual([false]);
    expect(paid().invoices).toEqual([]);
    await bank({ bank: id, confirms: true });
    expect(await call(stripe, 'confirm', id)).toEqual([true]);
    expect(paid()).toEqual({ ...oneTerm, end: '2024-12-15T09:30:00' });
    expect(await call(stripe, 'pay', plan, 'pm_card_chargeDeclined')).toMatchObject({
      message: 'Your card was declined.',
    });
  });

  it('by card: is not paid while the bank waits for the buyer, nor after a refusal', async () => {
    const waiting = { requiresAction: true, error: null };
    const refused = { requiresAction: false, error: 'Your card was declined.' };
    const answers = [waiting, refused].map((answer) => data('stripeConfirmPayment', answer));
    api.answers.set('stripeConfirmPayment', answers);
    const confirm = () => call(stripe, 'confirm', 'pi_3Sample1Waiting');
    expect([await confirm(), await confirm()]).toMatchObject([[false], { message: refused.error }]);
  });

  it('with PayPal: collects an approved order once, however often it is called, and reports why it was refused', async () => {
    const [order] = Object(await call(paypal, 'order', plan));
    expect(await call(paypal, 'collect', order)).toEqual(['ORDER_NOT_APPROVED']);
    await bank({ bank: order, confirms: true });
    for (let time = 1; time <= 2; time += 1) expect(await call(paypal, 'collect', order)).toEqual([null]);
    api.answers.set('paypalApprovePayment', [failure(200, 'ORDER_NOT_FOUND', 'Collected before')]);
    expect(await call(paypal, 'collect', order)).toEqual([null]);
    expect(paid()).toEqual(oneTerm);
    const early = { success: false, errorMessage: 'ORDER_ALREADY_CAPTURED' };
    api.answers.set('paypalApprovePayment', [data('paypalApprovePayment', early)]);
    expect(await call(paypal, 'collect', 'not-booked-yet')).toMatchObject({
      message: expect.stringContaining('ask again'),
    });
    const [other] = Object(await call(paypal, 'order', plan));
    await bank({ bank: other, confirms: false });
    expect(await call(paypal, 'collect', other)).toEqual(['INSTRUMENT_DECLINED']);
    expect(paid()).toEqual(oneTerm);
  });

  it('with PayPal: finds the right invoice when the response is lost', async () => {
    const [order] = Object(await call(paypal, 'order', plan));
    await bank({ bank: order, confirms: true });
    api.answers.set('paypalApprovePayment', ['lost', 'carried-out']);
    expect(await call(paypal, 'collect', order)).toMatchObject({ message: expect.any(String) });
    expect(await call(paypal, 'collect', order)).toEqual([null]);
    expect(paid()).toEqual(oneTerm);
  });

  it('with PayPal: passes on a refusal of the API, and does not collect the order of another buyer', async () => {
    expect(await call(paypal, 'collect', 'other')).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    const [order] = Object(await call(paypal, 'order', plan));
    token = api.signIn('ivan@example.com');
    expect(await call(paypal, 'collect', order)).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });

  it('in coins: takes ok as success and any other text as a refusal', async () => {
    const id = await field('txn_id', call('coins', 'payInCoins', plan, 'BTC'));
    await bank({ bank: id, confirms: true });
    expect(paid()).toEqual(oneTerm);
    api.answers.set('coinpaymentCreatePayment', [data('coinpaymentCreatePayment', { error: 'Coin is closed' })]);
    expect(await call('coins', 'payInCoins', plan, 'LTC')).toMatchObject({ message: 'Coin is closed' });
  });

  it('with ParsPal: returns the link, and confirms with the receipt', async () => {
    const id = await field('payment_id', call('parspal', 'start', plan));
    expect(await call('parspal', 'approve', id, '718204')).toEqual([true]);
    expect(paid()).toEqual(oneTerm);
    const refused = { payment_id: null, link: null, message: 'Closed', error_type: 'GATEWAY', error_code: '21' };
    api.answers.set('parspalCreatePayment', [data('parspalCreatePayment', refused)]);
    expect(await call('parspal', 'start', plan)).toMatchObject({ message: 'GATEWAY 21: Closed' });
  });

  it('waits for the plan, and gives up if it does not arrive', async () => {
    api.answers.set('userSubscription', [planUntil(before), planUntil('2024-12-14T09:30:00')]);
    expect(await call('plan', 'planChanged', before, 5)).toEqual([true]);
    api.answers.set('userSubscription', [planUntil(before), planUntil(before)]);
    expect(await call('plan', 'planChanged', before, 5)).toEqual([false]);
    api.answers.set('userSubscription', [data('userSubscription', null)]);
    expect(await call('plan', 'planEnd')).toEqual([null]);
  });

  it('in a store: passes on receipt and purchase token', async () => {
    expect(await call('stores', 'fromAppStore', 'MIISampleReceipt')).toEqual([true]);
    const purchase = { purchaseToken: 'token', subscriptionId: 'premium_monthly', packageName: 'com.example.vpn' };
    expect(await call('stores', 'fromGooglePlay', 4821, { userId: 1, ...purchase })).toEqual(['2024-11-14T09:30:00']);
    expect(api.calls.at(-1)?.variables).toEqual({ userId: 4821, ...purchase });
  });

  it.each([
    [false, null, 'not valid'],
    [true, null, 'no active plan'],
    [true, { endDate: null, isActive: false }, 'no active plan'],
  ] as const)('in a store: does not take success %s with the plan %o for a plan', async (success, plan, message) => {
    const answer = { success, message: 'not valid', subscriptionStatus: plan };
    api.answers.set('verifyAndAssignSubscription', [data('verifyAndAssignSubscription', answer)]);
    expect(await call('stores', 'fromGooglePlay', 4821, { purchaseToken: 'token' })).toMatchObject({ message });
  });
}

/** A file for the browser, imported as by its page. */
const imported = (file: string) => import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href);

describe('the browser', () => {
  const payment = { paymentIntentId: 'pi_1', clientSecret: 'pi_1_secret', requiresAction: true };
  const stripeJs = (nextAction: unknown) => ({
    createPaymentMethod: vi.fn(async () => ({ paymentMethod: { id: 'pm_1' } })),
    handleNextAction: vi.fn(async () => nextAction),
  });
  const send = () => vi.fn(async (path: string) => (path === '/pay' ? payment : true));

  it('lets the bank ask the buyer, then makes the server confirm', async () => {
    const { buy } = await imported('checkout.mjs');
    const stripe = stripeJs({ paymentIntent: { status: 'succeeded' } });
    const server = send();
    expect(await buy(stripe, 'card', plan, server)).toBe(true);
    expect(stripe.handleNextAction).toHaveBeenCalledWith({ clientSecret: 'pi_1_secret' });
    expect(server.mock.calls).toEqual([['/pay', { groupId: plan, method: 'pm_1' }], ['/confirm']]);
  });

  it('does not confirm a payment that the buyer has not confirmed at the bank', async () => {
    const { buy } = await imported('checkout.mjs');
    const server = send();
    const refused = stripeJs({ error: { message: 'We are unable to authenticate your card.' } });
    await expect(buy(refused, 'card', plan, server)).rejects.toThrow('unable to authenticate');
    expect(server).toHaveBeenCalledTimes(1);
  });

  it('lets the buyer choose again when PayPal refuses', async () => {
    const { buttons } = await imported('buttons.mjs');
    const server = vi.fn(async (path: string) =>
      path === '/order' ? { orderId: 'ORDER' } : { refused: 'INSTRUMENT_DECLINED' },
    );
    const restart = vi.fn();
    const show = vi.fn();
    const settings = buttons(plan, server, show);
    expect(await settings.createOrder()).toBe('ORDER');
    await settings.onApprove({ orderID: 'ORDER' }, { restart });
    expect(restart).toHaveBeenCalledOnce();
    expect(show).not.toHaveBeenCalled();
  });
});
