/** The configuration of the small site: what a maintainer may set, as the specification has it. */
export default {
  brand: 'OrbVPN',
  url: 'https://docs.example.com',
  base: process.env.BASE_PATH ?? '/',
  title: { en: 'Small site', fa: 'سایت کوچک', ru: 'Малый сайт' },
  tagline: { en: 'Every kind of page once', fa: 'از هر نوع صفحه یکی', ru: 'Страницы всех видов' },
  locales: {
    en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
    fa: { label: 'فارسی', direction: 'rtl', htmlLang: 'fa', calendar: 'persian', path: 'fa' },
    ru: { label: 'Русский', direction: 'ltr', htmlLang: 'ru', calendar: 'gregory', path: 'ru' },
  },
  links: { dashboard: 'https://example.com/dashboard', tickets: 'https://example.com/dashboard/tickets' },
  apiEndpoint: 'https://api.example.com/graphql',
  editUrl: 'https://code.example.com/edit/main/{path}',
  searchFeedback: 'site:tickets',
  announcement: {
    id: 'new-locations',
    content: { en: 'New locations are there.', fa: 'مکان‌های تازه آماده‌اند.', ru: 'Появились новые локации.' },
    to: '/docs/tutorial-basics/vpn-connection',
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
      { type: 'sidebar', sidebar: 'changelogSidebar', label: { en: 'Changelog', fa: 'تغییرات', ru: 'Изменения' } },
      { type: 'sidebar', sidebar: 'businessSidebar', label: { en: 'Business', fa: 'کسب‌وکار', ru: 'Бизнесу' } },
      { type: 'link', to: '/blog', label: { en: 'Blog', fa: 'وبلاگ', ru: 'Блог' } },
      { type: 'link', to: 'site:dashboard', label: { en: 'Sign in', fa: 'ورود', ru: 'Войти' } },
    ],
  },
  footer: {
    columns: [
      {
        title: { en: 'Tutorials', fa: 'آموزش‌ها', ru: 'Руководства' },
        items: [
          {
            label: { en: 'iOS', fa: 'iOS', ru: 'iOS' },
            to: '/docs/tutorial-basics/getting-started?platform=ios',
          },
          {
            label: { en: 'Windows', fa: 'Windows', ru: 'Windows' },
            to: '/docs/tutorial-basics/getting-started?platform=windows',
          },
        ],
      },
      {
        title: { en: 'Support', fa: 'پشتیبانی', ru: 'Поддержка' },
        items: [
          { label: { en: 'Live chat', fa: 'گفت‌وگوی زنده', ru: 'Чат' }, to: '/docs/services/concierge' },
          { label: { en: 'Support tickets', fa: 'تیکت پشتیبانی', ru: 'Обращения' }, to: 'site:tickets' },
          { label: { en: 'About', fa: 'درباره', ru: 'О\u00a0документации' }, to: '/about' },
        ],
      },
    ],
    copyright: { en: '© 2024 OrbVPN', fa: '© ۲۰۲۴ OrbVPN', ru: '© 2024 OrbVPN' },
  },
  docs: {
    mainDoc: 'tutorial-basics/getting-started',
    versionLabel: { en: 'Next', fa: 'بعدی', ru: 'Следующая' },
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
};
