import type { SiteConfigInput } from '../src/model/config/siteConfig.ts';

/** Settings for the maintainer; the comments of `siteConfigSchema` explain each key. */
export default {
  brand: 'OrbVPN',
  url: process.env.SITE_URL ?? 'https://docs.orbvpn.com',
  base: process.env.BASE_PATH ?? '/',
  title: { en: 'OrbVPN Docs', fa: 'مستندات OrbVPN', ru: 'Документация OrbVPN' },
  tagline: {
    en: 'Guides, troubleshooting and API reference',
    fa: 'راهنما، رفع اشکال و مرجع API',
    ru: 'Руководства, устранение неполадок и справочник API',
  },
  firstPublished: '2026-11-21',
  locales: {
    en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
    fa: { label: 'فارسی', direction: 'rtl', htmlLang: 'fa', calendar: 'persian', path: 'fa' },
    ru: { label: 'Русский', direction: 'ltr', htmlLang: 'ru', calendar: 'gregory', path: 'ru' },
  },
  links: {
    dashboard: 'https://orbvpn.com/dashboard',
    tickets: 'https://orbvpn.com/dashboard/tickets',
    telegram: 'https://t.me/orbvpn',
    x: 'https://x.com/orbvpn',
    github: 'https://github.com/orbvpn',
  },
  // In /.well-known/security.txt: an address without an account, 'mailto:…', and its key.
  securityContacts: [],
  outsideHosts: [
    'arzplus.net',
    'www.blastradius.fail',
    'www.cac.gov.cn',
    'www.cisco.com',
    'datatracker.ietf.org',
    'developer.apple.com',
    'dotic.ir',
    'discord.com',
    'docs.gl-inet.com',
    'epp.genproc.gov.ru',
    'filter.watch',
    'www.fragattacks.com',
    'github.com',
    'help.keenetic.com',
    'help.mikrotik.com',
    'help.ui.com',
    'www.infradead.org',
    'isna.ir',
    'issuetracker.google.com',
    'kayhanlife.com',
    'www.legislation.gov.uk',
    'gulfnews.com',
    'www.gov.uk',
    'www.klerk.ru',
    'www.kommersant.ru',
    'www.krackattacks.com',
    'www.leviathansecurity.com',
    'www.macrumors.com',
    'networkmanager.dev',
    'www.mevzuat.gov.tr',
    'noiseprotocol.org',
    'ocserv.openconnect-vpn.net',
    'openwrt.org',
    'www.rfc-editor.org',
    'ria.ru',
    'support.apple.com',
    'support.google.com',
    'support.keenetic.ru',
    'support.microsoft.com',
    'www.state.gov',
    'tunnelcrack.mathyvanhoef.com',
    'uaelegislation.gov.ae',
    'www.rbc.ru',
    'www.vedomosti.ru',
    'vsetut.pro',
    'www.wireguard.com',
    'xakep.ru',
    'xtls.github.io',
    'www.zoomg.ir',
  ],
  refusedHosts: {
    reason: 'Russian law calls its publisher undesirable: whoever forwards the page risks a fine. Cite another source.',
    hosts: ['meduza.io', 'carnegieendowment.org', 'theins.ru', 'istories.media', 'novayagazeta.eu', 'svoboda.org'],
  },
  apiEndpoint: 'https://api.orbnet.com/graphql',
  editUrl: 'https://github.com/orbvpn/docs/edit/main/{path}',
  searchFeedback: 'site:tickets',
  feedback: [
    { label: { en: 'Telegram', fa: 'Telegram', ru: 'Telegram' }, to: 'site:telegram' },
    { label: { en: 'Ticket', fa: 'تیکت', ru: 'Обращение' }, to: 'site:tickets' },
    {
      label: { en: 'GitHub (public)', fa: 'GitHub (عمومی)', ru: 'GitHub (открыто)' },
      to: 'https://github.com/orbvpn/docs/issues/new?title={subject}&body={body}',
    },
  ],
  announcement: {
    id: 'filtered-networks-2024-10',
    content: {
      en: 'Filtered network? Choose REALITY',
      fa: 'اینترنتتان فیلتر است؟ REALITY را انتخاب کنید',
      ru: 'Блокируют VPN? Выберите REALITY',
    },
    to: '/docs/troubleshoot/protocol-selection',
    on: ['/', '/docs/tutorial-basics', '/docs/services/platforms'],
    backgroundColor: '#0b3b3c',
    textColor: '#e6fbf8',
    isCloseable: true,
  },
  colorMode: { default: 'light', switchable: true, followSystem: true },
  navbar: {
    hideOnScroll: false,
    items: [
      { type: 'sidebar', sidebar: 'tutorialSidebar', label: { en: 'Tutorials', fa: 'آموزش‌ها', ru: 'Руководства' } },
      {
        type: 'sidebar',
        sidebar: 'troubleshootSidebar',
        label: { en: 'Troubleshooting', fa: 'رفع اشکال', ru: 'Неполадки' },
      },
      { type: 'sidebar', sidebar: 'servicesSidebar', label: { en: 'Services', fa: 'سرویس‌ها', ru: 'Сервисы' } },
      { type: 'sidebar', sidebar: 'apiSidebar', label: { en: 'Developers', fa: 'توسعه‌دهندگان', ru: 'Разработчикам' } },
      {
        type: 'sidebar',
        sidebar: 'changelogSidebar',
        label: { en: 'Changelog', fa: 'تغییرات', ru: 'Изменения' },
        secondary: true,
      },
      {
        type: 'sidebar',
        sidebar: 'businessSidebar',
        label: { en: 'Business', fa: 'کسب‌وکار', ru: 'Бизнесу' },
        secondary: true,
      },
      { type: 'link', to: '/blog', label: { en: 'Blog', fa: 'وبلاگ', ru: 'Блог' }, secondary: true },
      { type: 'link', to: 'site:dashboard', label: { en: 'Sign in', fa: 'ورود', ru: 'Войти' } },
    ],
  },
  footer: {
    columns: [
      {
        title: { en: 'Tutorials', fa: 'آموزش‌ها', ru: 'Руководства' },
        items: [
          { label: { en: 'iOS', fa: 'iOS', ru: 'iOS' }, to: '/docs/tutorial-basics/getting-started?platform=ios' },
          {
            label: { en: 'Android', fa: 'Android', ru: 'Android' },
            to: '/docs/tutorial-basics/getting-started?platform=android',
          },
          {
            label: { en: 'Windows', fa: 'Windows', ru: 'Windows' },
            to: '/docs/tutorial-basics/getting-started?platform=windows',
          },
          {
            label: { en: 'macOS', fa: 'macOS', ru: 'macOS' },
            to: '/docs/tutorial-basics/getting-started?platform=macos',
          },
        ],
      },
      {
        title: { en: 'Support', fa: 'پشتیبانی', ru: 'Поддержка' },
        items: [
          {
            label: { en: 'Troubleshooting', fa: 'رفع اشکال', ru: 'Устранение неполадок' },
            to: '/docs/troubleshoot/slow-connection',
          },
          {
            label: { en: 'Live chat', fa: 'گفت‌وگوی زنده', ru: 'Чат с поддержкой' },
            to: '/docs/services/concierge',
          },
          {
            label: { en: 'Support tickets', fa: 'تیکت پشتیبانی', ru: 'Обращения в поддержку' },
            to: 'site:tickets',
          },
        ],
      },
      {
        title: { en: 'Community', fa: 'شبکه‌های اجتماعی', ru: 'Сообщество' },
        items: [
          { label: { en: 'Telegram', fa: 'Telegram', ru: 'Telegram' }, to: 'site:telegram' },
          { label: { en: 'X', fa: 'X', ru: 'X' }, to: 'site:x' },
          { label: { en: 'GitHub', fa: 'GitHub', ru: 'GitHub' }, to: 'site:github' },
        ],
      },
      {
        title: { en: 'More', fa: 'بیشتر', ru: 'Ещё' },
        items: [
          { label: { en: 'Changelog', fa: 'فهرست تغییرات', ru: 'История изменений' }, to: '/docs/changelog/changelog' },
          { label: { en: 'API', fa: 'مستندات API', ru: 'Документация API' }, to: '/docs/api/getting-started' },
          { label: { en: 'User dashboard', fa: 'پنل کاربری', ru: 'Личный кабинет' }, to: 'site:dashboard' },
          {
            label: { en: 'Offline copies', fa: 'دانلود راهنما', ru: 'Копии сайта' },
            to: '/docs/tutorial-basics/copies',
          },
          { label: { en: 'All pages', fa: 'همهٔ صفحه‌ها', ru: 'Все страницы' }, to: '/pages' },
          {
            label: { en: 'About this documentation', fa: 'دربارهٔ این مستندات', ru: 'Об этой документации' },
            to: '/markdown-page',
          },
          {
            label: { en: 'Who runs OrbVPN', fa: 'چه کسی OrbVPN را اداره می‌کند', ru: 'Кто за этим стоит' },
            to: '/company',
          },
          {
            label: { en: 'What this site stores', fa: 'این سایت چه ذخیره می‌کند', ru: 'Что хранит сайт' },
            to: '/proof',
          },
        ],
      },
    ],
    copyright: { en: '© 2024 OrbVPN', fa: '© ۲۰۲۴ OrbVPN', ru: '© 2024 OrbVPN' },
  },
  docs: {
    mainDoc: 'tutorial-basics/getting-started',
    versionLabel: { en: 'Next', fa: 'بعدی', ru: 'Следующая' },
    withoutSidebar: ['tutorial-extras/manage-docs-versions', 'tutorial-extras/translate-your-site'],
    tableOfContents: { min: 2, max: 3 },
  },
  blog: { postsPerPage: 10 },
  search: process.env.ALGOLIA_APP_ID
    ? {
        provider: 'algolia',
        appId: process.env.ALGOLIA_APP_ID,
        searchKey: process.env.ALGOLIA_SEARCH_KEY ?? '',
        indexName: process.env.ALGOLIA_INDEX_NAME ?? '',
      }
    : { provider: 'embedded' },
} satisfies SiteConfigInput;
