import { GraphQLError } from 'graphql';
import type { AccessRole } from '../../model/api/reference.ts';
import { fitsFormat } from '../formats.ts';
import type { Row, Store } from './store.ts';

/** A request as an operation of the mock sees it. */
export interface Context {
  readonly store: Store;
  readonly role: AccessRole;
  /** The signed-in user, as `UserView`; empty without a token. */
  readonly caller: Row;
  /** The error codes that the page of the operation lists. */
  readonly codes: readonly string[];
  readonly payments: Map<string, PendingPayment>;
  /** Functions that take back the last renewal or reset, by user. */
  readonly undo: Map<unknown, () => void>;
  /** How often in a row the password of an account was wrong, by address. */
  readonly failures: Map<unknown, number>;
  /** A new token of the account with this address. */
  readonly signIn: (email: string) => string;
  /** Ends the tokens of an account. */
  readonly signOut: (email: string) => void;
  /** Sends an event. `commit` makes true what it says. */
  readonly emit: (event: string, data: Row, commit?: () => void) => void;
  /** Sends a test event to a webhook and gives its delivery. */
  readonly test: (webhook: Row) => Promise<Row>;
  /** Calls a function after some seconds. */
  readonly after: (seconds: number, work: () => void) => void;
}

export interface PendingPayment {
  /** `data` of its events. */
  readonly data: Row;
  readonly complete: () => void;
  isDone: boolean;
}

type Arguments = Readonly<Record<string, unknown>>;
type Operation = (args: Arguments, context: Context) => unknown;

/** An error of the API. */
export class Refusal extends GraphQLError {
  constructor(code: string, message: string) {
    super(message, { extensions: { code } });
  }
}

/**
 * The operations whose effect the mock remembers, and those that show it. All others answer with
 * the samples.
 */
