import type { Samples } from '../../../model/api/samples.ts';
import type { World } from '../world.ts';
import { recordOf, rowsOf } from './rowsOf.ts';

export function serviceRows({ accounts, tickets, news, files, webhooks, deliveries, moment }: World): Samples['rows'] {
  const author = (key: string) => {
    const { id, firstName, lastName, role } = recordOf(accounts, key);
    return { id, name: `${firstName} ${lastName}`, role };
  };
  return {
    TicketView: rowsOf(tickets, ({ account: _, replyId: __, reply: ___, ...ticket }) => ticket),
    TicketReplyView: rowsOf(tickets, ({ id, account, replyId, reply }) => ({
      ticketId: id,
      id: replyId,
      text: reply,
      createdAt: moment.later,
      author: author(account),
    })),
    TicketAuthor: rowsOf(accounts, (_, key) => author(key)),
    NewsView: rowsOf(news, (item) => item),
    FileView: rowsOf(files, (file) => file),
    WebhookConfiguration: rowsOf(webhooks, (webhook) => webhook),
    WebhookDelivery: rowsOf(deliveries, ({ webhook, ...delivery }) => ({
      ...delivery,
      configurationId: recordOf(webhooks, webhook).id,
    })),
  };
}
