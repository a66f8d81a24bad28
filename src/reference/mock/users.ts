import { page } from '../samples/resolver.ts';
import { type Context, fieldsOf, type Operations, Refusal } from './context.ts';
import { charge } from './credit.ts';
import { customer, customers } from './customers.ts';
import { cost, plan, sellable, startPlan, subscriptionOf } from './plans.ts';
import type { Row, Store } from './store.ts';

/** Operations that find, create, change and delete users of a reseller. */
export const userOperations: Operations = {
  resellerGetUser: ({ id }, context) => customer(context, 'id', id),
  resellerGetUserById: ({ id }, context) => customer(context, 'id', id),
  resellerGetUserByEmail: ({ email }, context) => customer(context, 'email', email),
  resellerGetUserByUsername: ({ username }, context) => customer(context, 'username', username),
  resellerGetUsers: (args, context) => page(customers(context), args),
  resellerGetExpiredUsers: (args, context) => page(customers(context).filter(hasEnded(context.store)), args),
  resellerCreateUser: (args, context) => {
    const user = withPostfix(context, fieldsOf(args['user']));
    const { email, groupId, devices, userName } = user;
    if (isTaken(context, 'email', email)) throw new Refusal('EMAIL_TAKEN', 'Another account has this address');
    if (isTaken(context, 'username', userName)) throw new Refusal('VALIDATION_ERROR', 'Another user has this username');
    const reseller = context.role === 'admin' ? {} : context.caller;
    const bought = sellable(context, reseller, groupId);
    charge(context, reseller, cost(context, reseller, bought));
    return createWithPlan(context, user, reseller['id'] ?? null, bought, devices);
  },
  resellerEditUser: ({ id, resellerUserEdit }, context) =>
    editUser(context, customer(context, 'id', id), resellerUserEdit),
  resellerEditUserByEmail: ({ email, resellerUserEdit }, context) =>
    editUser(context, customer(context, 'email', email), resellerUserEdit),
  resellerDeleteUser: ({ id }, context) => deleteUser(context, customer(context, 'id', id)),
  resellerDeleteUserByEmail: ({ email }, context) => deleteUser(context, customer(context, 'email', email)),
};

/** With `--postfix`, a username sent by a reseller gets the suffix of its plan. */
function withPostfix({ hasPostfix, store }: Context, user: Row): Row {
  const plan = store.find('GroupView', 'id', user['groupId']);
  if (!hasPostfix || !plan || !user['userName']) return user;
  return { ...user, userName: `${user['userName']}${plan['usernamePostfix'] ?? ''}` };
}

/** True if a user has this address, in any case, or this username. */
export function isTaken({ store }: Context, field: 'email' | 'username', value: unknown): boolean {
  const wanted = String(value ?? '').toLowerCase();
  const rows = [...store.all('UserView'), ...store.all('AuthenticatedUser')];
  return wanted !== '' && rows.some((row) => String(row[field]).toLowerCase() === wanted);
}

interface NewUser {
  readonly email?: Row[string];
  readonly password?: Row[string];
  readonly userName?: Row[string] | undefined;
}

/** Creates a user with a plan that starts now. */
export function createWithPlan(
  context: Context,
  user: NewUser,
  resellerId: Row[string],
  bought: Row,
  devices?: Row[string],
): Row {
  const created = register(context, user, resellerId);
  startPlan(context, created, bought, 'RESELLER_CREDIT', devices);
  return created;
}

/** Creates a user without a plan. */
export function register(
  context: Context,
  { email = '', password = '', userName }: NewUser,
  resellerId: Row[string],
): Row {
  const { store, emit } = context;
  const newId = store.nextId();
  const [name = ''] = String(email).split('@');
  const created = store.add('UserView', {
    id: newId,
    email,
    username: userName ?? (isTaken(context, 'username', name) ? `${name}.${newId}` : name),
    resellerId,
    groupId: null,
    expiresAt: null,
    enabled: true,
    createdAt: store.time(),
    updatedAt: null,
  });
  const id = created['id'] ?? null;
  store.add('AuthenticatedUser', { email, password, user: { id, role: 'USER' } });
  store.add('UserProfileView', { id, email, firstName: '', lastName: '' });
  emit('USER_CREATED', { userId: id, email });
  return created;
}

const hasEnded = (store: Store) => (user: Row) =>
  String(subscriptionOf(store, user)?.['expiresAt'] ?? '') < store.time();

function editUser(context: Context, user: Row, change: unknown): Row {
  const { password, groupId, multiLoginCount, resellerId } = fieldsOf(change);
  const account = context.store.find('AuthenticatedUser', 'email', user['email']);
  if (typeof password === 'string' && account) {
    account['password'] = password;
    context.signOut(String(user['email']));
  }
  const held = subscriptionOf(context.store, user);
  if (held && typeof groupId === 'number') {
    held['group'] = plan(context, groupId);
    user['groupId'] = groupId;
  }
  if (held && typeof multiLoginCount === 'number') held['multiLoginCount'] = multiLoginCount;
  if (context.role === 'admin' && typeof resellerId === 'number') user['resellerId'] = resellerId;
  user['updatedAt'] = context.store.time();
  return user;
}

function deleteUser({ store, emit }: Context, user: Row): Row {
  const account = store.find('AuthenticatedUser', 'email', user['email']);
  for (const row of [user, account, subscriptionOf(store, user)]) if (row) store.remove(row);
  emit('USER_DELETED', { userId: user['id'] ?? null, email: user['email'] ?? null });
  return user;
}