export const operations: Readonly<Record<string, Operation>> = {
  // Signing in
  login: ({ email, password }, { store, signIn, failures, after, emit }) => {
    const account = store.find('AuthenticatedUser', 'email', email);
    const failed = failures.get(email) ?? 0;
    if (failed >= 5) throw new Refusal('BAD_CREDENTIALS', 'The account is locked for 15 minutes');
    if (!account || account['password'] !== password) {
      failures.set(email, failed + 1);
      if (failed === 4) after(15 * 60, () => failures.delete(email));
      throw new Refusal('BAD_CREDENTIALS', 'Wrong e-mail address or password');
    }
    failures.delete(email);
    emit('USER_LOGIN', { userId: fieldsOf(account['user'])['id'] ?? null, email: String(email) });
    return { ...account, accessToken: signIn(String(email)) };
  },
  changePassword: ({ oldPassword, password }, { store, caller, signOut }) => {
    const account = store.find('AuthenticatedUser', 'email', caller['email']);
    if (!account || account['password'] !== oldPassword)
      throw new Refusal('INVALID_PASSWORD', 'The old password is wrong');
    Object.assign(account, { password });
    signOut(String(caller['email']));
    return true;
  },
  user: (_, { caller }) => caller,
  userSubscription: (_, { store, caller }) => subscriptionOf(store, caller) ?? null,

  // A reseller's users
  resellerGetUser: ({ id }, context) => customer(context, 'id', id),
  resellerGetUserById: ({ id }, context) => customer(context, 'id', id),
  resellerGetUserByEmail: ({ email }, context) => customer(context, 'email', email),
  resellerGetUserByUsername: ({ username }, context) => customer(context, 'username', username),
  resellerGetUsers: (args, context) => page(customers(context), args),
  resellerGetExpiredUsers: (args, context) => page(customers(context).filter(hasEnded(context.store)), args),
  getOnlineUsers: (args, context) => {
    const online = running(context.store).map((session) => session['userId']);
    return page(
      customers(context).filter(({ id }) => online.includes(id)),
      args,
    );
  },
  resellerCreateUser: ({ user }, context) => {
    const { email, groupId, devices, userName } = fieldsOf(user);
    if (isTaken(context, 'email', email)) throw new Refusal('EMAIL_TAKEN', 'Another account has this address');
    if (isTaken(context, 'username', userName)) throw new Refusal('VALIDATION_ERROR', 'Another user has this username');
    const reseller = context.role === 'admin' ? {} : context.caller;
    const bought = sellable(context, reseller, groupId);
    charge(context, reseller, cost(context, reseller, bought));
    return create(context, fieldsOf(user), reseller['id'] ?? null, bought, devices);
  },
  uploadUsers: ({ file }, context) => {
    const [header = '', ...lines] = String(file).trim().split(/\r?\n/);
    if (header !== 'email,password,groupId,username' || lines.length === 0)
      throw new Refusal('NO_DATA', 'There is no row below the header email,password,groupId,username');
    if (lines.length > 1000 || String(file).length > 1_000_000)
      throw new Refusal('VALIDATION_ERROR', 'The file has more than 1,000 rows or 1 MB');
    const rows = lines.map((line) => uploaded(context, line, lines));
    const wrong = rows.flatMap(({ mistake }, index) => (mistake ? [`Line ${index + 2}: ${mistake}`] : []));
    const areTaken = rows.every(({ mistake }) => mistake === '' || mistake === taken);
    if (wrong.length > 0) throw new Refusal(areTaken ? 'EMAIL_TAKEN' : 'VALIDATION_ERROR', wrong.join('; '));
    for (const { bought, ...user } of rows) create(context, user, null, bought);
    return true;
  },
  resellerEditUser: ({ id, resellerUserEdit }, context) => edit(context, customer(context, 'id', id), resellerUserEdit),
  resellerEditUserByEmail: ({ email, resellerUserEdit }, context) =>
    edit(context, customer(context, 'email', email), resellerUserEdit),
  resellerDeleteUser: ({ id }, context) => forget(context, customer(context, 'id', id)),
  resellerDeleteUserByEmail: ({ email }, context) => forget(context, customer(context, 'email', email)),
  resellerRenewUserSubscriptionWithCurrentGroup: ({ username }, context) => renew(context, username, undefined, true),
  resellerRenewUserSubscriptionWithNewGroup: ({ username, groupId }, context) =>
    renew(context, username, groupId, true),
  resellerResetUserSubscriptionWithCurrentGroup: ({ username }, context) => renew(context, username, undefined, false),
  resellerResetUserSubscriptionWithNewGroup: ({ username, groupId }, context) =>
    renew(context, username, groupId, false),
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

  // Devices
  getOnlineSessions: ({ userId }, context) => {
    const ids = running(context.store).map(({ id }) => id);
    return ofUser(context, 'OnlineSessionView', userId).filter(({ id }) => ids.includes(id));
  },
  getDevices: ({ userId }, context) => ofUser(context, 'DeviceView', userId),
  getDevicesByEmail: ({ email }, context) => ofUser(context, 'DeviceView', customer(context, 'email', email)['id']),
  resellerGetActiveDevices: ({ userId }, context) => ofUser(context, 'UserDeviceView', userId),
  resellerLogoutDevice: ({ userId, deviceId }, context) => {
    const device = ofUser(context, 'UserDeviceView', userId).find((each) => each['deviceId'] === deviceId);
    if (!device) return refuse(context, 'DEVICE_NOT_FOUND');
    release(context, deviceId);
    context.signOut(String(customer(context, 'id', userId)['email']));
    return device;
  },
  resellerDeactivateDevice: ({ userId, deviceId }, context) => {
    const device = ofUser(context, 'DeviceView', userId).find(({ id }) => id === deviceId);
    if (!device) return refuse(context, 'DEVICE_NOT_FOUND');
    device['isDeactivated'] = true;
    release(context, device['deviceId']);
    return true;
  },
  resellerActivateDevice: ({ userId, deviceIdInput }, context) => activate(context, userId, fieldsOf(deviceIdInput)),

  // Payments of the buyer
  stripeCreatePayment: (args, context) => {
    const id = `pi_mock_${context.store.nextId()}`;
    const payment = { paymentIntentId: id, clientSecret: `${id}_secret_mock`, requiresAction: false, error: null };
    if (args['stripeMethodId'] === 'pm_card_chargeDeclined') {
      context.emit('PAYMENT_FAILED', eventData(context, args, 'STRIPE'));
      return { ...payment, paymentIntentId: null, clientSecret: null, error: 'Your card was declined.' };
    }
    const pending = order(context, args, 'STRIPE', id);
    if (args['stripeMethodId'] === undefined) return payment;
    if (args['stripeMethodId'] === 'pm_card_authenticationRequired') return { ...payment, requiresAction: true };
    pay(pending);
    return payment;
  },
  stripeConfirmPayment: ({ paymentIntentId }, context) => {
    pay(context.payments.get(String(paymentIntentId)) ?? refuse(context, 'NOT_FOUND'));
    return { paymentIntentId, clientSecret: null, requiresAction: false, error: null };
  },
  paypalCreatePayment: (args, context) => {
    const orderId = `ORDER${context.store.nextId()}`;
    order(context, args, 'PAYPAL', orderId);
    return { orderId };
  },
  paypalApprovePayment: ({ orderId }, context) => {
    const isNew = pay(context.payments.get(String(orderId)) ?? refuse(context, 'ORDER_NOT_FOUND'));
    return { success: isNew, errorMessage: isNew ? null : 'ORDER_ALREADY_CAPTURED' };
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
    context.emit('PAYMENT_PENDING', pending.data);
    context.after(5, () => pay(pending));
    return { ...context.store.all('CoinPaymentResponse')[0], id, txn_id: `CP${id}`, error: 'ok' };
  },

  userInvoices: (_, { store, caller }) => store.all('InvoiceResponse').filter(({ userId }) => userId === caller['id']),

  // An administrator's view
  getInvoiceByPaymentId: ({ paymentId }, context) =>
    context.store.find('InvoiceResponse', 'paymentId', paymentId) ?? refuse(context, 'NOT_FOUND'),
  getInvoiceByDateRange: ({ beginDate, endDate }, { store }) =>
    store.all('InvoiceResponse').filter(({ invoiceDate }) => {
      const day = String(invoiceDate).slice(0, 10);
      return day >= String(beginDate) && day <= String(endDate);
    }),
  addResellerCredit: (args, context) => moveCredit(context, args, 1),
  deductResellerCredit: (args, context) => moveCredit(context, args, -1),
  getWebhookConfigurations: (_, { store }) => store.all('WebhookConfiguration'),
  getWebhookDeliveries: (args, { store }) =>
    page(
      store.all('WebhookDelivery').filter((row) => row['configurationId'] === args['configurationId']),
      args,
    ),
  createWebhookConfiguration: ({ input }, { store }) =>
    store.add('WebhookConfiguration', { maxRetries: 0, retryDelay: 0, ...fieldsOf(input), id: store.nextId() }),
  updateWebhookConfiguration: ({ id, input }, context) => Object.assign(webhook(context, id), fieldsOf(input)),
  deleteWebhookConfiguration: ({ id }, context) => {
    context.store.remove(webhook(context, id));
    return true;
  },
  testWebhookConfiguration: ({ id }, context) => context.test(webhook(context, id)),
};

