import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const requirements = readFileSync(join(import.meta.dirname, '../../../docs/requirements.md'), 'utf8');

/**
 * The names that a requirement lists after its colon, as in "Platforms, in
 * `/ru/docs/services/platforms/`: android and ios."
 */
export function namesIn(id: string): readonly string[] {
  const [, list] = new RegExp(`^- \\*\\*${id}\\*\\* .*: (.+)\\.$`, 'm').exec(requirements) ?? [];
  if (!list) throw new Error(`docs/requirements.md lists nothing under ${id}.`);
  return list.split(/, | and /);
}

/** The addresses of the pages that a requirement lists, without language. */
export function pathsIn(id: string): readonly string[] {
  const [, folder = ''] = new RegExp(`\\*\\*${id}\\*\\*.*`).exec(requirements)?.[0].match(/`\/ru(.*?)\/?`/) ?? [];
  const names = namesIn(id).map((name) => (name === 'the root page' ? '' : name));
  return below(folder, names);
}

const below = (folder: string, pages: readonly string[]): readonly string[] =>
  pages.map((page) => (page === '' ? folder : `${folder}/${page}`));

export const extraPaths = below('/docs/tutorial-extras', ['manage-docs-versions', 'translate-your-site']);

export const businessPaths = below('/docs/business', [
  '',
  'products',
  'solutions',
  'use-cases',
  'resources',
  'resources/case-studies',
  'resources/faq',
]);

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
