/** The addresses that `docs/requirements.md` names, without language, by its headings. */
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

/** The operations that the requirements name, by the page of each below `/docs/api`. */
export const namedOperations: Readonly<Record<string, readonly string[]>> = {
  'ROUTE-28': below('Mutations/Authentication', [
    'login-api',
    'oauth-login',
    'qr-code-login',
    'signup-api',
    'resend-verification-email-api',
    'verify-email-with-code-api',
  ]),
  'ROUTE-29': below('Mutations/Billing', [
    'apple-create-payment-api',
    'coinpayment-create-payment-api',
    'paypal-create-payment-api',
    'paypal-approve-payment-api',
    'stripe-create-payment-api',
    'parspal-create-payment-api',
    'parspal-approve-payment-api',
    'email-invoice-pdf-api',
    'update-invoice-api',
  ]),
  'ROUTE-30': below('Mutations/Promotions', [
    'check-coupon-code-api',
    'create-coupon-code-api',
    'update-coupon-code-api',
    'use-coupon-code-api',
  ]),
  'ROUTE-31': below('Mutations/Security', ['add-to-blacklist-api', 'add-to-whitelist-api']),
  'ROUTE-32': below('Mutations/Support', [
    'create-ticket-api',
    'create-news-api',
    'create-file-api',
    'use-token-code-api',
  ]),
  'ROUTE-33': below('Mutations/Users-Management', [
    'change-password-api',
    'edit-profile-api',
    'create-user-api',
    'delete-user-api',
    'upload-users-api',
  ]),
  'ROUTE-34': below('Queries/Billing', [
    'all-invoices-api',
    'get-package-price3-api',
    'get-package-price6-api',
    'get-package-price12-api',
    'get-package-price24-api',
    'get-package-price36-api',
    'get-package-price-lifetime-api',
    'calculate-discounted-price-by-duration-api',
  ]),
};