/** Form of a list in an answer: one page of rows. */
function page(rows: readonly Row[], { page: number, size }: Arguments) {
  const [index, length] = [Number(number ?? 0), Number(size ?? 20)];
  const content = rows.slice(index * length, (index + 1) * length);
  return { totalElements: rows.length, size: length, number: index, content };
}

/** Refuses with the first of the codes that the operation has. */
function refuse({ codes }: Context, ...wanted: string[]): never {
  const code = wanted.find((each) => codes.includes(each)) ?? wanted.at(-1) ?? 'NOT_FOUND';
  throw new Refusal(code, `${code.toLowerCase().replaceAll('_', ' ')}`);
}

const taken = 'Another account has this address';

/** True if a user has this address, in upper or lower case, or this username. */
function isTaken({ store }: Context, field: 'email' | 'username', value: unknown): boolean {
  const wanted = String(value ?? '').toLowerCase();
  const rows = [...store.all('UserView'), ...store.all('AuthenticatedUser')];
  return wanted !== '' && rows.some((row) => String(row[field]).toLowerCase() === wanted);
}

/** A row of a file of users, and what is wrong with it. */
function uploaded(context: Context, line: string, lines: readonly string[]) {
  const [email = '', password = '', groupId, userName] = line.split(',');
  const bought = context.store.find('GroupView', 'id', Number(groupId)) ?? {};
  const isTwice = (column: number, value = '') =>
    value !== '' && lines.filter((each) => each.split(',')[column]?.toLowerCase() === value.toLowerCase()).length > 1;
  const mistakes: readonly (readonly [boolean, string])[] = [
    [line.split(',').length !== 4, 'It has not four columns'],
    [line.includes('"'), 'Quotes are not read'],
    [!fitsFormat(email, { as: 'email' }), 'The address is wrong'],
    [!fitsFormat(password, { as: 'password' }), 'The password is too weak'],
    [!('id' in bought), 'There is no such plan'],
    [isTwice(0, email), 'The address is in the file twice'],
    [isTwice(3, userName), 'The username is in the file twice'],
    [isTaken(context, 'email', email), taken],
    [isTaken(context, 'username', userName), 'Another user has this username'],
  ];
  const [, mistake] = mistakes.find(([isSo]) => isSo) ?? [false, ''];
  return { email, password, userName: userName || undefined, bought, mistake };
}

