/** The paths that the specification names, without language, by its own headings. */
export const topLevelPaths: readonly string[] = ['/', '/search', '/markdown-page', '/docs'];

export const blogTags: readonly string[] = [
  'arab-spring',
  'aws',
  'azure',
  'development',
  'flutter',
  'foundation',
  'growth',
  'history',
  'infrastructure',
  'innovation',
  'laravel',
  'legacy',
  'mobile',
  'native-clients',
  'pandemic',
  'privacy',
  'python',
  'quantum-computing',
  'reality-protocol',
  'security',
  'spring-boot',
  'technology',
  'vision',
  'vless-protocol',
  'wireguard',
];

const below = (folder: string, pages: readonly string[]): readonly string[] =>
  pages.map((page) => (page === '' ? folder : `${folder}/${page}`));

export const tutorialPaths = below('/docs/tutorial-basics', [
  'concierge',
  'device-management',
  'getting-started',
  'location-management',
  'login-screen',
  'password-management',
  'settings-management',
  'signup-and-verification',
  'subscription-expired',
  'subscription-management',
  'vpn-connection',
]);

export const extraPaths = below('/docs/tutorial-extras', ['manage-docs-versions', 'translate-your-site']);

export const troubleshootPaths = below('/docs/troubleshoot', [
  'app-not-launching',
  'authentication-issues',
  'billing-subscription',
  'connection-issue',
  'location-services',
  'performance-optimization',
  'protocol-selection',
  'security-privacy',
  'server-connection',
  'slow-connection',
]);

export const servicePaths = below('/docs/services', [
  '',
  'additional-features',
  'business-solutions',
  'reliability',
  'security',
  'security/features',
  'streaming',
  'updates',
]);

export const conciergePaths = below('/docs/services/concierge', [
  '',
  'custom-solutions',
  'personal-support',
  'priority-access',
]);

export const orbnetPaths = below('/docs/services/orbnet', [
  '',
  'business-integration/enterprise',
  'business-integration/overview',
  'features/analytics',
  'features/billing-system',
  'features/monitoring',
  'features/radius-server',
  'features/user-management',
  'infrastructure/architecture',
  'infrastructure/scalability',
  'infrastructure/security',
]);

export const platformPaths = below('/docs/services/platforms', [
  'android',
  'android-tv',
  'fire-stick',
  'ios',
  'linux',
  'macos',
  'windows',
]);

export const protocolPaths = below('/docs/services/vpn-protocols', ['openconnect', 'reality', 'vless', 'wireguard']);

export const businessPaths = below('/docs/business', [
  '',
  'products',
  'solutions',
  'use-cases',
  'resources',
  'resources/case-studies',
  'resources/faq',
]);

export const mutationGroups: readonly string[] = [
  'Authentication',
  'Billing',
  'Credit-Score',
  'Devices',
  'Groups',
  'Notifications',
  'Payments',
  'Promotions',
  'Resellers-Management',
  'Security',
  'Servers-Management',
  'Support',
  'User-Management-by-Reseller',
  'User-Subscription',
  'Users-Management',
];

export const queryGroups: readonly string[] = [
  'Billing',
  'Credit-Score',
  'Devices',
  'Groups',
  'Promotions',
  'Resellers-Management',
  'Security',
  'Servers-Management',
  'Support',
  'User-Management-by-Reseller',
  'Users-Management',
];
