import type { Localized } from '../src/model/text/locale.ts';

export interface AuthorConfig {
  readonly name: Localized;
  readonly about: Localized;
}

/** The teams that write the blog: roles, not people. */
export const authors = {
  founders: {
    name: { en: 'Founding team', fa: 'تیم بنیان‌گذار', ru: 'Команда основателей' },
    about: {
      en: 'Started the service and set its direction.',
      fa: 'سرویس را راه انداخت و مسیر آن را تعیین کرد.',
      ru: 'Запустила сервис и определила его направление.',
    },
  },
  infrastructure: {
    name: { en: 'Infrastructure team', fa: 'تیم زیرساخت', ru: 'Команда инфраструктуры' },
    about: {
      en: 'Runs the servers and the network between them.',
      fa: 'سرورها و شبکهٔ بین آن‌ها را اداره می‌کند.',
      ru: 'Отвечает за серверы и сеть между ними.',
    },
  },
  apps: {
    name: { en: 'Apps team', fa: 'تیم برنامه‌ها', ru: 'Команда приложений' },
    about: {
      en: 'Builds the apps for phones, televisions and computers.',
      fa: 'برنامه‌های گوشی، تلویزیون و رایانه را می‌سازد.',
      ru: 'Создаёт приложения для телефонов, телевизоров и компьютеров.',
    },
  },
  protocols: {
    name: { en: 'Protocol team', fa: 'تیم پروتکل', ru: 'Команда протоколов' },
    about: {
      en: 'Works on tunnels that hold on filtered networks.',
      fa: 'روی تونل‌هایی کار می‌کند که در شبکه‌های فیلترشده پایدار می‌مانند.',
      ru: 'Работает над туннелями, которые держатся в сетях с блокировками.',
    },
  },
  platform: {
    name: { en: 'Platform team', fa: 'تیم پلتفرم', ru: 'Команда платформы' },
    about: {
      en: 'Builds accounts, billing, the reseller platform and the API.',
      fa: 'حساب‌ها، پرداخت، پلتفرم نمایندگان فروش و API را می‌سازد.',
      ru: 'Отвечает за аккаунты, оплату, платформу для реселлеров и API.',
    },
  },
  support: {
    name: { en: 'Support team', fa: 'تیم پشتیبانی', ru: 'Команда поддержки' },
    about: {
      en: 'Answers chats and tickets, and writes these guides.',
      fa: 'به گفت‌وگوها و تیکت‌ها پاسخ می‌دهد و این راهنماها را می‌نویسد.',
      ru: 'Отвечает в чате и на обращения, пишет эти руководства.',
    },
  },
  security: {
    name: { en: 'Security team', fa: 'تیم امنیت', ru: 'Команда безопасности' },
    about: {
      en: 'Reviews designs, keys and incidents.',
      fa: 'طرح‌ها، کلیدها و رخدادها را بررسی می‌کند.',
      ru: 'Проверяет архитектуру и ключи, разбирает инциденты.',
    },
  },
} as const satisfies Record<string, AuthorConfig>;