interface NewUser {
  readonly email?: Row[string];
  readonly password?: Row[string];
  readonly userName?: Row[string] | undefined;
}

/** Creates a user with a plan that begins now. */
function create(
  context: Context,
  { email = '', password = '', userName }: NewUser,
  resellerId: Row[string],
  bought: Row,
  devices?: Row[string],
): Row {
  const { store, emit } = context;
  const newId = store.nextId();
  const [name = ''] = String(email).split('@');
  const created = store.add('UserView', {
    id: newId,
    email,
    username: userName ?? (isTaken(context, 'username', name) ? `${name}.${newId}` : name),
    resellerId,
    enabled: true,
    createdAt: store.time(),
    updatedAt: null,
  });
  const id = created['id'] ?? null;
  store.add('AuthenticatedUser', { email, password, user: { id, role: 'USER' } });
  store.add('UserProfileView', { id, email, firstName: '', lastName: '' });
  emit('USER_CREATED', { userId: id, email });
  start(context, created, bought, 'RESELLER_CREDIT', devices);
  return created;
}

/** The users that a reseller has; an administrator has all, anybody else only the own account. */
function customers({ store, role, caller }: Context): Row[] {
  const field = role === 'reseller' ? 'resellerId' : 'id';
  return store.all('UserView').filter((user) => role === 'admin' || user[field] === caller['id']);
}

/** One of them. */
export function customer(context: Context, field: string, value: unknown): Row {
  return customers(context).find((user) => user[field] === value) ?? refuse(context, 'NOT_FOUND', 'FORBIDDEN');
}

function ofUser(context: Context, type: string, userId: unknown): Row[] {
  const { id } = customer(context, 'id', userId);
  return context.store.all(type).filter((row) => row['userId'] === id);
}

/** Ends the connection of a device, and frees its slot. */
function release({ store }: Context, uuid: unknown): void {
  const signedIn = store.find('UserDeviceView', 'deviceId', uuid);
  if (signedIn) store.remove(signedIn);
  const device = store.find('DeviceView', 'deviceId', uuid);
  if (!device?.['isConnected']) return;
  Object.assign(device, { isConnected: false, lastConnectionStopTime: store.time() });
  for (const session of running(store))
    if (session['sessionId'] === device['lastSessionId']) session['stopTime'] = store.time();
}

