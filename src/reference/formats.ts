import type { InputFormat, TextFormat } from '../model/api/demands.ts';

interface Writing {
  readonly example: string;
  readonly fits: (text: string) => boolean;
  /** True if other digits are not converted: a password is taken as typed. */
  readonly asTyped?: boolean;
}

const pattern = (example: string, written: RegExp): Writing => ({ example, fits: (text) => written.test(text) });

const writings: Readonly<Record<TextFormat, Writing>> = {
  amount: pattern('4.09', /^\d+(\.\d{1,2})?$/),
  decimal: pattern('15', /^\d+(\.\d+)?$/),
  // https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
  email: pattern(
    'sara@example.com',
    /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i,
  ),
  emailCode: pattern('482913', /^\d{6}$/),
  giftCard: pattern('ORB-3F8H-W2LC-6RVA', /^ORB(-[A-Z\d]{4}){3}$/),
  https: { example: 'https://hooks.example.com/orbvpn', fits: (text) => /^https:\/\/\S+$/i.test(text) && isUrl(text) },
  ipAddress: {
    example: '203.0.113.10',
    fits: (text) =>
      text.includes(':')
        ? /^[\da-f:.]+$/i.test(text) && isUrl(`http://[${text}]/`)
        : /^(\d{1,3}\.){3}\d{1,3}$/.test(text) && text.split('.').every((part) => Number(part) < 256),
  },
  language: pattern('en', /^[a-z]{2}$/),
  password: {
    example: 'Harbour-Lamp-27',
    fits: (text) => text.length >= 8 && /\p{Lu}/u.test(text) && /\p{Ll}/u.test(text) && /\p{Nd}/u.test(text),
    asTyped: true,
  },
  // https://www.itu.int/rec/T-REC-E.164
  phone: pattern('+12025550143', /^\+[1-9]\d{6,14}$/),
  positiveAmount: pattern('100.00', /^(?=.*[1-9])\d+(\.\d{1,2})?$/),
  stripeMethod: pattern('pm_card_visa', /^pm_\w+$/),
  timeZone: { example: 'Asia/Tehran', fits: (text) => /^[a-z]/i.test(text) && isTimeZone(text) },
  wholeNumber: pattern('5', /^\d+$/),
};

function isUrl(text: string): boolean {
  try {
    return new URL(text).hostname !== '';
  } catch {
    return false;
  }
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** True if a value has the format. Values of other types pass: the schema rejects them. */
export function fitsFormat(value: unknown, format: InputFormat): boolean {
  if ('min' in format) return typeof value !== 'number' || (value >= format.min && value <= (format.max ?? Infinity));
  if (typeof value !== 'string') return true;
  return 'as' in format ? writings[format.as].fits(value) : format.values.includes(value);
}

/** An example of the format, or the limits of a number; undefined if the values are listed. */
export function formatExample(format: InputFormat): string | undefined {
  if ('as' in format) return writings[format.as].example;
  if ('values' in format) return undefined;
  return format.max === undefined ? `≥ ${format.min}` : `${format.min}–${format.max}`;
}

/** True if digits of other scripts are converted to Latin ones. */
export function readsDigits(format: InputFormat | undefined): boolean {
  return format !== undefined && 'as' in format && !writings[format.as].asTyped;
}
