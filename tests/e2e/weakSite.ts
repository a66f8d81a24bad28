import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '../listen.ts';

/** The site at another address, whose network can break and whose files can change. */
export class WeakSite {
  readonly #site: string;
  #server: Server | undefined;
  #port = 0;
  #breaks: number[] = [];
  #requests: string[] = [];
  #held: string | undefined;
  readonly #changed = new Map<string, string>();

  /** @param site address of the server that has the files */
  constructor(site: string) {
    this.#site = site;
  }

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Paths answered since the last call, without pages fetched ahead by the browser. */
  takeRequests(): string[] {
    return this.#requests.splice(0);
  }

  /** Answers from now on, at the same address as before. */
  async open(): Promise<void> {
    this.#server = createServer((request, response) => this.#answer(request, response));
    this.#port = await listen(this.#server, this.#port, 'localhost');
  }

  /** Is unreachable from now on. */
  async close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }

  /** Cuts all connections after each of these numbers of further files. */
  breakAfter(...files: number[]): void {
    this.#breaks = files;
  }

  /** True if all these breaks have happened. */
  get hasBroken(): boolean {
    return this.#breaks.length === 0;
  }

  /** Never answers requests for a path; without one, answers all again. */
  hold(path?: string): void {
    this.#held = path;
  }

  /** Sends another text at a path. */
  change(path: string, text: string): void {
    this.#changed.set(path, text);
  }

  async read(path: string): Promise<string> {
    return this.#changed.get(path) ?? (await (await fetch(this.#site + path)).text());
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const { method = 'GET', url = '' } = request;
    if (url === this.#held) return;
    // Without conditional headers: the server does not have the changes made here.
    const { 'if-none-match': _etag, 'if-modified-since': _since, ...headers } = request.headers;
    if (this.#requests.length >= (this.#breaks[0] ?? Number.POSITIVE_INFINITY)) {
      this.#breaks.shift();
      this.#server?.closeAllConnections();
      return;
    }
    const forwarded = ask(this.#site + url, { method, headers }, async (answer) => {
      const content = await buffer(answer);
      const changed = this.#changed.get(url);
      if (headers['sec-purpose'] !== 'prefetch') this.#requests.push(url);
      if (changed === undefined) {
        response.writeHead(answer.statusCode ?? 502, answer.headers).end(content);
        return;
      }
      const { 'content-encoding': _encoding, 'content-length': _length, ...rest } = answer.headers;
      response.writeHead(200, rest).end(changed);
    });
    forwarded.on('error', () => response.destroy());
    forwarded.end();
  }
}