/** Puts a device of a user, known or new, into a free slot. */
function activate(context: Context, userId: unknown, { uuid = null, name }: Row): boolean {
  const { store } = context;
  const user = customer(context, 'id', userId);
  const signedIn = ofUser(context, 'UserDeviceView', userId);
  if (signedIn.some(({ deviceId }) => deviceId === uuid)) return true;
  if (signedIn.length >= Number(subscriptionOf(store, user)?.['multiLoginCount'] ?? 0))
    refuse(context, 'DEVICE_LIMIT_EXCEEDED');
  const owner = { userId: user['id'] ?? null, deviceId: uuid };
  const known = ofUser(context, 'DeviceView', userId).find(({ deviceId }) => deviceId === uuid);
  const last = { lastSessionId: null, lastConnectionStartTime: null, lastConnectionStopTime: null };
  const device =
    known ?? store.add('DeviceView', { ...owner, ...last, id: store.nextId(), email: user['email'] ?? null });
  Object.assign(device, { isDeactivated: false, isConnected: false });
  const id = store.nextId();
  store.add('UserDeviceView', { ...owner, id, userDeviceId: id, deviceName: name ?? null, deviceModel: null });
  return true;
}

const running = (store: Store) => store.all('ConnectionHistoryView').filter(({ stopTime }) => stopTime === null);

const subscriptionOf = (store: Store, { id }: Row) => store.find('UserSubscriptionView', 'userId', id);

const hasEnded = (store: Store) => (user: Row) =>
  String(subscriptionOf(store, user)?.['expiresAt'] ?? '') < store.time();

function plan(context: Context, groupId: unknown): Row {
  return context.store.find('GroupView', 'id', groupId) ?? refuse(context, 'INVALID_GROUP', 'NOT_FOUND');
}

/** A plan of the product lines that a reseller may sell. */
function sellable(context: Context, reseller: Row, groupId: unknown): Row {
  const found = plan(context, groupId);
  const lines = context.store.find('ResellerView', 'id', reseller['id'])?.['serviceGroups'];
  const ids = Array.isArray(lines) ? lines.map((line) => fieldsOf(line)['id']) : [found['serviceGroupId']];
  return ids.includes(found['serviceGroupId'] ?? null) ? found : refuse(context, 'INVALID_GROUP');
}

/** Price of a plan for a reseller, in cents: its price less the discount of the level. */
function cost({ store }: Context, reseller: Row, { price }: Row): number {
  const level = store.find('ResellerView', 'id', reseller['id'])?.['level'];
  const discount = Number(store.find('ResellerLevelView', 'name', level)?.['discountPercent'] ?? 0);
  return Math.round((Math.round(Number(price) * 100) * (100 - discount)) / 100);
}

function charge(context: Context, { id }: Row, cents: number): void {
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
  const reseller = context.store.find('ResellerView', 'id', resellerId) ?? refuse(context, 'NOT_FOUND');
  return move(context, reseller, sign * Math.round(Number(credit) * 100));
}

function renew(context: Context, username: unknown, groupId: unknown, keepsDays: boolean): Row {
  const user = customer(context, 'username', username);
  const reseller = context.store.find('ResellerView', 'id', user['resellerId']) ?? {};
  const held = fieldsOf(subscriptionOf(context.store, user)?.['group'])['id'];
  const bought = sellable(context, reseller, groupId ?? held);
  const before = { ...subscriptionOf(context.store, user) };
  const { groupId: plan = null, expiresAt = null } = user;
  const price = cost(context, reseller, bought);
  charge(context, reseller, price);
  const renewed = (keepsDays ? extend : start)(context, user, bought, 'RESELLER_CREDIT');
  context.undo.set(user['id'], () => {
    Object.assign(subscriptionOf(context.store, user) ?? {}, before);
    Object.assign(user, { groupId: plan, expiresAt });
    charge(context, reseller, -price);
    context.undo.delete(user['id']);
  });
  return { ...renewed, price: (price / 100).toFixed(2) };
}

/** Gives a user a plan that begins now. */
function start(context: Context, user: Row, bought: Row, gateway: string, devices?: Row[string]): Row {
  const { store } = context;
  const now = store.time();
  const held = subscriptionOf(store, user) ?? store.add('UserSubscriptionView', { id: store.nextId(), createdAt: now });
  return runs(context, user, Object.assign(held, { userId: user['id'], createdAt: now }), {
    event: 'SUBSCRIPTION_CREATED',
    from: now,
    bought,
    gateway,
    devices,
  });
}

