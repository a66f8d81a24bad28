import { expect, test } from 'vitest';
import { linksOf, pageAt } from '../dom.ts';

const guides = '/docs/api/guides';
const mutations = '/docs/api/Mutations';
const queries = '/docs/api/Queries';

/** Ten integrations and their pages, in order. `tests/unit/guides` runs the programs. */
const integrations: Readonly<Record<string, readonly string[]>> = {
  'sign up, and make the first call': [
    '/docs/api/getting-started',
    `${guides}/client`,
    `${guides}/authentication`,
    `${mutations}/Authentication/signup-api`,
    `${mutations}/Authentication/verify-email-with-code-api`,
  ],
  'sell a plan as a reseller, and survive a time-out': [
    '/docs/api/getting-started',
    `${guides}/reseller-onboarding`,
    `${mutations}/User-Management-by-Reseller/reseller-create-user-api`,
    `${queries}/User-Management-by-Reseller/reseller-get-user-by-email-api`,
    `${guides}/errors`,
  ],
  'take cards with Stripe and 3-D Secure': [
    '/docs/api/getting-started',
    `${guides}/payments`,
    `${mutations}/Payments/stripe-integration`,
    `${mutations}/Billing/stripe-confirm-payment-api`,
  ],
  'import users from a file': [
    `${mutations}/Users-Management/upload-users-api`,
    `${queries}/Users-Management/all-users-api`,
  ],
  'read all users page by page while some are added': [
    '/docs/api/getting-started',
    `${guides}/pagination`,
    `${queries}/User-Management-by-Reseller/reseller-get-users-api`,
  ],
  'react to a device by webhook': [
    `${mutations}/Notifications/webhook-integration`,
    `${guides}/webhook-receiver`,
    `${guides}/webhooks`,
    '/docs/api/Types/WebhookEventType',
    `${queries}/Devices/devices-api`,
  ],
  'replace a token that has ended or leaked': [
    '/docs/api/getting-started',
    `${guides}/authentication`,
    `${mutations}/Authentication/login-api`,
    `${mutations}/Users-Management/change-password-api`,
  ],
  'stay within the limits, and handle 429': [
    '/docs/api/getting-started',
    `${guides}/errors`,
    `${guides}/client`,
    `${guides}/production-checklist`,
  ],
  'undo or refund a change of a subscription': [
    '/docs/api/getting-started',
    `${guides}/reseller-onboarding`,
    `${mutations}/User-Subscription/revert-last-subscription-change-api`,
    `${mutations}/User-Subscription/revert-subscription-to-days-api`,
  ],
  'generate a typed client from the schema': ['/docs/api/getting-started', `${guides}/client`],
};

/** The pages to which the text of a page links. */
const linked = (path: string) =>
  new Set(linksOf('main', pageAt(`/en${path}`)).map(([, href]) => href.replace(/^\/en/, '').replace(/#.*/, '')));

test.each(Object.entries(integrations))('Links in texts alone lead to everything needed to %s', (_, pages) => {
  const reached = linked('/docs/api');
  for (const page of pages) {
    expect(reached, 'the pages that those before it link to').toContain(page);
    for (const next of linked(page)) reached.add(next);
  }
});

test('Pages that mention the schema for generators link to it', () => {
  for (const page of ['/docs/api/getting-started', `${guides}/client`])
    expect([...linked(page)]).toContainEqual(expect.stringMatching(/schema\.graphql$/));
});
