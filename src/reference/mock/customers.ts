import { type Context, refuse } from './context.ts';
import type { Row } from './store.ts';

/** The users of a reseller; all users for an administrator, only the caller for others. */
export function customers({ store, role, caller }: Context): Row[] {
  const field = role === 'reseller' ? 'resellerId' : 'id';
  return store.all('UserView').filter((user) => role === 'admin' || user[field] === caller['id']);
}

/** The customer with an id, if the caller may access it. */
export function customer(context: Context, field: string, value: unknown): Row {
  return (
    customers(context).find((user) => user[field] === value) ??
    refuse(context, 'NOT_FOUND', 'USER_NOT_FOUND', 'FORBIDDEN')
  );
}

export function ofUser(context: Context, type: string, userId: unknown): Row[] {
  const { id } = customer(context, 'id', userId);
  return context.store.all(type).filter((row) => row['userId'] === id);
}
