import { page } from '../samples/resolver.ts';
import { type Context, fieldsOf, type Operations, refuse } from './context.ts';
import type { Row } from './store.ts';

export const webhookOperations: Operations = {
  getWebhookConfigurations: (_, { store }) => store.all('WebhookConfiguration'),
  getWebhookDeliveries: (args, { store }) =>
    page(
      store.all('WebhookDelivery').filter((row) => row['configurationId'] === args['configurationId']),
      args,
    ),
  createWebhookConfiguration: ({ input }, { store }) =>
    store.add('WebhookConfiguration', { maxRetries: 0, retryDelay: 0, ...fieldsOf(input), id: store.nextId() }),
  updateWebhookConfiguration: ({ id, input }, context) => Object.assign(findWebhook(context, id), fieldsOf(input)),
  deleteWebhookConfiguration: ({ id }, context) => {
    context.store.remove(findWebhook(context, id));
    return true;
  },
  testWebhookConfiguration: ({ id }, context) => context.test(findWebhook(context, id)),
};

function findWebhook(context: Context, id: unknown): Row {
  return context.store.find('WebhookConfiguration', 'id', id) ?? refuse(context, 'NOT_FOUND');
}
