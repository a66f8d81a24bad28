import type { FeaturesInput } from '../src/product/features/featureSchema.ts';

const security = '/docs/services/security';
const tutorial = '/docs/tutorial-basics';
const orbnet = '/docs/services/orbnet/features';

/** Product features with the pages that document them; the changelog has platforms and dates. */
export const features = {
  connection: {
    app: { name: { en: 'App', fa: 'برنامه', ru: 'Приложение' }, page: '/docs/services/platforms' },
    locations: {
      name: { en: 'Location list', fa: 'فهرست مکان‌ها', ru: 'Список локаций' },
      page: `${tutorial}/location-management#list`,
    },
    fastest: {
      name: { en: 'Fastest location', fa: 'سریع‌ترین مکان', ru: 'Самая быстрая локация' },
      page: `${tutorial}/location-management#list`,
    },
    'server-load': {
      name: { en: 'Server load', fa: 'بار سرور', ru: 'Нагрузка сервера' },
      page: `${tutorial}/location-management#load`,
    },
    favourites: {
      name: { en: 'Favourites', fa: 'موردعلاقه‌ها', ru: 'Избранное' },
      page: `${tutorial}/location-management#favourites`,
    },
    'protocol-wireguard': {
      name: { en: 'WireGuard', fa: 'WireGuard', ru: 'WireGuard' },
      page: '/docs/services/vpn-protocols/wireguard',
    },
    'protocol-reality': {
      name: { en: 'REALITY', fa: 'REALITY', ru: 'REALITY' },
      page: '/docs/services/vpn-protocols/reality',
    },
    'protocol-vless': { name: { en: 'VLESS', fa: 'VLESS', ru: 'VLESS' }, page: '/docs/services/vpn-protocols/vless' },
    'protocol-openconnect': {
      name: { en: 'OpenConnect', fa: 'OpenConnect', ru: 'OpenConnect' },
      page: '/docs/services/vpn-protocols/openconnect',
    },
    'protocol-suggestion': {
      name: {
        en: 'Advice when UDP is blocked',
        fa: 'پیشنهاد پروتکل وقتی UDP بسته است',
        ru: 'Подсказка, что попробовать, если UDP заблокирован',
      },
      page: '/docs/troubleshoot/protocol-selection#udp',
      also: ['linux', 'android-tv', 'fire-stick'],
    },
    'auto-connect': {
      name: { en: 'Auto-connect', fa: 'اتصال خودکار', ru: 'Автоподключение' },
      page: `${tutorial}/settings-management#auto-connect`,
      also: ['linux', 'android-tv', 'fire-stick'],
    },
    'trusted-networks': {
      name: { en: 'Trusted Wi-Fi networks', fa: 'شبکه‌های وای‌فای مطمئن', ru: 'Доверенные сети Wi-Fi' },
      page: `${tutorial}/settings-management#auto-connect`,
    },
    'split-tunnelling': {
      name: { en: 'Split tunnelling', fa: 'تونل‌سازی بخشی', ru: 'Раздельное туннелирование' },
      page: `${tutorial}/split-tunnelling`,
    },
    'local-network': {
      name: {
        en: 'Local network open even with Kill switch',
        fa: 'شبکهٔ محلی، حتی با کلید قطع',
        ru: 'Локальная сеть открыта и с Kill Switch',
      },
      page: '/docs/troubleshoot/local-network',
    },
    'entry-points': {
      name: {
        en: 'Stored server addresses',
        fa: 'مسیرهای ذخیره‌شده به سرورها',
        ru: 'Сохранённые адреса для подключения',
      },
      page: '/docs/troubleshoot/everything-blocked#app',
    },
    'router-files': {
      name: { en: 'WireGuard files for routers', fa: 'فایل WireGuard برای روتر', ru: 'Файлы WireGuard для роутеров' },
      page: '/docs/services/platforms/routers#published',
    },
  },
  protection: {
    'kill-switch': { name: { en: 'Kill switch', fa: 'کلید قطع', ru: 'Kill Switch' }, page: `${security}/kill-switch` },
    'system-lock': {
      name: {
        en: 'System lock (Android 8 and later, some TVs)',
        fa: 'قفل سیستم (Android 8 به بعد، بعضی تلویزیون‌ها)',
        ru: 'Системная блокировка (Android 8 и новее, часть ТВ)',
      },
      page: `${security}/kill-switch#system-lock`,
      also: ['android-tv'],
    },
    'dns-in-tunnel': {
      name: {
        en: 'DNS through the tunnel (Windows: fully only with Kill switch)',
        fa: 'DNS از داخل تونل (در Windows کامل فقط با کلید قطع)',
        ru: 'DNS через туннель (в Windows полностью — с Kill Switch)',
      },
      page: `${security}/features#dns`,
    },
    'ipv6-in-tunnel': {
      name: { en: 'IPv6 through the tunnel', fa: 'IPv6 از داخل تونل', ru: 'IPv6 через туннель' },
      page: `${security}/leaks-and-limits#ipv6`,
    },
    'foreign-networks': {
      name: {
        en: 'Warning of routes that bypass the tunnel',
        fa: 'هشدار دربارهٔ مسیرهایی که تونل را دور می‌زنند',
        ru: 'Предупреждение о маршрутах в обход туннеля',
      },
      page: `${security}/leaks-and-limits#hostile-networks`,
    },
    'memory-servers': {
      name: {
        en: 'Servers without disks (our statement)',
        fa: 'سرورهای بدون دیسک (به گفتهٔ خود ما)',
        ru: 'Серверы без дисков (с наших слов)',
      },
      page: `${security}#ram-only`,
    },
    'wifi-flaws': {
      name: { en: 'Advice on flaws in Wi-Fi', fa: 'راهنمای ضعف‌های امنیتی وای‌فای', ru: 'Советы об уязвимостях Wi-Fi' },
      page: `${security}/leaks-and-limits#wifi`,
    },
    'recording-page': {
      name: { en: 'List of what is recorded', fa: 'فهرست آنچه ثبت می‌شود', ru: 'Перечень записываемых данных' },
      page: `${security}/what-is-recorded`,
    },
    'two-factor': {
      name: { en: 'Two-factor authentication', fa: 'احراز هویت دوعاملی', ru: 'Двухфакторная аутентификация' },
      page: `${tutorial}/password-management#two-factor`,
    },
    'known-passwords': {
      name: {
        en: 'New passwords checked against leaks',
        fa: 'مقایسهٔ گذرواژهٔ تازه با گذرواژه‌های لورفته',
        ru: 'Проверка нового пароля по известным утечкам',
      },
      page: `${tutorial}/password-management#rules`,
    },
    'sign-in-list': {
      name: {
        en: 'List of signed-in browsers',
        fa: 'فهرست مرورگرهایی که در آن‌ها وارد شده‌اید',
        ru: 'Список браузеров, в которых выполнен вход',
      },
      page: `${tutorial}/password-management#someone-knows`,
    },
    'signed-downloads': {
      name: { en: 'Signed installers', fa: 'فایل‌های نصب امضاشده', ru: 'Подписанные установщики' },
      page: '/docs/troubleshoot/everything-blocked#genuine',
    },
  },
  everyday: {
    'quick-controls': {
      name: {
        en: 'Widgets, tiles and menus to connect',
        fa: 'اتصال با ابزارک، کاشی و منو',
        ru: 'Подключение из виджета, плитки, меню',
      },
      page: `${tutorial}/vpn-connection#quick-controls`,
    },
    'command-line': {
      name: { en: 'Command line', fa: 'خط فرمان', ru: 'Командная строка' },
      page: '/docs/services/platforms/linux-command-line',
    },
    'qr-sign-in': {
      name: { en: 'QR-code sign-in', fa: 'ورود با کد QR', ru: 'Вход по QR-коду' },
      page: `${tutorial}/login-screen#qr-code`,
    },
    'social-sign-in': {
      name: { en: 'Sign-in with Google or Apple', fa: 'ورود با Google یا Apple', ru: 'Вход через Google или Apple' },
      page: `${tutorial}/login-screen#social`,
      also: ['windows', 'macos', 'linux'],
    },
    'windows-users': {
      name: {
        en: 'An account for each Windows user',
        fa: 'ورود جداگانه برای هر کاربر Windows',
        ru: 'Свой аккаунт у каждого пользователя Windows',
      },
      page: '/docs/services/platforms/windows#sign-in',
    },
    notifications: {
      name: { en: 'Reminders of expiry', fa: 'یادآوری پایان طرح', ru: 'Напоминания о сроке' },
      page: `${tutorial}/settings-management#notifications`,
    },
    languages: {
      name: { en: 'English, Persian and Russian', fa: 'انگلیسی، فارسی و روسی', ru: 'Английский, персидский и русский' },
      page: `${tutorial}/settings-management#language`,
      also: ['linux', 'android-tv', 'fire-stick'],
    },
    logs: {
      name: { en: 'Logs without e-mail and IP addresses', fa: 'گزارش بدون ایمیل و IP', ru: 'Журналы без почты и IP' },
      page: `${tutorial}/settings-management#logs`,
    },
    'self-update': {
      name: { en: 'In-app updates', fa: 'به‌روزرسانی از داخل برنامه', ru: 'Обновление из приложения' },
      page: '/docs/services/updates#platforms',
    },
    'apt-source': {
      name: { en: 'Package repository', fa: 'مخزن بسته‌ها', ru: 'Репозиторий пакетов' },
      page: '/docs/services/platforms/linux#updates',
    },
    'offline-guides': {
      name: { en: 'Guides to save and read offline', fa: 'دانلود راهنما', ru: 'Инструкции без интернета' },
      page: '/markdown-page#slow-or-offline',
    },
  },
  account: {
    'device-list': {
      name: { en: 'Device list', fa: 'فهرست دستگاه‌ها', ru: 'Список устройств' },
      page: `${tutorial}/device-management#list`,
    },
    'email-change': {
      name: { en: 'E-mail address change', fa: 'تغییر نشانی ایمیل', ru: 'Смена адреса почты' },
      page: `${tutorial}/account-data#email`,
    },
    'data-export': {
      name: { en: 'Data download', fa: 'دریافت داده‌های خودتان', ru: 'Выгрузка своих данных' },
      page: `${tutorial}/account-data#export`,
    },
    'account-deletion': {
      name: { en: 'Account deletion', fa: 'حذف حساب', ru: 'Удаление аккаунта' },
      page: `${tutorial}/account-data#delete`,
    },
    'support-chat': {
      name: { en: 'Live chat', fa: 'گفت‌وگوی زنده', ru: 'Чат с поддержкой' },
      page: `${tutorial}/concierge#chat-or-ticket`,
    },
    'support-tickets': {
      name: { en: 'Support tickets', fa: 'تیکت پشتیبانی', ru: 'Обращения в поддержку' },
      page: `${tutorial}/concierge#chat-or-ticket`,
    },
    'country-guides': {
      name: { en: 'Country guides', fa: 'راهنمای هر کشور', ru: 'Советы по странам' },
      page: `${tutorial}/before-you-travel#countries`,
    },
  },
  payment: {
    'pay-card': { name: { en: 'Card', fa: 'کارت', ru: 'Карта' }, page: `${tutorial}/subscription-management#renew` },
    'pay-paypal': {
      name: { en: 'PayPal', fa: 'PayPal', ru: 'PayPal' },
      page: `${tutorial}/subscription-management#renew`,
    },
    'pay-wallets': {
      name: { en: 'Apple Pay, Google Pay', fa: 'Apple Pay و Google Pay', ru: 'Apple Pay, Google Pay' },
      page: `${tutorial}/subscription-management#renew`,
    },
    'pay-crypto': {
      name: { en: 'Cryptocurrency', fa: 'رمزارز', ru: 'Криптовалюта' },
      page: '/docs/troubleshoot/billing-subscription#crypto',
    },
    'pay-parspal': {
      name: { en: 'ParsPal, in rials', fa: 'ParsPal، به ریال', ru: 'ParsPal, в риалах' },
      page: `${tutorial}/iran#paying`,
    },
    'pay-store': {
      name: { en: 'Subscription through the store', fa: 'اشتراک از فروشگاه برنامه', ru: 'Подписка через магазин' },
      page: `${tutorial}/subscription-management#cancel`,
      also: ['android'],
    },
    terms: {
      name: { en: 'Terms longer than a month', fa: 'دوره‌های بیش از یک ماه', ru: 'Подписка на несколько месяцев' },
      page: `${tutorial}/subscription-management#plans`,
    },
    'plan-change': {
      name: { en: 'Plan changes mid-term', fa: 'تغییر طرح وسط دوره', ru: 'Смена тарифа до конца срока' },
      page: `${tutorial}/subscription-management#change-plan`,
    },
    'promo-codes': {
      name: { en: 'Promo codes', fa: 'کد تخفیف', ru: 'Промокоды' },
      page: `${tutorial}/subscription-management#promo-code`,
    },
    'gift-codes': {
      name: { en: 'Gift codes', fa: 'کد هدیه', ru: 'Подарочные коды' },
      page: '/docs/services/additional-features#codes',
    },
    'referral-codes': {
      name: { en: 'Referral codes', fa: 'کد معرف', ru: 'Коды приглашения' },
      page: '/docs/services/additional-features#codes',
    },
  },
  business: {
    'orbnet-users': {
      name: { en: 'OrbNet: users and plans', fa: 'OrbNet: کاربران و طرح‌ها', ru: 'OrbNet: пользователи и тарифы' },
      page: `${orbnet}/user-management`,
    },
    'orbnet-radius': {
      name: { en: 'OrbNet: RADIUS', fa: 'OrbNet: RADIUS', ru: 'OrbNet: RADIUS' },
      page: `${orbnet}/radius-server`,
    },
    'orbnet-billing': {
      name: { en: 'OrbNet: billing', fa: 'OrbNet: صورت‌حساب', ru: 'OrbNet: биллинг' },
      page: `${orbnet}/billing-system`,
    },
    'orbnet-monitoring': {
      name: { en: 'OrbNet: monitoring', fa: 'OrbNet: پایش', ru: 'OrbNet: мониторинг' },
      page: `${orbnet}/monitoring`,
    },
    'orbnet-analytics': {
      name: { en: 'OrbNet: analytics', fa: 'OrbNet: تحلیل', ru: 'OrbNet: аналитика' },
      page: `${orbnet}/analytics`,
    },
    'reseller-accounts': {
      name: { en: 'Reseller accounts', fa: 'حساب نمایندگی', ru: 'Аккаунты реселлеров' },
      page: '/docs/api/guides/reseller-onboarding',
    },
    'reseller-credit': {
      name: { en: 'Reseller credit', fa: 'اعتبار نماینده', ru: 'Баланс реселлера' },
      page: `${orbnet}/billing-system`,
    },
    'reseller-levels': {
      name: { en: 'Reseller levels', fa: 'سطح نمایندگان', ru: 'Уровни реселлеров' },
      page: `${orbnet}/billing-system`,
    },
    api: { name: { en: 'GraphQL API', fa: 'API با GraphQL', ru: 'GraphQL API' }, page: '/docs/api/getting-started' },
    'reseller-panel': {
      name: { en: 'Lists and files for resellers', fa: 'فهرست‌ها و فایل‌های نماینده', ru: 'Списки и файлы реселлера' },
      page: '/docs/business/become-a-reseller#files',
    },
    'reseller-api': {
      name: { en: 'API for resellers', fa: 'API برای نمایندگان', ru: 'API для реселлеров' },
      page: '/docs/api/guides/reseller-onboarding',
    },
    webhooks: { name: { en: 'Webhooks', fa: 'وب‌هوک', ru: 'Вебхуки' }, page: '/docs/api/guides/webhooks' },
  },
} as const satisfies FeaturesInput;

/** Subjects of changes that need no page, with the reason. */
export const undocumented = {
  'leak-check-page': '`page.leakCheck` is not published.',
  'support-email': '`support.email` is not published.',
  'status-page': '`page.status` is not published.',
  network: 'Servers, addresses and capacity: a reader can neither choose nor switch them.',
  systems: 'Support for one more system: /docs/services/requirements shows the present list.',
  layout: 'Look and layout of the apps and the dashboard: seen at once.',
  openvpn: 'OpenVPN and its obfuscated servers were switched off on 2022-09-06.',
  'pptp-l2tp': 'PPTP was removed on 2016-01-18, L2TP/IPsec on 2018-11-06.',
  ikev2: 'IKEv2 has not been offered since 2020-10-20.',
  'second-secret': 'A trial of post-quantum keys that support switches on for single accounts.',
} as const satisfies Readonly<Record<string, string>>;
