import { type Arguments, type Context, fieldsOf, type Operations, refuse } from './context.ts';
import { charge } from './credit.ts';
import { customer } from './customers.ts';
import type { Row, Store } from './store.ts';

export const planOperations: Operations = {
  userSubscription: (_, { store, caller }) => subscriptionOf(store, caller) ?? null,
  resellerRenewUserSubscriptionWithCurrentGroup: renewal(extendPlan, 'RESELLER_CREDIT'),
  resellerRenewUserSubscriptionWithNewGroup: renewal(extendPlan, 'RESELLER_CREDIT'),
  resellerResetUserSubscriptionWithCurrentGroup: renewal(startPlan, 'RESELLER_CREDIT'),
  resellerResetUserSubscriptionWithNewGroup: renewal(startPlan, 'RESELLER_CREDIT'),
  renewUserSubscriptionWithCurrentGroup: renewal(extendPlan, 'FREE'),
  renewUserSubscriptionWithNewGroup: renewal(extendPlan, 'FREE'),
  resetUserSubscriptionWithCurrentGroup: renewal(startPlan, 'FREE'),
  resetUserSubscriptionWithNewGroup: renewal(startPlan, 'FREE'),
  renewWithoutGroup: ({ username, days }, context) => {
    const { user, held } = holder(context, username);
    snapshotForUndo(context, user);
    const [end, now] = [String(held['expiresAt']), context.store.time()];
    return setEnd(context, user, held, context.store.time(end > now ? end : now, Number(days)));
  },
  revertSubscriptionToDays: ({ username, remainingDays }, context) => {
    const { user, held } = holder(context, username);
    return setEnd(context, user, held, context.store.time('', Number(remainingDays)));
  },
  removeUserSubscription: ({ username }, context) => {
    const user = customer(context, 'username', username);
    const held = subscriptionOf(context.store, user);
    if (!held) return null;
    snapshotForUndo(context, user);
    report(context, 'SUBSCRIPTION_CANCELLED', user, held, context.store.time());
    context.store.remove(held);
    Object.assign(user, { groupId: null, expiresAt: null });
    return held;
  },
  revertLastSubscriptionChange: ({ username }, context) => {
    const user = customer(context, 'username', username);
    const revert = context.undo.get(user['id']) ?? refuse(context, 'NOT_FOUND');
    revert();
    return subscriptionOf(context.store, user);
  },
  calculateDiscountedPriceByDuration: ({ groupId }, context) => {
    const price = context.store.find('PriceView', 'groupId', groupId) ?? refuse(context, 'NOT_FOUND');
    if (context.role !== 'reseller') return price;
    return { ...price, discountedPrice: cost(context, context.caller, plan(context, groupId)) / 100 };
  },
};

export const subscriptionOf = (store: Store, { id }: Row) => store.find('UserSubscriptionView', 'userId', id);

export function plan(context: Context, groupId: unknown): Row {
  return context.store.find('GroupView', 'id', groupId) ?? refuse(context, 'INVALID_GROUP', 'NOT_FOUND');
}

/** A plan of the product lines that a reseller may sell. */
export function sellable(context: Context, reseller: Row, groupId: unknown): Row {
  const found = plan(context, groupId);
  const lines = context.store.find('ResellerView', 'id', reseller['id'])?.['serviceGroups'];
  const ids = Array.isArray(lines) ? lines.map((line) => fieldsOf(line)['id']) : [found['serviceGroupId']];
  return ids.includes(found['serviceGroupId'] ?? null) ? found : refuse(context, 'INVALID_GROUP');
}

/** Price of a plan for a reseller, in cents: its price minus the discount of the level. */
export function cost({ store }: Context, reseller: Row, { price }: Row): number {
  const level = store.find('ResellerView', 'id', reseller['id'])?.['level'];
  const discount = Number(store.find('ResellerLevelView', 'name', level)?.['discountPercent'] ?? 0);
  return Math.round((Math.round(Number(price) * 100) * (100 - discount)) / 100);
}

