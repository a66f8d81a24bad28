import { z } from 'zod';
import type { SampleValues } from '../../model/api/samples.ts';
import { listOf } from '../../model/problems/problems.ts';
import { exists } from '../scalars.ts';

/** The file with the world of the examples. */
export const samplesFile = 'api/samples.yaml';

const leaf = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const values: z.ZodType<SampleValues> = z.record(
  z.string(),
  z.lazy(() => value),
);
const value = z.union([leaf, values, z.array(z.union([leaf, values]))]);
const form = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/;
const time = z
  .string()
  .regex(form, 'is written like 2024-10-15T09:30:00')
  .refine(exists, 'is not a day and time that exists');
const money = z.string().regex(/^\d+\.\d{2}$/, "is written like '4.09'");
const text = z.string();
const maybe = z.string().nullable();
const percent = z.number().min(0).max(100);
const table = <Shape extends z.ZodRawShape>(shape: Shape) => z.record(z.string(), z.strictObject(shape));
/** The type of the records of a table, and the fields that `rows` reads. */
export const shownAs = z.registry<{ readonly type: string; readonly read: readonly string[] }>();
/** Records with the fields that `rows` reads; the others are those of a type (`misfits`). */
const tableOf = <Shape extends z.ZodRawShape>(type: string, shape: Shape) =>
  z.record(z.string(), z.object(shape).catchall(value)).register(shownAs, { type, read: Object.keys(shape) });
const record = { id: z.number().int() };

/** Terms of prices, named like the discounts of a product line. */
export const priceTerms = ['month1', 'month3', 'month6', 'month12', 'month24', 'month36', 'lifetime'] as const;
export type PriceTerm = (typeof priceTerms)[number];

/** The world of the examples: tables with references by name, in US dollars and UTC. */
export const worldSchema = z.strictObject({
  moment: z.strictObject({ now: time, later: time }),
  accounts: tableOf('UserProfileView', {
    ...record,
    email: text,
    username: text,
    password: text,
    newPassword: text,
    reseller: text,
    role: text,
    enabled: z.boolean(),
    createdAt: time,
    updatedAt: time,
    firstName: text,
    lastName: text,
    phone: text,
    address: text,
    referralCode: text,
  }),
  staff: z.strictObject({ ...record, email: text, password: text }),
  levels: tableOf('ResellerLevelView', { ...record, name: text, discountPercent: percent }),
  resellers: tableOf('ResellerView', {
    ...record,
    email: text,
    password: text,
    credit: money,
    level: text,
    lines: z.array(text),
    score: z.number(),
  }),
  lines: table({
    ...record,
    name: text,
    description: text,
    language: text,
    discounts: z.record(z.enum(priceTerms), percent),
    lifetimeMonths: z.number().int(),
  }),
  plans: table({
    ...record,
    line: text,
    name: text,
    description: text,
    tag: text,
    days: z.number().int(),
    months: z.number().int(),
    monthly: money,
    devices: z.number().int(),
    postfix: text,
    postfixId: text,
  }),
  subscriptions: tableOf('UserSubscriptionView', { account: text, plan: text, expiresAt: time, gateway: text }),
  payments: table({ ...record, account: text, plan: text, gateway: text, reference: text, paidAt: time }),
  invoices: tableOf('InvoiceResponse', { ...record, payment: text, company: maybe, registration: maybe }),
  gateways: tableOf('GatewayView', {}),
  stripe: z.strictObject({ publishableKey: text, subscription: text, paymentMethod: text, clientSecret: text }),
  parspal: z.strictObject({ receipt: text, link: text }),
  coin: z.strictObject({ currency: text, amount: text, address: text, confirmations: text, timeout: z.number() }),
  apple: z.strictObject({ receipt: text }),
  store: z.strictObject({ purchaseToken: text, productId: text, packageName: text }),
  social: z.strictObject({ token: text }),
  giftCards: tableOf('GiftCard', { plan: text, redeemedBy: maybe }),
  coupons: tableOf('CouponCode', { couponCode: text, discountRate: percent }),
  tokenCodes: tableOf('TokenCode', { account: text, tokenCode: text, discountRate: percent }),
  devices: table({
    ...record,
    userDeviceId: z.number().int(),
    account: text,
    uuid: text,
    serial: maybe,
    name: text,
    model: text,
    os: text,
    osType: text,
    appVersion: text,
    fcmToken: maybe,
    isDeactivated: z.boolean(),
  }),
  sessions: table({
    ...record,
    sessionId: text,
    device: text,
    server: text,
    port: text,
    startTime: time,
    stopTime: time.nullable(),
    protocol: text,
    from: text,
    inside: text,
    cause: maybe,
  }),
  servers: tableOf('ServerView', {
    ...record,
    hostName: text,
    publicIp: text,
    city: text,
    country: text,
    continent: text,
    description: text,
    secret: text,
    connected: z.number().int(),
    congestion: text,
  }),
  addresses: tableOf('Blacklist', {}),
  countries: tableOf('GeolocationView', { geoDiscount: percent }),
  tickets: tableOf('TicketView', { ...record, account: text, replyId: z.number().int(), reply: text }),
  news: tableOf('NewsView', {}),
  files: tableOf('FileView', {}),
  roles: tableOf('RoleView', {}),
  webhooks: tableOf('WebhookConfiguration', record),
  deliveries: tableOf('WebhookDelivery', { webhook: text }),
  whatsApp: z.strictObject({ phone: text, qrCodeImage: text, expiresAt: time }),
  message: z.strictObject({ subject: text, content: text, reminder: text, id: text }),
  tokens: z.strictObject({ access: text, refresh: text, emailCode: text, passwordReset: text, qr: text }),
  scores: table({ symbol: text, definition: text, share: text, cap: z.number().int() }),
  objects: z.record(z.string(), values),
  answers: z.record(
    z.string(),
    z.strictObject({ records: z.array(text).optional(), values: values.optional(), value: leaf.optional() }),
  ),
});
export type World = z.infer<typeof worldSchema>;

