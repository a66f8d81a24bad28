import { type Arguments, type Context, type Operations, type PendingPayment, refuse } from './context.ts';
import { extendPlan, plan } from './plans.ts';
import type { Row } from './store.ts';

/** Payments of a buyer at the gateways, and their invoices. */
export const paymentOperations: Operations = {
  stripeCreatePayment: (args, context) => {
    const id = `pi_mock_${context.store.nextId()}`;
    const method = String(args['stripeMethodId'] ?? 'pm_card_visa');
    const payment = { paymentIntentId: id, clientSecret: `${id}_secret_mock`, requiresAction: false, error: null };
    const refused = { ...payment, paymentIntentId: null, clientSecret: null };
    if (!method.startsWith('pm_card_')) return { ...refused, error: `No such PaymentMethod: '${method}'` };
    if (method === 'pm_card_chargeDeclined') {
      context.emit('PAYMENT_FAILED', eventData(context, args, 'STRIPE'));
      return { ...refused, error: 'Your card was declined.' };
    }
    const pending = order(context, args, 'STRIPE', id);
    pending.state = 'atBank';
    if (args['stripeMethodId'] === undefined) return payment;
    if (method === 'pm_card_authenticationRequired') return { ...payment, requiresAction: true };
    pay(pending);
    return payment;
  },
  stripeConfirmPayment: ({ paymentIntentId }, context) => {
    const { payments, store, caller } = context;
    const pending = payments.get(String(paymentIntentId));
    const invoice = store.find('InvoiceResponse', 'gatewayReference', paymentIntentId);
    if (!pending && invoice?.['userId'] !== caller['id']) refuse(context, 'NOT_FOUND');
    const requiresAction = pending?.state === 'atBank';
    const error = pending?.state === 'refused' ? 'The buyer has not confirmed the payment.' : null;
    if (pending?.state === 'ready') pay(pending);
    return { paymentIntentId, clientSecret: null, requiresAction, error };
  },
  paypalCreatePayment: (args, context) => {
    const orderId = `ORDER${context.store.nextId()}`;
    order(context, args, 'PAYPAL', orderId).state = 'atBank';
    return { orderId };
  },
  paypalApprovePayment: ({ orderId }, context) => {
    const pending = context.payments.get(String(orderId)) ?? refuse(context, 'ORDER_NOT_FOUND');
    if (pending.data['userId'] !== context.caller['id']) refuse(context, 'ORDER_NOT_FOUND');
    const errorMessage = refusals[pending.state] ?? null;
    if (pending.state === 'ready') pay(pending);
    return { success: errorMessage === null, errorMessage };
  },
  parspalCreatePayment: (args, context) => {
    const id = `PP-${context.store.nextId()}`;
    order(context, args, 'PARSPAL', id);
    return { ...context.store.all('ParspalCreatePaymentResponse')[0], payment_id: id };
  },
  parspalApprovePayment: ({ payment_id: id }, context) => {
    pay(context.payments.get(String(id)) ?? refuse(context, 'VERIFICATION_FAILED'));
    return true;
  },
  coinpaymentCreatePayment: (args, context) => {
    const id = context.store.nextId();
    const pending = order(context, args, 'COIN_PAYMENT', `CP${id}`);
    pending.state = 'atSender';
    context.emit('PAYMENT_PENDING', pending.data);
    return { ...context.store.all('CoinPaymentResponse')[0], id, txn_id: `CP${id}`, error: 'ok' };
  },

  userInvoices: (_, { store, caller }) => store.all('InvoiceResponse').filter(({ userId }) => userId === caller['id']),
  getInvoiceByPaymentId: ({ paymentId }, context) =>
    context.store.find('InvoiceResponse', 'paymentId', paymentId) ?? refuse(context, 'NOT_FOUND'),
  getInvoiceByDateRange: ({ beginDate, endDate }, { store }) =>
    store.all('InvoiceResponse').filter(({ invoiceDate }) => {
      const day = String(invoiceDate).slice(0, 10);
      return day >= String(beginDate) && day <= String(endDate);
    }),
};

/** Reasons why PayPal does not collect an order, by its state. */
const refusals: Partial<Record<PendingPayment['state'], string>> = {
  atBank: 'ORDER_NOT_APPROVED',
  refused: 'INSTRUMENT_DECLINED',
  processing: 'ORDER_ALREADY_CAPTURED',
  paid: 'ORDER_ALREADY_CAPTURED',
};

/** A pending payment. Once paid, the plan starts or is extended, with an invoice. */
function order(context: Context, args: Arguments, gateway: string, reference: string): PendingPayment {
  const { store, caller, emit } = context;
  if (args['category'] !== 'GROUP') refuse(context, 'INVALID_CATEGORY');
  const bought = plan(context, args['groupId']);
  const data = eventData(context, args, gateway);
  const complete = () => {
    const { firstName = '', lastName = '' } = store.find('UserProfileView', 'id', caller['id']) ?? {};
    const [now, total] = [store.time(), Number(bought['price'])];
    emit('PAYMENT_RECEIVED', data, () => {
      extendPlan(context, caller, bought, gateway);
      store.add('InvoiceResponse', {
        id: store.nextId(),
        paymentId: data['paymentId'] ?? null,
        userId: caller['id'] ?? null,
        gatewayReference: reference,
        status: 'PAID',
        firstName,
        lastName,
        email: caller['email'] ?? null,
        groupId: bought['id'] ?? null,
        amountForGroup: total,
        totalAmount: total,
        paymentMethod: gateway,
        paymentDate: now,
        invoiceDate: now,
        updateDate: null,
      });
    });
  };
  const pending: PendingPayment = { data, complete, state: 'ready' };
  context.payments.set(reference, pending);
  return pending;
}

/** `data` of an event about a payment of the caller. */
function eventData({ store, caller }: Context, { groupId }: Arguments, gateway: string): Row {
  const amount = store.find('GroupView', 'id', groupId)?.['price'] ?? null;
  return { userId: caller['id'] ?? null, paymentId: store.nextId(), gateway, amount, currency: 'USD' };
}

/**
 * Sets the answer of the bank, PayPal or the sender of coins to a pending payment, which
 * arrives after `seconds` of processing. A refused buyer may use another card.
 */
export function answerOfBank(
  pending: PendingPayment | undefined,
  confirms: boolean,
  seconds: number,
  { emit, after }: Pick<Context, 'emit' | 'after'>,
): void {
  if (pending === undefined || pending.state === 'processing' || pending.state === 'paid') return;
  const comesByItself = pending.state === 'atSender';
  const refuses = () => {
    pending.state = 'refused';
    emit('PAYMENT_FAILED', pending.data);
  };
  if (seconds > 0) {
    pending.state = 'processing';
    emit('PAYMENT_PENDING', pending.data);
    after(seconds, () => (confirms ? pay(pending) : refuses()));
  } else if (!confirms) refuses();
  else if (comesByItself) pay(pending);
  else pending.state = 'ready';
}

/** Completes a payment, once. */
function pay(pending: PendingPayment): void {
  if (pending.state === 'paid') return;
  pending.state = 'paid';
  pending.complete();
}
