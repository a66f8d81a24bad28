import type { AppWords } from '../src/product/appWords/appWords.ts';

/** A word that the app does not translate. */
const latin = (word: string) => ({ en: word, fa: word, ru: word });

/** Words of a system without Persian; Persian readers see them in English. */
const withoutPersian = (word: string, ru: string) => ({ en: word, fa: word, ru });

/** Labels of the app in its three languages, by screen. Pages and pictures share them. */
export const appWords: AppWords = {
  navigation: {
    home: { en: 'Home', fa: 'خانه', ru: 'Главная' },
    locations: { en: 'Locations', fa: 'مکان‌ها', ru: 'Локации' },
    settings: { en: 'Settings', fa: 'تنظیمات', ru: 'Настройки' },
  },
  signIn: {
    email: { en: 'E-mail', fa: 'ایمیل', ru: 'Почта' },
    password: { en: 'Password', fa: 'گذرواژه', ru: 'Пароль' },
    signIn: { en: 'Sign in', fa: 'ورود', ru: 'Войти' },
    forgot: { en: 'Forgot password?', fa: 'گذرواژه را فراموش کرده‌اید؟', ru: 'Забыли пароль?' },
    qrCode: { en: 'QR code', fa: 'کد QR', ru: 'QR-код' },
    signUp: { en: 'Sign up', fa: 'ثبت‌نام', ru: 'Зарегистрироваться' },
  },
  code: {
    title: { en: 'Enter the code', fa: 'کد را وارد کنید', ru: 'Введите код' },
    confirm: { en: 'Confirm', fa: 'تأیید', ru: 'Подтвердить' },
    resend: { en: 'Resend code', fa: 'ارسال دوبارهٔ کد', ru: 'Отправить код ещё раз' },
  },
  qr: {
    scan: { en: 'Scan with your phone', fa: 'با گوشی اسکن کنید', ru: 'Отсканируйте телефоном' },
    confirm: { en: 'Sign in on this device?', fa: 'در این دستگاه وارد می‌شوید؟', ru: 'Войти на этом устройстве?' },
    television: { en: 'Television', fa: 'تلویزیون', ru: 'Телевизор' },
  },
  home: {
    idle: { en: 'Idle', fa: 'متصل نیست', ru: 'Не подключено' },
    connecting: { en: 'Connecting', fa: 'در حال اتصال…', ru: 'Подключение…' },
    connected: { en: 'Connected', fa: 'متصل شد', ru: 'Подключено' },
    disconnecting: { en: 'Disconnecting', fa: 'در حال قطع…', ru: 'Отключение…' },
    lost: { en: 'Connection lost', fa: 'اتصال قطع شد', ru: 'Соединение потеряно' },
    connect: { en: 'Connect', fa: 'اتصال', ru: 'Подключиться' },
    disconnect: { en: 'Disconnect', fa: 'قطع اتصال', ru: 'Отключиться' },
    reconnect: { en: 'Reconnect', fa: 'اتصال دوباره', ru: 'Переподключиться' },
  },
  locations: {
    search: { en: 'Search', fa: 'جست‌وجو', ru: 'Поиск' },
    fastest: { en: 'Fastest', fa: 'سریع‌ترین', ru: 'Самая быстрая' },
    favourites: { en: 'Favourites', fa: 'موردعلاقه‌ها', ru: 'Избранное' },
    germany: { en: 'Germany', fa: 'آلمان', ru: 'Германия' },
    netherlands: { en: 'Netherlands', fa: 'هلند', ru: 'Нидерланды' },
    britain: { en: 'United Kingdom', fa: 'بریتانیا', ru: 'Великобритания' },
    states: { en: 'United States', fa: 'ایالات متحده', ru: 'США' },
  },
  settings: {
    protocol: { en: 'Protocol', fa: 'پروتکل', ru: 'Протокол' },
    killSwitch: { en: 'Kill switch', fa: 'کلید قطع', ru: 'Kill Switch' },
    autoConnect: { en: 'Auto-connect', fa: 'اتصال خودکار', ru: 'Автоподключение' },
    splitTunnelling: { en: 'Split tunnelling', fa: 'تونل‌سازی بخشی', ru: 'Раздельное туннелирование' },
    devices: { en: 'Devices', fa: 'دستگاه‌ها', ru: 'Устройства' },
    billing: { en: 'Billing', fa: 'پرداخت', ru: 'Оплата' },
    notifications: { en: 'Notifications', fa: 'اعلان‌ها', ru: 'Уведомления' },
    language: { en: 'Language', fa: 'زبان', ru: 'Язык' },
    security: { en: 'Security', fa: 'امنیت', ru: 'Безопасность' },
    logs: { en: 'Logs', fa: 'گزارش‌ها', ru: 'Журналы' },
    deleteAccount: { en: 'Delete account', fa: 'حذف حساب', ru: 'Удалить аккаунт' },
  },
  protocol: {
    wireGuard: latin('WireGuard'),
    reality: latin('REALITY'),
    vless: latin('VLESS'),
    openConnect: latin('OpenConnect'),
  },
  autoConnect: {
    trusted: { en: 'Trusted networks', fa: 'شبکه‌های مطمئن', ru: 'Доверенные сети' },
    wifi: { en: 'Home Wi-Fi', fa: 'وای‌فای خانه', ru: 'Домашний Wi-Fi' },
  },
  splitTunnelling: {
    excluded: { en: 'Excluded apps', fa: 'برنامه‌های مستثنا', ru: 'Исключённые приложения' },
    onDemand: { en: 'On demand', fa: 'هنگام نیاز', ru: 'По требованию' },
    shop: { en: 'Shop', fa: 'فروشگاه', ru: 'Магазин' },
    taxi: { en: 'Taxi', fa: 'تاکسی', ru: 'Такси' },
    maps: { en: 'Maps', fa: 'نقشه', ru: 'Карты' },
    music: { en: 'Music', fa: 'موسیقی', ru: 'Музыка' },
  },
  devices: {
    here: { en: 'This device', fa: 'همین دستگاه', ru: 'Это устройство' },
    phone: { en: 'Old phone', fa: 'گوشی قدیمی', ru: 'Старый телефон' },
    computer: { en: 'Computer', fa: 'رایانه', ru: 'Компьютер' },
    remove: { en: 'Remove', fa: 'حذف', ru: 'Удалить' },
  },
  billing: {
    plan: { en: 'Plan', fa: 'طرح', ru: 'Тариф' },
    premium: latin('Premium'),
    expires: { en: 'Expires', fa: 'پایان', ru: 'Действует до' },
    date: { en: '14 March', fa: '۲۴ اسفند', ru: '14 марта' },
    renew: { en: 'Renew', fa: 'تمدید', ru: 'Продлить' },
    restore: { en: 'Restore purchases', fa: 'بازیابی خریدها', ru: 'Восстановить покупки' },
  },
  panel: {
    name: latin('OrbNet'),
    users: { en: 'Users', fa: 'کاربران', ru: 'Пользователи' },
    user: latin('sara'),
    guest: latin('guest-07'),
    threeDays: { en: '3 days', fa: '۳ روز', ru: '3 дня' },
    create: { en: 'Create user', fa: 'ساخت کاربر', ru: 'Создать пользователя' },
    end: { en: 'Disconnect session', fa: 'قطع نشست', ru: 'Завершить сеанс' },
    sessions: { en: 'Sessions', fa: 'نشست‌ها', ru: 'Сеансы' },
    started: { en: 'Start', fa: 'شروع', ru: 'Начало' },
    time: latin('21:04:07'),
  },
  reseller: {
    balance: { en: 'Balance', fa: 'اعتبار', ru: 'Баланс' },
    amount: latin('$120'),
    level: { en: 'Level', fa: 'سطح', ru: 'Уровень' },
    starter: latin('STARTER'),
  },
  logs: {
    first: latin('21:04:07'),
    second: latin('21:04:42'),
    third: latin('21:05:17'),
    share: { en: 'Share', fa: 'هم‌رسانی', ru: 'Поделиться' },
  },
  chat: {
    support: { en: 'Support', fa: 'پشتیبانی', ru: 'Поддержка' },
    question: {
      en: 'Hello! What do you see when you press Connect?',
      fa: 'سلام! وقتی اتصال را می‌زنید چه می‌بینید؟',
      ru: 'Здравствуйте! Что вы видите, когда нажимаете «Подключиться»?',
    },
    answer: {
      en: 'It stays at Connecting. REALITY, Wi-Fi at home, Android 14.',
      fa: 'روی «در حال اتصال…» می‌ماند. REALITY، وای‌فای خانه، Android 14.',
      ru: 'Застревает на «Подключение…». REALITY, домашний Wi-Fi, Android 14.',
    },
    write: { en: 'Message', fa: 'پیام', ru: 'Сообщение' },
  },
  security: {
    password: { en: 'Password', fa: 'گذرواژه', ru: 'Пароль' },
    twoFactor: { en: 'Two-factor authentication', fa: 'احراز هویت دوعاملی', ru: 'Двухфакторная аутентификация' },
  },
  // Prompts of the operating systems, word for word.
  android: {
    name: latin('Android'),
    request: { en: 'Connection request', fa: 'درخواست اتصال', ru: 'Запрос на подключение' },
    what: {
      en: 'OrbVPN wants to set up a VPN connection that allows it to monitor network traffic.',
      fa: 'OrbVPN می‌خواهد یک اتصال VPN راه‌اندازی کند که به آن امکان نظارت بر ترافیک شبکه را می‌دهد.',
      ru: 'Приложение OrbVPN хочет создать VPN-подключение, которое позволит ему отслеживать сетевой трафик.',
    },
    cancel: { en: 'Cancel', fa: 'لغو', ru: 'Отмена' },
    ok: { en: 'OK', fa: 'تأیید', ru: 'ОК' },
  },
  fireOs: {
    name: latin('Fire OS'),
    request: latin('Connection request'),
    what: latin('OrbVPN wants to set up a VPN connection that allows it to monitor network traffic.'),
    cancel: latin('Cancel'),
    ok: latin('OK'),
  },
  ios: {
    name: latin('iOS'),
    request: withoutPersian(
      '“OrbVPN” Would Like to Add VPN Configurations',
      'Приложение «OrbVPN» хочет добавить конфигурации VPN',
    ),
    what: withoutPersian(
      'All network activity on this iPhone may be filtered or monitored when using VPN.',
      'При использовании VPN вся сетевая активность на этом iPhone может фильтроваться или отслеживаться.',
    ),
    refuse: withoutPersian('Don’t Allow', 'Не разрешать'),
    allow: withoutPersian('Allow', 'Разрешить'),
  },
  macos: { name: latin('macOS') },
  windows: {
    name: latin('Windows'),
    request: withoutPersian(
      'Do you want to allow this app to make changes to your device?',
      'Разрешить этому приложению вносить изменения на вашем устройстве?',
    ),
    yes: withoutPersian('Yes', 'Да'),
    no: withoutPersian('No', 'Нет'),
  },
};