/** An unknown record or field, or an invalid value. */
export interface WorldFault {
  /** Path in the world: `['plans', 'premiumMonthly', 'line']`. */
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

const referredTo = {
  reseller: 'resellers',
  level: 'levels',
  line: 'lines',
  plan: 'plans',
  account: 'accounts',
  payment: 'payments',
  redeemedBy: 'accounts',
  device: 'devices',
  server: 'servers',
  webhook: 'webhooks',
  lines: 'lines',
} as const satisfies Record<string, keyof World>;

/** References to records that do not exist. */
export function missingReferences({ objects: _, answers: __, ...tables }: World): WorldFault[] {
  return Object.entries(tables).flatMap(([table, records]) =>
    Object.entries(records).flatMap(([key, fields]) =>
      Object.entries(referredTo).flatMap(([field, target]) => {
        const known = Object.keys(tables[target]);
        const names: unknown[] = [Object(fields)[field] ?? []].flat();
        const missing = names.filter((name) => !known.includes(String(name)));
        const message = `no record "${missing.join('", "')}" in ${target}; there are ${known.join(', ')}.`;
        return missing.length === 0 ? [] : [{ path: [table, key, field], message }];
      }),
    ),
  );
}

/** A value with its `$accounts.sara.email` places filled in. Unknown ones are reported. */
export function resolved<Value>(value: Value, world: World, report: (message: string) => void): Value;
export function resolved(value: unknown, world: World, report: (message: string) => void): unknown {
  if (typeof value === 'string' && value.startsWith('$')) {
    const found = value.slice(1).split('.').reduce<unknown>(property, world);
    if (found !== undefined) return found;
    report(unknownPlace(value, world));
    return value;
  }
  if (Array.isArray(value)) return value.map((item: unknown) => resolved(item, world, report));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolved<unknown>(item, world, report)]));
}

/** Message about an unknown place such as `$accounts.sarah.email`, with the valid continuations. */
function unknownPlace(value: string, world: World): string {
  const names = value.slice(1).split('.');
  const holders = names.map((_, index) => names.slice(0, index).reduce<unknown>(property, world));
  const last = holders.findLastIndex((holder) => holder !== undefined);
  const known = Object.keys(Object(holders[last]));
  const where = names.slice(0, last).join('.') || 'it';
  const right =
    known.length > 0 ? `has no "${names[last]}", only ${listOf(known)}` : 'is a value and has no names below it';
  return `"${value}" is not in ${samplesFile}: ${where} ${right}`;
}

function property(holder: unknown, key: string): unknown {
  return typeof holder === 'object' && holder !== null && Object.hasOwn(holder, key)
    ? Reflect.get(holder, key)
    : undefined;
}