/** An operation that starts or extends the plan of a user: the same plan, or another one. */
function renewal(change: typeof extendPlan, gateway: 'RESELLER_CREDIT' | 'FREE') {
  return ({ username, groupId }: Arguments, context: Context): Row => {
    const user = customer(context, 'username', username);
    const reseller = gateway === 'FREE' ? {} : (context.store.find('ResellerView', 'id', user['resellerId']) ?? {});
    const held = fieldsOf(subscriptionOf(context.store, user)?.['group'])['id'];
    const bought = sellable(context, reseller, groupId ?? held);
    const price = gateway === 'FREE' ? 0 : cost(context, reseller, bought);
    charge(context, reseller, price);
    const restore = snapshotForUndo(context, user);
    const renewed = change(context, user, bought, gateway);
    context.undo.set(user['id'], () => {
      restore();
      charge(context, reseller, -price);
    });
    return { ...renewed, price: (price / 100).toFixed(2) };
  };
}

/** Lets `revertLastSubscriptionChange` restore the current plan of a user. */
function snapshotForUndo({ store, undo }: Context, user: Row): () => void {
  const before = subscriptionOf(store, user);
  const copy = { ...before };
  const { groupId = null, expiresAt = null } = user;
  const restore = () => {
    if (before) Object.assign(subscriptionOf(store, user) ?? store.add('UserSubscriptionView', {}), copy);
    Object.assign(user, { groupId, expiresAt });
    undo.delete(user['id']);
  };
  undo.set(user['id'], restore);
  return restore;
}

function holder(context: Context, username: unknown): { readonly user: Row; readonly held: Row } {
  const user = customer(context, 'username', username);
  return { user, held: subscriptionOf(context.store, user) ?? refuse(context, 'NOT_FOUND') };
}

function setEnd(context: Context, user: Row, held: Row, expiresAt: string, event = 'SUBSCRIPTION_RENEWED'): Row {
  Object.assign(held, { expiresAt, updatedAt: context.store.time() });
  user['expiresAt'] = expiresAt;
  report(context, event, user, held, expiresAt);
  return held;
}

function report({ emit }: Context, event: string, user: Row, { id = null, group }: Row, expiresAt: string): void {
  const data = { userId: user['id'] ?? null, subscriptionId: id, groupId: fieldsOf(group)['id'] ?? null };
  emit(event, { ...data, expiresAt });
}

export function startPlan(context: Context, user: Row, bought: Row, gateway: string, devices?: Row[string]): Row {
  const { store } = context;
  const now = store.time();
  const held = subscriptionOf(store, user) ?? store.add('UserSubscriptionView', { id: store.nextId(), createdAt: now });
  Object.assign(held, { userId: user['id'], createdAt: now });
  return setTerm(context, user, held, { bought, gateway, devices }, now, 'SUBSCRIPTION_CREATED');
}

/** Adds the term of a plan to the remaining time of a user. */
export function extendPlan(context: Context, user: Row, bought: Row, gateway: string): Row {
  const held = subscriptionOf(context.store, user);
  if (!held) return startPlan(context, user, bought, gateway);
  const [end, now] = [String(held['expiresAt']), context.store.time()];
  return setTerm(context, user, held, { bought, gateway }, end > now ? end : now);
}

/** Gives a user the term of a plan, starting at a time. */
function setTerm(
  context: Context,
  user: Row,
  held: Row,
  { bought, gateway, devices }: { bought: Row; gateway: string; devices?: Row[string] | undefined },
  from: string,
  event?: string,
): Row {
  const { duration, multiLoginCount, price, id: groupId = null } = bought;
  context.undo.delete(user['id']);
  Object.assign(held, { username: user['username'], group: bought, duration, price, gateway });
  Object.assign(held, { multiLoginCount: devices ?? multiLoginCount });
  user['groupId'] = groupId;
  return setEnd(context, user, held, context.store.time(from, Number(duration)), event);
}
