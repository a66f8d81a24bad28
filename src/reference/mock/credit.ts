import { type Arguments, type Context, type Operations, refuse } from './context.ts';
import type { Row } from './store.ts';

export const creditOperations: Operations = {
  addResellerCredit: (args, context) => moveCredit(context, args, 1),
  deductResellerCredit: (args, context) => moveCredit(context, args, -1),
  setResellerLevel: ({ resellerId, level }, context) => Object.assign(resellerOf(context, resellerId), { level }),
};

export function charge(context: Context, { id }: Row, cents: number): void {
  const found = context.store.find('ResellerView', 'id', id);
  if (found) move(context, found, -cents);
}

function move(context: Context, reseller: Row, by: number): Row {
  const cents = Math.round(Number(reseller['credit']) * 100) + by;
  if (cents < 0) refuse(context, 'INSUFFICIENT_CREDIT');
  const credit = `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  const shown = context.store.find('ResellerCreditView', 'id', reseller['id']) ?? {};
  for (const row of [reseller, shown]) row['credit'] = credit;
  return reseller;
}

function moveCredit(context: Context, { resellerId, credit }: Arguments, sign: 1 | -1): Row {
  return move(context, resellerOf(context, resellerId), sign * Math.round(Number(credit) * 100));
}

function resellerOf(context: Context, id: unknown): Row {
  return context.store.find('ResellerView', 'id', id) ?? refuse(context, 'NOT_FOUND');
}
