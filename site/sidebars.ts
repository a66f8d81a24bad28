import type { SidebarsInput } from '../src/model/sidebarConfig.ts';

/** The sidebars. A string is a document id: its path below `/docs`. A category without `link` only groups. */
export default {
  tutorialSidebar: [
    'tutorial-basics/getting-started',
    'tutorial-basics/signup-and-verification',
    'tutorial-basics/login-screen',
    'tutorial-basics/vpn-connection',
    'tutorial-basics/location-management',
    'tutorial-basics/split-tunnelling',
    'tutorial-basics/device-management',
    'tutorial-basics/settings-management',
    {
      type: 'category',
      label: { en: 'Account and plan', fa: 'حساب و طرح', ru: 'Аккаунт и\u00a0тариф' },
      items: [
        'tutorial-basics/password-management',
        'tutorial-basics/subscription-management',
        'tutorial-basics/subscription-expired',
        'tutorial-basics/account-data',
      ],
    },
    {
      type: 'category',
      label: { en: 'Your country', fa: 'کشور شما', ru: 'Ваша страна' },
      items: ['tutorial-basics/iran', 'tutorial-basics/russia'],
    },
    {
      type: 'category',
      label: { en: 'Without the site', fa: 'وقتی سایت باز نیست', ru: 'Без сайта' },
      items: ['tutorial-basics/copies', 'tutorial-basics/genuine-copy'],
    },
    'tutorial-basics/concierge',
  ],
  troubleshootSidebar: [
    {
      type: 'category',
      label: { en: 'Connection', fa: 'اتصال', ru: 'Соединение' },
      items: [
        'troubleshoot/connection-issue',
        'troubleshoot/connected-no-internet',
        'troubleshoot/slow-connection',
        'troubleshoot/server-connection',
        'troubleshoot/no-network-after-vpn',
        'troubleshoot/everything-blocked',
        'troubleshoot/protocol-selection',
        'troubleshoot/location-services',
        'troubleshoot/local-network',
      ],
    },
    {
      type: 'category',
      label: { en: 'Account and payment', fa: 'حساب و پرداخت', ru: 'Аккаунт и\u00a0оплата' },
      items: ['troubleshoot/authentication-issues', 'troubleshoot/billing-subscription'],
    },
    {
      type: 'category',
      label: { en: 'App and device', fa: 'برنامه و دستگاه', ru: 'Приложение и\u00a0устройство' },
      items: [
        'troubleshoot/app-not-launching',
        'troubleshoot/performance-optimization',
        'troubleshoot/security-privacy',
      ],
    },
  ],
  servicesSidebar: [
    'services/index',
    'services/features',
    'services/requirements',
    'services/streaming',
    'services/additional-features',
    'services/reliability',
    {
      type: 'category',
      label: { en: 'Security', fa: 'امنیت', ru: 'Безопасность' },
      link: 'services/security/index',
      items: [
        'services/security/what-is-recorded',
        'services/security/kill-switch',
        'services/security/leaks-and-limits',
        'services/security/features',
      ],
    },
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
        'services/platforms/linux-command-line',
        'services/platforms/android-tv',
        'services/platforms/fire-stick',
      ],
    },
    {
      type: 'category',
      label: { en: 'VPN protocols', fa: 'پروتکل‌های وی‌پی‌ان', ru: 'Протоколы VPN' },
      link: 'services/vpn-protocols/index',
      items: [
        'services/vpn-protocols/wireguard',
        'services/vpn-protocols/vless',
        'services/vpn-protocols/reality',
        'services/vpn-protocols/openconnect',
      ],
    },
    {
      type: 'category',
      label: { en: 'Concierge', fa: 'پشتیبانی ویژه', ru: 'Консьерж' },
      link: 'services/concierge/index',
      items: [
        'services/concierge/personal-support',
        'services/concierge/priority-access',
        'services/concierge/custom-solutions',
      ],
    },
    'services/business-solutions',
    {
      type: 'category',
      label: { en: 'OrbNet', fa: 'OrbNet', ru: 'OrbNet' },
      link: 'services/orbnet/index',
      items: [
        {
          type: 'category',
          label: { en: 'For business', fa: 'برای کسب‌وکار', ru: 'Для бизнеса' },
          items: ['services/orbnet/business-integration/overview', 'services/orbnet/business-integration/enterprise'],
        },
        {
          type: 'category',
          label: { en: 'Features', fa: 'قابلیت‌ها', ru: 'Возможности' },
          items: [
            'services/orbnet/features/user-management',
            {
              type: 'category',
              label: { en: 'RADIUS server', fa: 'سرور RADIUS', ru: 'Сервер RADIUS' },
              link: 'services/orbnet/features/radius-server',
              items: [
                'services/orbnet/features/radius-mikrotik',
                'services/orbnet/features/radius-unifi',
                'services/orbnet/features/radius-cisco',
                'services/orbnet/features/radius-troubleshooting',
              ],
            },
            'services/orbnet/features/billing-system',
            'services/orbnet/features/monitoring',
            'services/orbnet/features/analytics',
          ],
        },
        {
          type: 'category',
          label: { en: 'Infrastructure', fa: 'زیرساخت', ru: 'Инфраструктура' },
          items: [
            'services/orbnet/infrastructure/architecture',
            'services/orbnet/infrastructure/scalability',
            'services/orbnet/infrastructure/security',
          ],
        },
      ],
    },
    'services/updates',
  ],
  businessSidebar: [
    'business/index',
    'business/products',
    'business/become-a-reseller',
    'business/company',
    'business/solutions',
    'business/use-cases',
    {
      type: 'category',
      label: { en: 'Resources', fa: 'منابع', ru: 'Материалы' },
      link: 'business/resources/index',
      items: ['business/resources/case-studies', 'business/resources/faq'],
    },
  ],
  apiSidebar: [
    'api/getting-started',
    {
      type: 'category',
      label: { en: 'Guides', fa: 'راهنماها', ru: 'Руководства' },
      items: [
        'api/guides/authentication',
        'api/guides/errors',
        'api/guides/pagination',
        'api/guides/webhooks',
        'api/guides/reseller-onboarding',
        'api/guides/production-checklist',
      ],
    },
    {
      type: 'link',
      label: { en: 'Schema changelog', fa: 'فهرست تغییرات طرح‌وارهٔ API', ru: 'История изменений схемы' },
      to: '/docs/api/schema-changelog',
    },
    { type: 'generated', from: 'mutations' },
    { type: 'generated', from: 'queries' },
    { type: 'generated', from: 'types' },
  ],
  changelogSidebar: ['changelog/changelog', { type: 'generated', from: 'changelog' }],
} satisfies SidebarsInput;
