import type { HomeConfig } from '../src/model/homeConfig.ts';

/** The home page: it starts from what the reader came for. */
export const home: HomeConfig = {
  question: { en: 'What brings you here?', fa: 'چه کمکی از ما برمی‌آید؟', ru: 'Чем помочь?' },
  lead: {
    en: 'Type a few words about the problem, or choose it below. The answers open on slow connections too.',
    fa: 'مشکل را در چند کلمه بنویسید یا از فهرست زیر انتخاب کنید. پاسخ‌ها با اینترنت کند هم باز می‌شوند.',
    ru: 'Опишите проблему в\u00a0двух словах или выберите её ниже. Ответы открываются и\u00a0при медленном интернете.',
  },
  problems: {
    title: { en: 'Something does not work', fa: 'چیزی کار نمی‌کند', ru: 'Что-то не\u00a0работает' },
    items: [
      {
        label: { en: 'The VPN does not connect', fa: 'وی‌پی‌ان وصل نمی‌شود', ru: 'VPN не\u00a0подключается' },
        to: '/docs/troubleshoot/connection-issue',
      },
      {
        label: {
          en: 'Connected, but nothing loads',
          fa: 'وصل است، ولی چیزی باز نمی‌شود',
          ru: 'Подключено, но\u00a0ничего не\u00a0открывается',
        },
        to: '/docs/troubleshoot/connected-no-internet',
      },
      { label: { en: 'It is slow', fa: 'سرعت کم است', ru: 'VPN тормозит' }, to: '/docs/troubleshoot/slow-connection' },
      {
        label: { en: 'I cannot sign in', fa: 'نمی‌توانم وارد شوم', ru: 'Не\u00a0удаётся войти' },
        to: '/docs/troubleshoot/authentication-issues',
      },
      {
        label: { en: 'A payment failed', fa: 'پرداخت ناموفق بود', ru: 'Не\u00a0прошла оплата' },
        to: '/docs/troubleshoot/billing-subscription',
      },
      {
        label: { en: 'The app does not start', fa: 'برنامه باز نمی‌شود', ru: 'Приложение не\u00a0запускается' },
        to: '/docs/troubleshoot/app-not-launching',
      },
    ],
    more: {
      label: {
        en: 'Not sure? Answer a few questions',
        fa: 'مطمئن نیستید؟ به چند پرسش جواب بدهید',
        ru: 'Не\u00a0уверены? Ответьте на\u00a0несколько вопросов',
      },
      to: '/docs/troubleshoot',
    },
  },
  devices: {
    title: { en: 'Set up a device', fa: 'راه‌اندازی دستگاه', ru: 'Настроить устройство' },
    more: {
      label: {
        en: 'First time here? Start with sign-in',
        fa: 'بار اول است؟ از ورود شروع کنید',
        ru: 'Впервые здесь? Установите приложение и\u00a0подключитесь',
      },
      to: '/docs/tutorial-basics/getting-started',
    },
  },
  roles: {
    title: { en: 'Build, sell or manage', fa: 'توسعه، فروش و مدیریت', ru: 'Разработка и\u00a0бизнес' },
    items: [
      {
        label: { en: 'I write code for the API', fa: 'با API برنامه می‌نویسم', ru: 'Пишу код для API' },
        text: {
          en: 'Endpoint, tokens, errors, operations',
          fa: 'نشانی سرویس، توکن‌ها، خطاها و عملیات',
          ru: 'Адрес, токены, ошибки, операции',
        },
        to: '/docs/api/getting-started',
      },
      {
        label: { en: 'I sell subscriptions', fa: 'اشتراک می‌فروشم', ru: 'Продаю подписки' },
        text: {
          en: 'Becoming a reseller, balance, first users',
          fa: 'شروع نمایندگی، اعتبار، اولین کاربران',
          ru: 'Как стать реселлером, баланс, первые пользователи',
        },
        to: '/docs/business/become-a-reseller',
      },
      {
        label: { en: 'I run OrbNet', fa: 'با OrbNet کار می‌کنم', ru: 'Работаю с\u00a0OrbNet' },
        text: {
          en: 'RADIUS, billing and monitoring for providers',
          fa: 'RADIUS، صورت‌حساب و پایش برای ارائه‌دهندگان',
          ru: 'RADIUS, биллинг и\u00a0мониторинг для провайдеров',
        },
        to: '/docs/services/orbnet',
      },
      {
        label: { en: 'I buy for a company', fa: 'برای شرکت خرید می‌کنم', ru: 'Выбираю для компании' },
        text: {
          en: 'Products, scenarios and answers',
          fa: 'محصولات، نمونه‌ها و پاسخ‌ها',
          ru: 'Продукты, сценарии и\u00a0ответы',
        },
        to: '/docs/business',
      },
    ],
  },
  start: { label: { en: 'All documentation', fa: 'همهٔ مستندات', ru: 'Вся документация' }, to: '/docs' },
  accessibility: {
    label: { en: 'Accessibility', fa: 'دسترس‌پذیری', ru: 'Доступность сайта' },
    to: '/accessibility',
  },
  news: { en: 'What is new', fa: 'تازه‌ها', ru: 'Что нового' },
};
