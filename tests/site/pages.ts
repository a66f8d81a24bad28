import { type Locale, type Localized, locales } from '../../src/model/text/locale.ts';
import { prose } from './prose.ts';

interface Section {
  readonly id: string;
  readonly title: Localized;
  /** 2 by default. */
  readonly level?: 2 | 3;
  /** MDX before the prose of the section, the same in every language. */
  readonly block?: string;
}

interface Page {
  readonly title: Localized;
  readonly sections: readonly Section[];
}

const text = (en: string, fa: string, ru: string): Localized => ({ en, fa, ru });

const causes: readonly Section[] = [
  { id: 'check', title: text('Check first', 'اول بررسی کنید', 'Проверьте сначала') },
  { id: 'dns', title: text('DNS', 'DNS', 'DNS'), block: '| DNS | ms |\n| --- | ---: |\n| `192.0.2.1` | 12 |' },
  { id: 'dns-cache', title: text('The cache', 'حافظهٔ نهان', 'Кэш'), level: 3 },
  { id: 'wifi', title: text('Wi-Fi', 'وای‌فای', 'Wi-Fi') },
  { id: 'next', title: text('What next', 'گام بعدی', 'Что дальше') },
];
const overview: readonly Section[] = [{ id: 'overview', title: text('Overview', 'نمای کلی', 'Обзор') }];

const tab = (value: string) => `<TabItem value="${value}">\n\n1. Open **${value}**.\n2. **Connect**\n\n</TabItem>`;
const platformTabs = `<Tabs groupId="platform">\n${['android', 'ios', 'windows', 'macos'].map(tab).join('\n')}\n</Tabs>`;
const client = (value: string, label: string, code: string) =>
  `<TabItem value="${value}" label="${label}">\n\n${code}\n\n</TabItem>`;
const requests = `<Tabs groupId="client">
${client('curl', 'cURL', '```bash\ncurl https://api.example.com/graphql\n```')}
${client('javascript', 'JavaScript', "```js title=\"me.mjs\" {1}\nawait fetch('https://api.example.com/graphql');\nconsole.log('sent');\n```")}
</Tabs>`;
const handshake = `<Sequence
  title="Handshake"
  actors={['App', 'Server']}
  steps={[{ from: 0, to: 1, text: 'Initiation' }, { from: 1, to: 0, text: 'Response' }]}
/>`;
const layers = `<Architecture
  title="Layers"
  rows={[[{ id: 'vpn', text: 'VPN server' }], [{ id: 'radius', text: 'RADIUS server' }]]}
  links={[{ from: 'vpn', to: 'radius', text: '1812' }]}
