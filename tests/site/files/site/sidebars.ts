/** The sidebars of the small site: the six of the specification. */
export default {
  tutorialSidebar: [
    'tutorial-basics/getting-started',
    'tutorial-basics/login-screen',
    'tutorial-basics/vpn-connection',
    { type: 'category', label: { en: 'Guide', fa: 'راهنما', ru: 'Руководство' }, items: ['guide/start', 'guide/slow'] },
  ],
  troubleshootSidebar: [
    {
      type: 'category',
      label: { en: 'Connection', fa: 'اتصال', ru: 'Соединение' },
      items: [
        'troubleshoot/connection-issue',
        'troubleshoot/slow-connection',
        'troubleshoot/server-connection',
        'troubleshoot/protocol-selection',
      ],
    },
    {
      type: 'category',
      label: { en: 'Account', fa: 'حساب', ru: 'Аккаунт' },
      items: ['troubleshoot/authentication-issues'],
    },
  ],
  servicesSidebar: [
    'services/index',
    'services/streaming',
    {
      type: 'category',
      label: { en: 'Platforms', fa: 'پلتفرم‌ها', ru: 'Платформы' },
      link: 'services/platforms/index',
      items: [
        'services/platforms/android',
        'services/platforms/ios',
        'services/platforms/windows',
        'services/platforms/macos',
        'services/platforms/linux',
      ],
    },
    {
      type: 'category',
      label: { en: 'Protocols', fa: 'پروتکل‌ها', ru: 'Протоколы' },
      link: 'services/vpn-protocols/index',
      items: ['services/vpn-protocols/wireguard'],
    },
    'services/concierge/index',
    {
      type: 'category',
      label: { en: 'OrbNet', fa: 'OrbNet', ru: 'OrbNet' },
      link: 'services/orbnet/index',
      items: [
        {
          type: 'category',
          label: { en: 'Infrastructure', fa: 'زیرساخت', ru: 'Инфраструктура' },
          items: ['services/orbnet/infrastructure/architecture'],
        },
      ],
    },
  ],
  businessSidebar: ['business/index', 'business/products'],
  apiSidebar: [
    'api/getting-started',
    { type: 'category', label: { en: 'Guides', fa: 'راهنماها', ru: 'Руководства' }, items: ['api/guides/errors'] },
    {
      type: 'link',
      label: { en: 'Schema changelog', fa: 'تغییرات طرح‌واره', ru: 'История схемы' },
      to: '/docs/api/schema-changelog',
    },
    { type: 'generated', from: 'mutations' },
    { type: 'generated', from: 'queries' },
    { type: 'generated', from: 'types' },
  ],
  changelogSidebar: ['changelog/changelog', { type: 'generated', from: 'changelog' }],
};
