import type { HubConfig } from '../src/model/config/homeConfig.ts';

/** The docs hub: what is where, by task and by role. A document id becomes a link with the title of its page. */
export const hub: HubConfig = {
  title: { en: 'Documentation', fa: 'مستندات', ru: 'Документация' },
  description: {
    en: 'Everything about the service, by task, by role and by section. New here? Start with the first page.',
    fa: 'همه‌چیز دربارهٔ سرویس: به ترتیب کار، نقش و بخش. تازه آمده‌اید؟ از صفحهٔ اول شروع کنید.',
    ru: 'Всё о\u00a0сервисе: по\u00a0задачам, по\u00a0ролям и\u00a0по\u00a0разделам. Вы здесь впервые? Начните с\u00a0первой страницы.',
  },
  start: { en: 'Start here', fa: 'از اینجا شروع کنید', ru: 'Начните отсюда' },
  tasks: {
    title: { en: 'What do you want to do?', fa: 'چه کاری می‌خواهید انجام بدهید؟', ru: 'Что нужно сделать?' },
    items: [
      {
        label: {
          en: 'Connect when the VPN fails',
          fa: 'وصل شدن وقتی وی‌پی‌ان کار نمی‌کند',
          ru: 'Подключиться, когда VPN не\u00a0работает',
        },
        to: '/docs/troubleshoot/connection-issue',
      },
      {
        label: { en: 'Make it faster', fa: 'سریع‌تر کردن اتصال', ru: 'Ускорить соединение' },
        to: '/docs/troubleshoot/slow-connection',
      },
      {
        label: {
          en: 'Choose a protocol for a filtered network',
          fa: 'انتخاب پروتکل برای شبکهٔ فیلترشده',
          ru: 'Выбрать протокол для сети с\u00a0блокировками',
        },
        to: '/docs/troubleshoot/protocol-selection',
      },
      {
        label: { en: 'Sign in again', fa: 'ورود دوباره به حساب', ru: 'Снова войти в\u00a0аккаунт' },
        to: '/docs/troubleshoot/authentication-issues',
      },
      {
        label: { en: 'Renew or change the plan', fa: 'تمدید یا تغییر طرح', ru: 'Продлить подписку или сменить тариф' },
        to: '/docs/tutorial-basics/subscription-management',
      },
      {
        label: { en: 'Set up another device', fa: 'راه‌اندازی دستگاه دیگر', ru: 'Настроить ещё одно устройство' },
        to: '/docs/services/platforms',
      },
    ],
  },
  roles: {
    title: { en: 'Who are you?', fa: 'نقش شما چیست؟', ru: 'Кто вы?' },
    items: [
      {
        label: { en: 'Subscriber', fa: 'مشترک', ru: 'Подписчик' },
        text: {
          en: 'Connect, choose a location, manage devices and the plan.',
          fa: 'اتصال، انتخاب مکان، مدیریت دستگاه‌ها و طرح.',
          ru: 'Подключение, выбор локации, устройства и\u00a0тариф.',
        },
        docs: [
          'tutorial-basics/vpn-connection',
          'tutorial-basics/location-management',
          'tutorial-basics/device-management',
        ],
      },
      {
        label: { en: 'Business buyer', fa: 'خریدار سازمانی', ru: 'Корпоративный покупатель' },
        text: {
          en: 'Products, typical scenarios and answers before you decide.',
          fa: 'محصولات، نمونه‌های کاربرد و پاسخ‌ها پیش از تصمیم‌گیری.',
          ru: 'Продукты, типичные сценарии и\u00a0ответы до\u00a0принятия решения.',
        },
        docs: ['business/products', 'business/use-cases', 'services/orbnet/business-integration/overview'],
      },
      {
        label: { en: 'Reseller', fa: 'نمایندهٔ فروش', ru: 'Реселлер' },
        text: {
          en: 'Create users, assign plans, renew from the balance.',
          fa: 'ساخت کاربر، تخصیص طرح، تمدید از محل اعتبار.',
          ru: 'Создание пользователей, назначение тарифов, продление с\u00a0баланса.',
        },
        docs: [
          'api/guides/reseller-onboarding',
          'services/orbnet/features/billing-system',
          'services/orbnet/features/user-management',
        ],
      },
      {
        label: { en: 'Integrator', fa: 'برنامه‌نویس', ru: 'Интегратор' },
        text: {
          en: 'Endpoint, tokens, errors and every operation of the API.',
          fa: 'نشانی سرویس، توکن‌ها، خطاها و همهٔ عملیات API.',
          ru: 'Адрес, токены, ошибки и\u00a0все операции API.',
        },
        docs: ['api/getting-started', 'api/guides/authentication', 'api/guides/errors'],
      },
    ],
  },
  sections: { en: 'All sections', fa: 'همهٔ بخش‌ها', ru: 'Все разделы' },
};