/** Adds the term of a plan to what a user has left. */
function extend(context: Context, user: Row, bought: Row, gateway: string): Row {
  const held = subscriptionOf(context.store, user);
  if (!held) return start(context, user, bought, gateway);
  const [end, now] = [String(held['expiresAt']), context.store.time()];
  return runs(context, user, held, { event: 'SUBSCRIPTION_RENEWED', from: end > now ? end : now, bought, gateway });
}

interface Term {
  readonly event: string;
  readonly from: string;
  readonly bought: Row;
  readonly gateway: string;
  readonly devices?: Row[string] | undefined;
}

function runs(
  { store, emit, undo }: Context,
  user: Row,
  held: Row,
  { event, from, bought, gateway, devices }: Term,
): Row {
  const expiresAt = store.time(from, Number(bought['duration']));
  undo.delete(user['id']);
  Object.assign(held, {
    username: user['username'],
    group: bought,
    duration: bought['duration'],
    multiLoginCount: devices ?? bought['multiLoginCount'],
    price: bought['price'],
    updatedAt: store.time(),
    expiresAt,
    gateway,
  });
  const data = { userId: user['id'] ?? null, subscriptionId: held['id'] ?? null, groupId: bought['id'] ?? null };
  // A schema in which the account itself shows its subscription, or when that ends.
  if ('subscription' in user) user['subscription'] = held;
  if ('expiresAt' in user) user['expiresAt'] = expiresAt;
  if ('groupId' in user) user['groupId'] = bought['id'] ?? null;
  emit(event, { ...data, expiresAt });
  return held;
}

function edit(context: Context, user: Row, change: unknown): Row {
  const { password, groupId, multiLoginCount } = fieldsOf(change);
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
  user['updatedAt'] = context.store.time();
  return user;
}

function forget({ store, emit }: Context, user: Row): Row {
  const account = store.find('AuthenticatedUser', 'email', user['email']);
  for (const row of [user, account, subscriptionOf(store, user)]) if (row) store.remove(row);
  emit('USER_DELETED', { userId: user['id'] ?? null, email: user['email'] ?? null });
  return user;
}

/**
 * A payment of the caller that the gateway waits for. When it is paid, the plan starts or goes on,
 * and there is an invoice.
 */
function order(context: Context, args: Arguments, gateway: string, reference: string): PendingPayment {
  const { store, caller, emit } = context;
  if (args['category'] !== 'GROUP') refuse(context, 'INVALID_CATEGORY');
  const bought = plan(context, args['groupId']);
  const data = eventData(context, args, gateway);
  const complete = () => {
    const { firstName = '', lastName = '' } = store.find('UserProfileView', 'id', caller['id']) ?? {};
    const [now, total] = [store.time(), Number(bought['price'])];
    emit('PAYMENT_RECEIVED', data, () => {
      extend(context, caller, bought, gateway);
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
  const pending = { data, complete, isDone: false };
  context.payments.set(reference, pending);
  return pending;
}

/** `data` of an event about a payment of the caller. */
function eventData({ store, caller }: Context, { groupId }: Arguments, gateway: string): Row {
  const amount = store.find('GroupView', 'id', groupId)?.['price'] ?? null;
  return { userId: caller['id'] ?? null, paymentId: store.nextId(), gateway, amount, currency: 'USD' };
}

/** Completes a payment; false if it was complete already. */
function pay(pending: PendingPayment): boolean {
  if (pending.isDone) return false;
  pending.isDone = true;
  pending.complete();
  return true;
}

function webhook(context: Context, id: unknown): Row {
  return context.store.find('WebhookConfiguration', 'id', id) ?? refuse(context, 'NOT_FOUND');
}

/** The fields of an input, or of a record inside another. */
function fieldsOf(value: unknown): Row {
  return isRow(value) ? value : {};
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
