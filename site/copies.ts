import type { CopiesInput } from '../src/model/config/copies.ts';

/** Pages of the file that readers pass on, most urgent first; `copies.test.ts` limits its size. */
export const copies: CopiesInput = {
  name: 'orbvpn-help',
  leftOut: [
    'next',
    'features',
    'sources',
    'layers',
    'leaks',
    'mtu',
    'promo-code',
    'cancel',
    'restore',
    'trial',
    'change-plan',
    'for-others',
    'auto-renewal',
    'wake-up',
    'uninstall',
    'battery',
    'quick-controls',
    'ipv6',
    'observer',
    'words',
    'names',
    'difference',
    'common',
    'dpi',
    'after-cancelling',
    'double-charge',
    'refund',
    'refunds',
  ],
  parts: [
    {
      title: { en: 'When it does not work', fa: 'وقتی کار نمی‌کند', ru: 'Когда не работает' },
      pages: [
        'troubleshoot/everything-blocked',
        'troubleshoot/connection-issue',
        'troubleshoot/connected-no-internet',
        'troubleshoot/slow-connection',
        'troubleshoot/server-connection',
        'troubleshoot/no-network-after-vpn',
        'troubleshoot/protocol-selection',
        'troubleshoot/authentication-issues',
        'troubleshoot/billing-subscription',
        'troubleshoot/app-not-launching',
      ],
    },
    {
      title: { en: 'Your country', fa: 'کشور شما', ru: 'Ваша страна' },
      pages: [
        { id: 'tutorial-basics/iran', locales: ['en', 'fa'] },
        { id: 'tutorial-basics/russia', locales: ['en', 'ru'] },
      ],
    },
    {
      title: { en: 'First steps', fa: 'گام‌های اول', ru: 'Первые шаги' },
      pages: [
        'tutorial-basics/getting-started',
        'tutorial-basics/vpn-connection',
        'tutorial-basics/subscription-management',
        'tutorial-basics/subscription-expired',
      ],
    },
    {
      title: { en: 'Your device', fa: 'دستگاه شما', ru: 'Ваше устройство' },
      pages: ['services/platforms/android', 'services/platforms/ios'],
    },
    {
      title: { en: 'Protocols', fa: 'پروتکل‌ها', ru: 'Протоколы' },
      pages: ['services/vpn-protocols/index'],
    },
    {
      title: { en: 'Protection and privacy', fa: 'حفاظت و حریم خصوصی', ru: 'Защита и конфиденциальность' },
      pages: ['services/security/kill-switch', 'services/security/what-is-recorded'],
    },
  ],
};
