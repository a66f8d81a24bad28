import type { Fact } from '../src/model/config/facts.ts';
import type { Localized } from '../src/model/text/locale.ts';
import type { PluralForms } from '../src/model/text/messages.ts';
import { contacts } from './contacts.ts';
import { requirements } from './requirements.ts';
import { signing } from './signing.ts';

const device: Localized<PluralForms> = {
  en: { one: '{count} device', other: '{count} devices' },
  fa: { one: '{count} دستگاه', other: '{count} دستگاه' },
  ru: { one: '{count} устройство', few: '{count} устройства', many: '{count} устройств', other: '{count} устройства' },
};

/** Facts that pages show with `<Fact id>`. Source: the team's product facts, November 2026. */
export const facts = {
  ...contacts,
  ...requirements,
  ...signing,
  'price.basic': { kind: 'price', value: 1.75 },
  'price.premium': { kind: 'price', value: 4.09 },
  'price.family': { kind: 'price', value: 6.59 },
  'devices.basic': { kind: 'count', value: 1, unit: device },
  'devices.premium': { kind: 'count', value: 5, unit: device },
  'devices.family': { kind: 'count', value: 25, unit: device },
  refundWindow: { kind: 'count', value: 30, unit: 'day' },
  cryptoConfirmation: { kind: 'count', value: 1, to: 24, unit: 'hour' },
  emailCodeLength: {
    kind: 'count',
    value: 6,
    unit: {
      en: { one: '{count} digit', other: '{count} digits' },
      fa: { one: '{count} رقم', other: '{count} رقم' },
      ru: { one: '{count} цифра', few: '{count} цифры', many: '{count} цифр', other: '{count} цифры' },
    },
  },
  emailCodeLifetime: { kind: 'count', value: 15, unit: 'minute' },
  passwordLength: {
    kind: 'count',
    value: 8,
    unit: {
      en: { one: '{count} character', other: '{count} characters' },
      fa: { one: '{count} نویسه', other: '{count} نویسه' },
      ru: { one: '{count} символ', few: '{count} символа', many: '{count} символов', other: '{count} символа' },
    },
  },
  lockout: { kind: 'count', value: 15, unit: 'minute' },
  connectTimeout: { kind: 'count', value: 30, unit: 'second' },
  reconnectAttempts: {
    kind: 'count',
    value: 3,
    unit: {
      en: { one: '{count} attempt', other: '{count} attempts' },
      fa: { one: '{count} تلاش', other: '{count} تلاش' },
      ru: { one: '{count} попытка', few: '{count} попытки', many: '{count} попыток', other: '{count} попытки' },
    },
  },
  reconnectDelay: { kind: 'count', value: 5, unit: 'second' },
} as const satisfies Record<string, Fact>;
