import type { EditionsInput } from '../src/model/editions.ts';

/**
 * What the one file and the e-book hold: everything that is needed when nothing else opens, the most urgent first. The one file has 350 kB;
 * what does not fit is `bookOnly`.
 */
export const editions: EditionsInput = {
  name: 'orbvpn-help',
  leftOut: ['next', 'features'],
  parts: [
    {
      title: { en: 'When it does not work', fa: 'وقتی کار نمی‌کند', ru: 'Когда не\u00a0работает' },
      pages: [
        'troubleshoot/everything-blocked',
        'troubleshoot/connection-issue',
        'troubleshoot/connected-no-internet',
        'troubleshoot/slow-connection',
        'troubleshoot/server-connection',
        'troubleshoot/no-network-after-vpn',
        'troubleshoot/protocol-selection',
        { id: 'troubleshoot/location-services', bookOnly: true },
        { id: 'troubleshoot/local-network', bookOnly: true },
        'troubleshoot/authentication-issues',
        'troubleshoot/billing-subscription',
        'troubleshoot/app-not-launching',
        { id: 'troubleshoot/performance-optimization', bookOnly: true },
        { id: 'troubleshoot/security-privacy', bookOnly: true },
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
        { id: 'tutorial-basics/signup-and-verification', bookOnly: true },
        { id: 'tutorial-basics/login-screen', bookOnly: true },
        'tutorial-basics/vpn-connection',
        { id: 'tutorial-basics/location-management', bookOnly: true },
        { id: 'tutorial-basics/split-tunnelling', bookOnly: true },
        { id: 'tutorial-basics/device-management', bookOnly: true },
        { id: 'tutorial-basics/settings-management', bookOnly: true },
        { id: 'tutorial-basics/password-management', bookOnly: true },
        'tutorial-basics/subscription-management',
        { id: 'tutorial-basics/subscription-expired', bookOnly: true },
        { id: 'tutorial-basics/account-data', bookOnly: true },
        { id: 'tutorial-basics/concierge', bookOnly: true },
      ],
    },
    {
      title: { en: 'Your device', fa: 'دستگاه شما', ru: 'Ваше устройство' },
      pages: [
        'services/platforms/android',
        'services/platforms/ios',
        'services/platforms/windows',
        'services/platforms/macos',
        { id: 'services/platforms/linux', bookOnly: true },
        { id: 'services/platforms/linux-command-line', bookOnly: true },
        { id: 'services/platforms/android-tv', bookOnly: true },
        { id: 'services/platforms/fire-stick', bookOnly: true },
      ],
    },
    {
      title: { en: 'Protocols', fa: 'پروتکل‌ها', ru: 'Протоколы' },
      pages: [
        'services/vpn-protocols/index',
        { id: 'services/vpn-protocols/wireguard', bookOnly: true },
        { id: 'services/vpn-protocols/vless', bookOnly: true },
        { id: 'services/vpn-protocols/reality', bookOnly: true },
        { id: 'services/vpn-protocols/openconnect', bookOnly: true },
      ],
    },
    {
      title: { en: 'Protection and privacy', fa: 'حفاظت و حریم خصوصی', ru: 'Защита и\u00a0конфиденциальность' },
      pages: [
        { id: 'services/security/index', bookOnly: true },
        'services/security/kill-switch',
        { id: 'services/security/leaks-and-limits', bookOnly: true },
        'services/security/what-is-recorded',
        { id: 'services/requirements', bookOnly: true },
        'tutorial-basics/genuine-copy',
      ],
    },
  ],
};