/>`;

/** Filler pages, by id; those of `files/` are written by hand. */
const pages: Readonly<Record<string, Page>> = {
  'tutorial-basics/getting-started': {
    title: text('Getting started', 'نصب و شروع', 'С\u00a0чего начать'),
    sections: [
      { id: 'install', title: text('Install', 'نصب', 'Установка'), block: platformTabs },
      { id: 'sign-in', title: text('Sign in with your password', 'ورود با گذرواژه', 'Вход по\u00a0паролю') },
      { id: 'connect', title: text('Connect', 'اتصال', 'Подключение'), block: platformTabs },
      { id: 'next', title: text('What next', 'گام بعدی', 'Что дальше') },
    ],
  },
  'tutorial-basics/login-screen': { title: text('Sign in', 'ورود', 'Вход'), sections: overview },
  'tutorial-basics/vpn-connection': {
    title: text('Connect and disconnect', 'وصل و قطع شدن', 'Подключение и\u00a0отключение'),
    sections: [{ id: 'overview', title: text('Overview', 'نمای کلی', 'Обзор'), block: '<Screen show="home-idle" />' }],
  },
  'tutorial-extras/manage-docs-versions': {
    title: text('Versions of these pages', 'نسخه‌های این صفحه‌ها', 'Версии этих страниц'),
    sections: overview,
  },
  'tutorial-extras/translate-your-site': {
    title: text('How pages are translated', 'ترجمهٔ صفحه‌ها', 'Как переводят страницы'),
    sections: overview,
  },
  'troubleshoot/connection-issue': {
    title: text('No connection', 'وصل نمی‌شود', 'Нет соединения'),
    sections: causes,
  },
  'troubleshoot/slow-connection': {
    title: text('The VPN is slow', 'وی‌پی‌ان کند است', 'VPN тормозит'),
    sections: causes,
  },
  'troubleshoot/server-connection': {
    title: text('One server fails', 'یک سرور وصل نمی‌شود', 'Не\u00a0работает один сервер'),
    sections: causes,
  },
  'troubleshoot/protocol-selection': {
    title: text('Which protocol', 'انتخاب پروتکل', 'Выбор протокола'),
    sections: causes,
  },
  'troubleshoot/authentication-issues': {
    title: text('Sign-in problems', 'مشکل ورود', 'Не\u00a0удаётся войти'),
    sections: causes,
  },
  'services/index': { title: text('Services', 'سرویس‌ها', 'Сервисы'), sections: overview },
  'services/streaming': { title: text('Streaming', 'پخش ویدئو', 'Видео'), sections: overview },
  'services/concierge/index': { title: text('Concierge', 'پشتیبانی ویژه', 'Консьерж'), sections: overview },
  'services/platforms/index': { title: text('Platforms', 'پلتفرم‌ها', 'Платформы'), sections: overview },
  'services/platforms/windows': {
    title: text('The app for Windows', 'برنامهٔ Windows', 'Приложение для Windows'),
    sections: overview,
  },
  'services/platforms/macos': {
    title: text('The app for macOS', 'برنامهٔ macOS', 'Приложение для macOS'),
    sections: overview,
  },
  'services/platforms/linux': {
    title: text('The app for Linux', 'برنامهٔ Linux', 'Приложение для Linux'),
    sections: overview,
  },
  'services/vpn-protocols/index': { title: text('Protocols', 'پروتکل‌ها', 'Протоколы'), sections: overview },
  'services/vpn-protocols/wireguard': {
    title: text('WireGuard', 'WireGuard', 'WireGuard'),
    sections: [{ id: 'handshake', title: text('Handshake', 'دست‌دهی', 'Рукопожатие'), block: handshake }, ...overview],
  },
  'services/orbnet/index': { title: text('OrbNet', 'OrbNet', 'OrbNet'), sections: overview },
  'services/orbnet/infrastructure/architecture': {
    title: text('Architecture', 'معماری', 'Архитектура'),
    sections: [{ id: 'layers', title: text('Layers', 'لایه‌ها', 'Слои'), block: layers }],
  },
  'business/index': { title: text('For companies', 'برای شرکت‌ها', 'Компаниям'), sections: overview },
  'business/products': { title: text('Products', 'محصولات', 'Продукты'), sections: overview },
  'api/getting-started': {
    title: text('The API', 'API', 'API'),
    sections: [
      { id: 'first-request', title: text('The first request', 'اولین درخواست', 'Первый запрос'), block: requests },
      ...overview,
    ],
  },
  'api/guides/errors': { title: text('Errors', 'خطاها', 'Ошибки'), sections: overview },
};

const description = text(
  'A page of the small site that the browser tests read, with as much text as a reader scrolls through.',
  'صفحه‌ای از سایت کوچک که آزمون‌های مرورگر آن را می‌خوانند، با متنی به اندازهٔ چند بار پیمایش.',
  'Страница малого сайта для проверок в\u00a0браузере: текста на\u00a0ней хватает, чтобы её пришлось прокручивать.',
);

function mdx({ title, sections }: Page, locale: Locale): string {
  const paragraphs = prose.map((paragraph) => paragraph[locale]).join('\n\n');
  const body = sections.map((section) =>
    [
      `${'#'.repeat(section.level ?? 2)} ${section.title[locale]} {#${section.id}}`,
      ...(section.block === undefined ? [] : [section.block]),
      paragraphs,
    ].join('\n\n'),
  );
  return `---\ntitle: ${title[locale]}\ndescription: "${title[locale]}. ${description[locale]}"\n---\n\n${body.join('\n\n')}\n`;
}

/** The files of the pages, in every language. */
export const pageFiles: ReadonlyMap<string, string> = new Map(
  Object.entries(pages).flatMap(([id, page]) =>
    locales.map((locale) => [`content/${locale}/docs/${id}.mdx`, mdx(page, locale)] as const),
  ),
);
