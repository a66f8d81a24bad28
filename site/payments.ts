import type { PaymentTable } from '../src/product/payments/payments.ts';

const throughReseller = {
  en: 'Yes. The reseller [can see when and from where you connect](/docs/services/security/what-is-recorded)',
  fa: 'بله. نماینده [می‌تواند ببیند چه وقت و از کجا وصل می‌شوید](/docs/services/security/what-is-recorded)',
  ru: 'Да. Реселлер [видит, когда и откуда вы подключаетесь](/docs/services/security/what-is-recorded)',
};

const byHelper = {
  en: 'Yes: [how to do it safely](/docs/tutorial-basics/subscription-expired#helper)',
  fa: 'بله: [چطور امن باشد](/docs/tutorial-basics/subscription-expired#helper)',
  ru: 'Да: [как сделать это безопасно](/docs/tutorial-basics/subscription-expired#helper)',
};

const withRisk = {
  en: 'Yes; [read the risks first](/docs/tutorial-basics/pay-iran#usdt)',
  fa: 'بله؛ [اول خطرهایش](/docs/tutorial-basics/pay-iran#usdt)',
  ru: 'Да; [сначала прочитайте о рисках](/docs/tutorial-basics/pay-iran#usdt)',
};
const underBill = {
  en: 'Yes; [read about the draft law first](/docs/tutorial-basics/pay-russia#crypto-law)',
  fa: 'بله؛ [اول دربارهٔ لایحه بخوانید](/docs/tutorial-basics/pay-russia#crypto-law)',
  ru: 'Да; сначала прочитайте [о законопроекте](/docs/tutorial-basics/pay-russia#crypto-law)',
};
const ifOwned = { en: 'Only if you already have one', fa: 'فقط اگر از قبل دارید', ru: 'Только если он уже есть' };

/** Payment methods for `<PaymentTable />`, optionally with `country="iran"`. Inline Markdown. */
export const payments = {
  columns: {
    method: { en: 'Method', fa: 'روش', ru: 'Способ' },
    effect: { en: 'Takes effect', fa: 'فعال شدن', ru: 'Активация' },
    renewal: { en: 'Renewal', fa: 'تمدید', ru: 'Продление' },
  },
  effects: {
    atOnce: { en: 'At once', fa: 'فوری', ru: 'Сразу' },
    soon: { en: 'Usually at once', fa: 'معمولاً فوری', ru: 'Обычно сразу' },
    confirmed: {
      en: 'In <Fact id="cryptoConfirmation" />',
      fa: 'ظرف <Fact id="cryptoConfirmation" />',
      ru: 'Через <Fact id="cryptoConfirmation" />',
    },
    reseller: { en: 'When the reseller has renewed', fa: 'وقتی نماینده تمدید کند', ru: 'После продления реселлером' },
  },
  renewals: {
    automatic: { en: 'Can be automatic', fa: 'خودکار هم می‌شود', ru: 'Возможно автоматическое' },
    byHand: { en: 'By hand', fa: 'دستی', ru: 'Вручную' },
  },
  countries: {
    iran: { en: 'From Iran', fa: 'از ایران', ru: 'Из Ирана' },
    russia: { en: 'From Russia', fa: 'از روسیه', ru: 'Из России' },
  },
  home: { fa: 'iran', ru: 'russia' },
  methods: [
    {
      name: {
        en: 'Card (Visa, Mastercard, American Express)',
        fa: 'کارت (Visa، Mastercard، American Express)',
        ru: 'Карта (Visa, Mastercard, American Express)',
      },
      effect: 'atOnce',
      renewal: 'automatic',
      from: {},
    },
    {
      name: { en: 'Apple Pay, Google Pay', fa: 'Apple Pay، Google Pay', ru: 'Apple Pay, Google Pay' },
      effect: 'atOnce',
      renewal: 'automatic',
      from: {},
    },
    {
      name: { en: 'PayPal', fa: 'PayPal', ru: 'PayPal' },
      effect: 'atOnce',
      renewal: 'automatic',
      from: {},
    },
    {
      name: {
        en: 'ParsPal: rials, with an Iranian bank card',
        fa: 'ParsPal: ریال، با کارت بانکی ایران',
        ru: 'ParsPal: в риалах, картой иранского банка',
      },
      effect: 'soon',
      renewal: 'byHand',
      from: {
        iran: {
          en: 'Yes, where the payment page offers it',
          fa: 'بله، اگر صفحهٔ پرداخت آن را نشان دهد',
          ru: 'Да, если способ есть на странице оплаты',
        },
      },
    },
    {
      name: {
        en: 'Cryptocurrency (BTC, ETH, LTC, USDT)',
        fa: 'رمزارز (BTC، ETH، LTC، USDT)',
        ru: 'Криптовалюта (BTC, ETH, LTC, USDT)',
      },
      effect: 'confirmed',
      renewal: 'byHand',
      from: { iran: withRisk, russia: underBill },
    },
    {
      name: { en: 'Gift code', fa: 'کد هدیه', ru: 'Подарочный код' },
      effect: 'atOnce',
      renewal: 'byHand',
      from: { iran: ifOwned, russia: ifOwned },
    },
    {
      name: {
        en: 'The card of someone you trust abroad',
        fa: 'کارت کسی در خارج که به او اعتماد دارید',
        ru: 'Карта близкого, живущего за границей',
      },
      effect: 'atOnce',
      renewal: 'automatic',
      from: { iran: byHelper, russia: byHelper },
    },
    {
      name: {
        en: 'A reseller, in the way you agree on',
        fa: 'از نمایندهٔ فروش، به هر روشی که توافق کنید',
        ru: 'Реселлер (чем платить, договариваетесь с ним)',
      },
      effect: 'reseller',
      renewal: 'byHand',
      from: { iran: throughReseller, russia: throughReseller },
    },
  ],
} as const satisfies PaymentTable;
