import { setTimeout as pause } from 'node:timers/promises';
import type { MockOptions } from './options.ts';
import type { Row, Store } from './store.ts';

export class Webhooks {
  readonly #store: Store;
  readonly #second: number;
  /** Events arrive before their change, twice, and after a forged one with the same id. */
  readonly #isRough: boolean;
  readonly #closing = new AbortController();

  constructor(store: Store, { second, rough }: MockOptions) {
    this.#store = store;
    this.#second = second;
    this.#isRough = rough;
  }

  readonly emit = (event: string, data: Row, commit: () => void = () => {}): void => {
    const isSent = ({ active, subscribedEvents: events }: Row) =>
      active && Array.isArray(events) && events.includes(event);
    const webhooks = this.#store.all('WebhookConfiguration').filter(isSent);
    if (!this.#isRough) commit();
    else this.after(3, commit);
    const id = this.#nextId();
    for (const webhook of webhooks) {
      if (this.#isRough && event === 'PAYMENT_RECEIVED') void this.#send(webhook, event, { ...data, paymentId: 1 }, id);
      void this.#send(webhook, event, data, id);
    }
  };

  readonly test = (webhook: Row): Promise<Row> => {
    const { id = null, email = null } = this.#store.all('UserView')[0] ?? {};
    return this.#send(webhook, 'USER_CREATED', { userId: id, email });
  };

  /** Sends an event until it is accepted or its retries are used up; returns the record. */
  async #send(webhook: Row, event: string, data: Row, id = this.#nextId()): Promise<Row> {
    const delivery = this.#store.add('WebhookDelivery', {
      id,
      configurationId: webhook['id'] ?? null,
      event,
      status: 'PENDING',
      httpStatus: null,
      attempts: 0,
      occurredAt: this.#store.time(),
      deliveredAt: null,
    });
    const body = JSON.stringify({ id, event, occurredAt: delivery['occurredAt'], data });
    for (let attempt = 1; attempt <= 1 + Number(webhook['maxRetries'] ?? 0); attempt += 1) {
      if (attempt > 1) await this.#pause(Number(webhook['retryDelay'] ?? 0));
      if (this.#closing.signal.aborted) break;
      const status = await this.#post(String(webhook['endpoint']), body);
      Object.assign(delivery, { attempts: attempt, httpStatus: status ?? null });
      if (status !== undefined && status !== 429 && status < 500) {
        const isAccepted = status < 300;
        Object.assign(delivery, { status: isAccepted ? 'DELIVERED' : 'FAILED' });
        if (isAccepted) delivery['deliveredAt'] = this.#store.time();
        if (this.#isRough) this.after(5, () => void this.#post(String(webhook['endpoint']), body));
        return delivery;
      }
    }
    delivery['status'] = 'FAILED';
    return delivery;
  }

  /** Calls a function after some seconds, unless the mock closes earlier. */
  readonly after = (seconds: number, work: () => void): void => {
    void this.#pause(seconds).then(() => {
      if (!this.#closing.signal.aborted) work();
    });
  };

  close(): void {
    this.#closing.abort();
  }

  #nextId(): string {
    return `evt_${this.#store.nextId()}`;
  }

  #pause(seconds: number): Promise<unknown> {
    return pause(seconds * this.#second, undefined, { ref: false, signal: this.#closing.signal }).catch(
      () => undefined,
    );
  }

  async #post(endpoint: string, body: string): Promise<number | undefined> {
    const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(10 * this.#second)]);
    const headers = { 'Content-Type': 'application/json' };
    try {
      return (await fetch(endpoint, { method: 'POST', headers, body, signal })).status;
    } catch {
      return undefined;
    }
  }
}
