import type { HomeConfig } from '../src/model/config/homeConfig.ts';

/** The home page, in the order of what readers of each language come for. */
export const home: HomeConfig = {
  question: { en: 'What brings you here?', fa: 'چه کمکی از ما برمی‌آید؟', ru: 'Чем помочь?' },
  lead: {
    en: 'Help for OrbVPN, a VPN for phones, computers and televisions. Type a few words about the problem, or choose it below.',
    fa: 'راهنمای OrbVPN، وی‌پی‌ان گوشی، رایانه و تلویزیون. مشکل را در چند کلمه بنویسید یا از فهرست زیر انتخاب کنید.',
    ru: 'Справка OrbVPN, VPN для телефонов, компьютеров и телевизоров. Опишите проблему в двух словах или выберите её ниже.',
  },
  problems: {
    title: { en: 'Something not working?', fa: 'چیزی کار نمی‌کند', ru: 'Что-то не работает' },
    items: {
      en: [
        {
          label: 'The VPN does not connect',
          text: 'It stays at “connecting” or shows an error',
          to: '/docs/troubleshoot/connection-issue',
        },
        {
          label: 'Connected, but nothing loads',
          text: 'Pages stay blank, messages do not go out',
          to: '/docs/troubleshoot/connected-no-internet',
        },
        { label: 'It is slow', text: 'Video stops, calls break up', to: '/docs/troubleshoot/slow-connection' },
        {
          label: 'I cannot sign in',
          text: 'Wrong password, no code, too many devices',
          to: '/docs/troubleshoot/authentication-issues',
        },
        {
          label: 'No internet after using the VPN',
          text: 'After disconnecting, closing or removing it',
          to: '/docs/troubleshoot/no-network-after-vpn',
        },
        {
          label: 'The app does not start',
          text: 'It closes at once, or the system blocks it',
          to: '/docs/troubleshoot/app-not-launching',
        },
        {
          label: 'Everything is blocked',
          text: 'App, store and sites all fail',
          to: '/docs/troubleshoot/everything-blocked',
        },
      ],
      fa: [
        {
          label: 'وی‌پی‌ان وصل نمی‌شود',
          text: 'روی «در حال اتصال…» می‌ماند یا خطا می‌دهد',
          to: '/docs/troubleshoot/connection-issue',
        },
        {
          label: 'همه‌چیز بسته است',
          text: 'نه برنامه وصل می‌شود، نه فروشگاه و سایت‌ها باز می‌شوند',
          to: '/docs/troubleshoot/everything-blocked',
        },
        {
          label: 'وصل است، ولی چیزی باز نمی‌شود',
          text: 'صفحه‌ها خالی می‌مانند، پیام نمی‌رود',
          to: '/docs/troubleshoot/connected-no-internet',
        },
        {
          label: 'سرعت کم است',
          text: 'ویدیو می‌ایستد، تماس قطع و وصل می‌شود',
          to: '/docs/troubleshoot/slow-connection',
        },
        {
          label: 'نمی‌توانم وارد شوم',
          text: 'گذرواژه، کد ورود، تعداد دستگاه‌ها',
          to: '/docs/troubleshoot/authentication-issues',
        },
        {
          label: 'بدون وی‌پی‌ان هم اینترنت نیست',
          text: 'از وقتی قطعش کردم، بستم یا حذف کردم',
          to: '/docs/troubleshoot/no-network-after-vpn',
        },
        {
          label: 'برنامه باز نمی‌شود',
          text: 'بسته می‌شود یا نصب نمی‌شود',
          to: '/docs/troubleshoot/app-not-launching',
        },
      ],
      ru: [
        {
          label: 'VPN не подключается',
          text: 'Застревает на «подключение…» или пишет ошибку',
          to: '/docs/troubleshoot/connection-issue',
        },
        {
          label: 'Заблокировано всё',
          text: 'Приложение, магазин и сайты не открываются',
          to: '/docs/troubleshoot/everything-blocked',
        },
        {
          label: 'Подключено, но ничего не открывается',
          text: 'Страницы пустые, сообщения не уходят',
          to: '/docs/troubleshoot/connected-no-internet',
        },
        {
          label: 'VPN тормозит',
          text: 'Видео останавливается, звонки прерываются',
          to: '/docs/troubleshoot/slow-connection',
        },
        {
          label: 'Не удаётся войти',
          text: 'Пароль, код, слишком много устройств',
          to: '/docs/troubleshoot/authentication-issues',
        },
        {
          label: 'Нет интернета и без VPN',
          text: 'После отключения, закрытия или удаления',
          to: '/docs/troubleshoot/no-network-after-vpn',
        },
        {
          label: 'Приложение не запускается',
          text: 'Закрывается или не устанавливается',
          to: '/docs/troubleshoot/app-not-launching',
        },
      ],
    },
    more: {
      label: {
        en: 'Not sure? Answer a few questions',
        fa: 'مطمئن نیستید؟ به چند پرسش جواب بدهید',
        ru: 'Не уверены? Ответьте на несколько вопросов',
      },
      to: '/docs/troubleshoot',
    },
  },
  place: {
    title: { en: 'Travelling or living abroad?', fa: 'در ایران هستید؟', ru: 'Вы в России?' },
    items: {
      en: [
        { label: 'Travel and other countries', to: '/docs/tutorial-basics/before-you-travel' },
        { label: 'Is a VPN legal there?', to: '/docs/tutorial-basics/vpn-law' },
        { label: 'Which protocol gets through', to: '/docs/troubleshoot/protocol-selection' },
        { label: 'In Iran', to: '/docs/tutorial-basics/iran' },
        { label: 'In Russia', to: '/docs/tutorial-basics/russia' },
        { label: 'Hotel or airport Wi-Fi', to: '/docs/troubleshoot/connection-issue#captive-portal' },
        { label: 'Your bank back home blocks you', to: '/docs/tutorial-basics/location-management#for-country' },
        { label: 'Streaming abroad', to: '/docs/services/streaming' },
        { label: 'If your phone may be searched', to: '/docs/tutorial-basics/phone-check' },
        { label: 'Phone lost or stolen', to: '/docs/tutorial-basics/device-management#lost' },
        { label: 'What is recorded about you', to: '/docs/services/security/what-is-recorded' },
        { label: 'Keep this help on your device', to: '/docs/tutorial-basics/copies' },
      ],
      fa: [
        { label: 'کدام پروتکل وصل می‌شود', to: '/docs/tutorial-basics/iran#protocols' },
        { label: 'پرداخت با کارت ایرانی', to: '/docs/tutorial-basics/pay-iran' },
        { label: 'گرفتن و به‌روز کردن برنامه', to: '/docs/tutorial-basics/iran#app' },
        { label: 'بانک و تاکسی با وی‌پی‌ان باز نمی‌شود', to: '/docs/tutorial-basics/iran#local-apps' },
        { label: 'چه چیزهایی ثبت می‌شود', to: '/docs/services/security/what-is-recorded' },
        { label: 'اگر گوشی‌تان را بگردند', to: '/docs/tutorial-basics/phone-check' },
        { label: 'سفر و کشورهای دیگر، آمدن به ایران', to: '/docs/tutorial-basics/before-you-travel' },
        { label: 'گوشی گم یا دزدیده شد', to: '/docs/tutorial-basics/device-management#lost' },
        { label: 'نگه داشتن این راهنما روی گوشی', to: '/docs/tutorial-basics/copies' },
      ],
      ru: [
        { label: 'Белые списки', to: '/docs/tutorial-basics/russia#white-lists' },
        { label: 'Какой протокол работает', to: '/docs/tutorial-basics/russia#protocols' },
        { label: 'Чем заплатить', to: '/docs/tutorial-basics/pay-russia' },
        { label: 'Приложение на iPhone', to: '/docs/tutorial-basics/russia#app' },
        { label: 'Банк просит выключить VPN', to: '/docs/tutorial-basics/russia#local-apps' },
        { label: 'Штрафы и закон', to: '/docs/tutorial-basics/russia#law' },
        { label: 'Если проверят телефон', to: '/docs/tutorial-basics/phone-check' },
        { label: 'Другие страны: поездки, закон', to: '/docs/tutorial-basics/before-you-travel' },
        { label: 'Телефон потерян', to: '/docs/tutorial-basics/device-management#lost' },
        { label: 'Что о вас записывается', to: '/docs/services/security/what-is-recorded' },
        { label: 'Проверить, нет ли утечек', to: '/docs/troubleshoot/security-privacy' },
        { label: 'Копия этой справки на телефоне', to: '/docs/tutorial-basics/copies' },
      ],
    },
  },
  devices: {
    title: { en: 'Set up a device', fa: 'راه‌اندازی دستگاه', ru: 'Настроить устройство' },
    items: {
      en: [{ label: 'Router, other TV, console', to: '/docs/services/platforms/other-devices' }],
      fa: [{ label: 'روتر، تلویزیون دیگر، کنسول', to: '/docs/services/platforms/other-devices' }],
      ru: [{ label: 'Роутер, другой ТВ, приставка', to: '/docs/services/platforms/other-devices' }],
    },
    more: {
      label: {
        en: 'First time here? Install the app and connect',
        fa: 'بار اول است؟ برنامه را نصب کنید و وصل شوید',
        ru: 'Впервые здесь? Установите приложение и подключитесь',
      },
      to: '/docs/tutorial-basics/getting-started',
    },
  },
  paying: {
    title: { en: 'Buy and renew', fa: 'خرید و تمدید', ru: 'Купить и продлить' },
    items: {
      en: [
        { label: 'Plans and prices', to: '/docs/tutorial-basics/subscription-management' },
        { label: 'Renew, and ways to pay', to: '/docs/tutorial-basics/subscription-management#renew' },
        { label: 'The plan has expired', to: '/docs/tutorial-basics/subscription-expired' },
        { label: 'Payment failed, or the plan is not active', to: '/docs/troubleshoot/billing-subscription' },
        { label: 'Cancel', to: '/docs/tutorial-basics/subscription-management#cancel' },
        { label: 'Refunds', to: '/docs/tutorial-basics/subscription-management#refund' },
        { label: 'Share with your family', to: '/docs/tutorial-basics/device-management#family' },
        { label: 'Receipts and invoices', to: '/docs/tutorial-basics/receipts-and-invoices' },
        { label: 'Who runs OrbVPN, before you pay', to: '/company' },
      ],
      fa: [
        { label: 'طرح‌ها و قیمت‌ها', to: '/docs/tutorial-basics/subscription-management' },
        { label: 'تمدید و راه‌های پرداخت', to: '/docs/tutorial-basics/subscription-management#renew' },
        { label: 'اشتراک تمام شده است', to: '/docs/tutorial-basics/subscription-expired' },
        { label: 'پرداخت ناموفق، یا پرداخت شد ولی فعال نیست', to: '/docs/troubleshoot/billing-subscription' },
        { label: 'لغو اشتراک', to: '/docs/tutorial-basics/subscription-management#cancel' },
        { label: 'بازگشت وجه', to: '/docs/tutorial-basics/subscription-management#refund' },
        { label: 'برای خانواده', to: '/docs/tutorial-basics/device-management#family' },
        { label: 'رسید و صورت‌حساب', to: '/docs/tutorial-basics/receipts-and-invoices' },
        { label: 'پیش از پرداخت: شرکت OrbVPN', to: '/company' },
      ],
      ru: [
        { label: 'Тарифы, продление, способы оплаты', to: '/docs/tutorial-basics/subscription-management' },
        { label: 'Подписка закончилась', to: '/docs/tutorial-basics/subscription-expired' },
        { label: 'Не прошла оплата или тариф не включился', to: '/docs/troubleshoot/billing-subscription' },
        { label: 'Отменить подписку', to: '/docs/tutorial-basics/subscription-management#cancel' },
        { label: 'Вернуть деньги', to: '/docs/tutorial-basics/subscription-management#refund' },
        { label: 'На всю семью', to: '/docs/tutorial-basics/device-management#family' },
        { label: 'Чек, счёт, договор', to: '/docs/tutorial-basics/receipts-and-invoices' },
        { label: 'Кто за этим стоит: до оплаты', to: '/company' },
      ],
    },
  },
  roles: {
    title: { en: 'Build, sell or manage', fa: 'توسعه، فروش و مدیریت', ru: 'Разработка и бизнес' },
    items: {
      en: [
        {
          label: 'I write code for the API',
          text: 'Endpoint, tokens, errors, operations',
          to: '/docs/api/getting-started',
        },
        {
          label: 'I sell subscriptions',
          text: 'Becoming a reseller, balance, first users',
          to: '/docs/business/become-a-reseller',
        },
        { label: 'I run OrbNet', text: 'RADIUS, billing and monitoring for providers', to: '/docs/services/orbnet' },
        { label: 'I buy for a company', text: 'Products, scenarios and answers', to: '/docs/business' },
      ],
      fa: [
        {
          label: 'با API برنامه می‌نویسم',
          text: 'نشانی سرویس، توکن‌ها، خطاها و عملیات',
          to: '/docs/api/getting-started',
        },
        {
          label: 'اشتراک می‌فروشم',
          text: 'شروع نمایندگی، اعتبار، اولین کاربران',
          to: '/docs/business/become-a-reseller',
        },
        {
          label: 'با OrbNet کار می‌کنم',
          text: 'RADIUS، صورت‌حساب و پایش برای ارائه‌دهندگان',
          to: '/docs/services/orbnet',
        },
        { label: 'برای شرکت خرید می‌کنم', text: 'محصولات، نمونه‌ها و پاسخ‌ها', to: '/docs/business' },
      ],
      ru: [
        { label: 'Пишу код для API', text: 'Адрес, токены, ошибки, операции', to: '/docs/api/getting-started' },
        {
          label: 'Продаю подписки',
          text: 'Как стать реселлером, баланс, первые пользователи',
          to: '/docs/business/become-a-reseller',
        },
        {
          label: 'Работаю с OrbNet',
          text: 'RADIUS, биллинг и мониторинг для провайдеров',
          to: '/docs/services/orbnet',
        },
        { label: 'Выбираю для компании', text: 'Продукты, сценарии и ответы', to: '/docs/business' },
      ],
    },
    more: { label: { en: 'All documentation', fa: 'همهٔ مستندات', ru: 'Вся документация' }, to: '/docs' },
  },
};
