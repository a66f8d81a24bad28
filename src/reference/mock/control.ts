import type { Memory } from './memory.ts';
import { answerOfBank } from './payments.ts';
import type { ReplyOrFault } from './replies.ts';

/** Handles `POST /mock`: sets the next replies, acts as the buyer's bank, sends an event. */
export function obey(order: string, { answers, payments, store, webhooks }: Memory): ReplyOrFault {
  const { operation, answers: next, event, data, bank, confirms, processing } = JSON.parse(order);
  if (operation !== undefined) answers.set(String(operation), [...next]);
  if (bank !== undefined)
    answerOfBank(payments.get(String(bank)), confirms === true, Number(processing ?? 0), webhooks);
  const invoice = store.find('InvoiceResponse', 'paymentId', data?.paymentId);
  const happen = () => {
    if (invoice && event === 'PAYMENT_REFUNDED') invoice['status'] = 'REFUNDED';
  };
  if (event !== undefined) webhooks.emit(String(event), data, happen);
  return { status: 200, body: {} };
}

/** Responds to `GET /mock` with the calls, without secrets, and the credits. */
export function callList({ calls, store }: Memory): ReplyOrFault {
  const credits = store.all('ResellerCreditView');
  return { status: 200, body: { calls: calls.map(({ variables: _, ...call }) => call), credits } };
}
