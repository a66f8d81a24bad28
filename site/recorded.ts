import type { RecordedTable } from '../src/model/recorded.ts';

/**
 * What the service records about a subscriber, and who can read it. The one place that says it: pages show it with `<RecordedTable />`
 * and link to /docs/services/security/what-is-recorded instead of telling it again. Texts are inline Markdown.
 */
export const recorded = {
  columns: {
    what: { en: 'What', fa: 'چه چیزی', ru: 'Что' },
    recorded: { en: 'Recorded?', fa: 'ثبت می‌شود؟', ru: 'Записывается?' },
    readers: { en: 'Who can read it', fa: 'چه کسی می‌تواند بخواند', ru: 'Кто может прочитать' },
  },
  answers: {
    yes: { en: 'Yes', fa: 'بله', ru: 'Да' },
    no: { en: '**No**', fa: '**خیر**', ru: '**Нет**' },
  },
  rows: [
    {
      what: {
        en: '**Activity:** the sites you open, your DNS queries, the content of your traffic',
        fa: '**فعالیت:** سایت‌هایی که باز می‌کنید، پرس‌وجوهای DNS و محتوای ترافیک',
        ru: '**Активность:** сайты, которые вы открываете, DNS-запросы, содержимое трафика',
      },
      recorded: 'no',
      readers: { en: 'Nobody', fa: 'هیچ‌کس', ru: 'Никто' },
    },
    {
      what: {
        en: '**Connections:** when a session starts and ends, the IP address your device connects from, the server, the volume, the reason the session ended',
        fa: '**اتصال‌ها:** زمان شروع و پایان هر نشست، نشانی IP دستگاه شما هنگام اتصال، سرور، حجم و علت پایان نشست',
        ru: '**Подключения:** начало и\u00a0конец сеанса, IP-адрес, с\u00a0которого подключается ваше устройство, сервер, объём трафика, причина завершения',
      },
      recorded: 'yes',
      readers: {
        en: 'OrbVPN staff, and **the reseller** if a reseller sold you the account',
        fa: 'کارکنان OrbVPN و اگر حساب را از نمایندهٔ فروش خریده باشید، **همان نماینده**',
        ru: 'Сотрудники OrbVPN и\u00a0**реселлер**, если аккаунт куплен у\u00a0него',
      },
    },
    {
      what: {
        en: '**Account:** e-mail address, plan, payments, signed-in devices, conversations with support',
        fa: '**حساب:** نشانی ایمیل، طرح، پرداخت‌ها، دستگاه‌هایی که در آن‌ها وارد شده‌اید و گفت‌وگو با پشتیبانی',
        ru: '**Аккаунт:** адрес электронной почты, тариф, платежи, устройства, с\u00a0которых выполнен вход, переписка с\u00a0поддержкой',
      },
      recorded: 'yes',
      readers: {
        en: 'You, OrbVPN staff, and **the reseller** if a reseller sold you the account',
        fa: 'خودتان، کارکنان OrbVPN و اگر حساب را از نمایندهٔ فروش خریده باشید، **همان نماینده**',
        ru: 'Вы, сотрудники OrbVPN и\u00a0**реселлер**, если аккаунт куплен у\u00a0него',
      },
    },
  ],
} as const satisfies RecordedTable;
