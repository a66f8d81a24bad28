/** The configuration of the small site. It has no imports, so that it stands anywhere. */
export default {
  brand: 'OrbVPN',
  url: 'https://docs.example.com',
  base: '/',
  title: { en: 'Small site', fa: 'سایت کوچک', ru: 'Малый сайт' },
  tagline: { en: 'Everything once', fa: 'از هر چیز یکی', ru: 'Всего понемногу' },
  locales: {
    en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
    fa: { label: 'فارسی', direction: 'rtl', htmlLang: 'fa', calendar: 'persian', path: 'fa' },
    ru: { label: 'Русский', direction: 'ltr', htmlLang: 'ru', calendar: 'gregory', path: 'ru' },
  },
  links: { dashboard: 'https://example.com/dashboard', tickets: 'https://example.com/tickets' },
  outsideHosts: ['www.rfc-editor.org', 'github.com', 'www.undesirable.example'],
  refusedHosts: { reason: 'whoever forwards it risks a fine; cite another source.', hosts: ['undesirable.example'] },
  apiEndpoint: 'https://api.example.com/graphql',
  searchFeedback: 'site:tickets',
  announcement: {
    id: 'new-locations',
    content: { en: 'New locations are there.', fa: 'مکان‌های تازه آماده‌اند.', ru: 'Появились новые локации.' },
    to: '/docs/guide/start',
    backgroundColor: '#0b3b3c',
    textColor: '#e6fbf8',
    isCloseable: true,
  },
  colorMode: { default: 'light', switchable: true, followSystem: true },
  navbar: {
    hideOnScroll: false,
    items: [
      { type: 'sidebar', sidebar: 'guideSidebar', label: { en: 'Guide', fa: 'راهنما', ru: 'Руководство' } },
      { type: 'doc', doc: 'guide/slow', label: { en: 'Slow', fa: 'کند', ru: 'Медленно' } },
      { type: 'link', to: '/blog', label: { en: 'Blog', fa: 'وبلاگ', ru: 'Блог' } },
    ],
  },
  footer: {
    columns: [
      {
        title: { en: 'More', fa: 'بیشتر', ru: 'Ещё' },
        items: [{ label: { en: 'About', fa: 'درباره', ru: 'О\u00a0документации' }, to: '/about' }],
      },
    ],
    copyright: { en: '© 2024 OrbVPN', fa: '© ۲۰۲۴ OrbVPN', ru: '© 2024 OrbVPN' },
  },
  docs: {
    mainDoc: 'guide/start',
    versionLabel: { en: 'Next', fa: 'بعدی', ru: 'Следующая' },
    withoutSidebar: ['services/platforms/android', 'services/platforms/ios'],
    tableOfContents: { min: 2, max: 3 },
  },
  blog: { postsPerPage: 10 },
  search: { provider: 'embedded' },
};
