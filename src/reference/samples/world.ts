import { z } from 'zod';
import type { SampleValues } from '../../model/api/samples.ts';
import { listOf } from '../../model/problems/problems.ts';

/** The file that holds the world of the examples. */
export const samplesFile = 'api/samples.yaml';

const leaf = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const values: z.ZodType<SampleValues> = z.record(
  z.string(),
  z.lazy(() => value),
);
const value = z.union([leaf, values, z.array(z.union([leaf, values]))]);
const time = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/, 'is written like 2024-10-15T09:30:00');
const money = z.string().regex(/^\d+\.\d{2}$/, "is written like '4.09'");
const text = z.string();
const maybe = z.string().nullable();
const percent = z.number().min(0).max(100);
/** Records with the fields that `rows` reads; the others are as the types that show them say. */
const table = <Shape extends z.ZodRawShape>(shape: Shape) => z.record(z.string(), z.object(shape).catchall(value));
const record = { id: z.number().int() };

/** How long a price of a product line holds, as its discounts are named. */
const priceTerms = ['month1', 'month3', 'month6', 'month12', 'month24', 'month36', 'lifetime'] as const;
export type PriceTerm = (typeof priceTerms)[number];

/** The world of the examples: tables with references by name, in US dollars and UTC. */
export const worldSchema = z.strictObject({
  moment: z.strictObject({ now: time, later: time }),
  accounts: table({
    ...record,
    email: text,
    username: text,
    password: text,
    reseller: text,
    role: text,
    enabled: z.boolean(),
    createdAt: text,
    updatedAt: text,
    firstName: text,
    lastName: text,
    phone: text,
    address: text,
    referralCode: text,
  }),
  staff: z.strictObject({ ...record, email: text, password: text }),
  levels: table({ ...record, name: text }),
  resellers: table({
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
  subscriptions: table({ account: text, plan: text, expiresAt: text, gateway: text }),
  payments: table({ ...record, account: text, plan: text, gateway: text, reference: text, paidAt: text }),
  invoices: table({ ...record, payment: text, company: maybe, registration: maybe }),
  gateways: table({}),
  stripe: z.strictObject({ publishableKey: text, subscription: text, paymentMethod: text, clientSecret: text }),
  parspal: values,
  coin: values,
  apple: values,
  store: values,
  social: values,
  giftCards: table({ plan: text, redeemedBy: maybe }),
  coupons: table({ couponCode: text }),
  tokenCodes: table({ account: text, tokenCode: text, discountRate: percent }),
  devices: table({
    ...record,
    userDeviceId: z.number().int(),
    account: text,
    uuid: text,
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
    startTime: text,
    stopTime: maybe,
    protocol: text,
    from: text,
    inside: text,
    cause: maybe,
  }),
  servers: table({
    ...record,
    hostName: text,
    publicIp: text,
    city: text,
    country: text,
    continent: text,
    description: text,
    connected: z.number().int(),
    congestion: text,
  }),
  addresses: table({}),
  countries: table({}),
  tickets: table({ ...record, account: text, replyId: z.number().int(), reply: text }),
  news: table({}),
  files: table({}),
  roles: table({}),
  webhooks: table(record),
  deliveries: table({ webhook: text }),
  whatsApp: values,
  message: values,
  tokens: z.strictObject({ access: text, refresh: text, emailCode: text, passwordReset: text, qr: text }),
  scores: table({ symbol: text, definition: text, share: text, cap: z.number().int() }),
  objects: z.record(z.string(), values),
  answers: z.record(
    z.string(),
    z.strictObject({ records: z.array(text).optional(), values: values.optional(), value: leaf.optional() }),
  ),
});
export type World = z.infer<typeof worldSchema>;

/** A name that no record has. */
export interface LostReference {
  /** Path in the world: `['plans', 'premiumMonthly', 'line']`. */
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

const tableOf = {
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
} as const satisfies Record<string, keyof World>;

/** References between records whose name does not exist, and `$` values that lead nowhere. */
export function lostReferences(world: World): LostReference[] {
  const lost: LostReference[] = [];
  const check = (path: readonly PropertyKey[], name: unknown, target: keyof World) => {
    if (name === null || (typeof name === 'string' && Object.hasOwn(world[target], name))) return;
    const names = Object.keys(world[target]).join(', ');
    lost.push({ path, message: `no record "${String(name)}" in ${target}; there are ${names}.` });
  };
  for (const [tableName, records] of Object.entries(world)) {
    if (tableName === 'objects' || tableName === 'answers') continue;
    for (const [key, fields] of Object.entries(records)) {
      if (typeof fields !== 'object') continue;
      for (const [field, target] of Object.entries(tableOf)) {
        if (Object.hasOwn(fields, field)) check([tableName, key, field], Reflect.get(fields, field), target);
      }
    }
  }
  for (const [key, { lines }] of Object.entries(world.resellers)) {
    for (const [index, line] of lines.entries()) check(['resellers', key, 'lines', index], line, 'lines');
  }
  return lost;
}

/** A value with its `$accounts.sara.email` places filled in; `report` gets unknown ones. */
export function resolved<Value>(value: Value, world: World, report: (message: string) => void): Value;
export function resolved(value: unknown, world: World, report: (message: string) => void): unknown {
  if (typeof value === 'string' && value.startsWith('$')) {
    const found = value.slice(1).split('.').reduce<unknown>(property, world);
    if (found !== undefined) return found;
    report(lostPlace(value, world));
    return value;
  }
  if (Array.isArray(value)) return value.map((item: unknown) => resolved(item, world, report));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolved<unknown>(item, world, report)]));
}

/** End of a place such as `$accounts.sarah.email`, and its possible continuations. */
function lostPlace(value: string, world: World): string {
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
