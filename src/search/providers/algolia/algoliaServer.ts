// For tests: a server that speaks as much of the protocol as the provider uses.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const requests = z.object({ requests: z.array(z.record(z.string(), z.unknown())) });

const answered = z.object({
  results: z.array(
    z.looseObject({
      hits: z.array(z.record(z.string(), z.unknown())),
    }),
  ),
});
const wanted = z.object({
  attributesToRetrieve: z.array(z.string()).default([]),
});

/** Of an answer what its questions ask for: the service sends no other attribute. */
export function onlyAsked(answer: unknown, questions: readonly unknown[]): unknown {
  const { results } = answered.parse(answer);
  return {
    results: results.map(({ hits, ...result }, at) => {
      const { attributesToRetrieve } = wanted.parse(questions[at]);
      const isSent = (name: string) => name.startsWith('_') || attributesToRetrieve.includes(name);
      const sent = hits.map((hit) => Object.fromEntries(Object.entries(hit).filter(([name]) => isSent(name))));
      return { ...result, hits: sent };
    }),
  };
}

export interface Asked {
  readonly method: string | undefined;
  readonly url: URL;
  readonly contentType: string | undefined;
  readonly questions: readonly Record<string, unknown>[];
}

export interface TestServer {
  readonly origin: string;
  readonly asked: Asked[];
  close(): Promise<unknown>;
}

/** Starts a server; `answer` writes the answer to what was asked. */
export async function startServer(answer: (asked: Asked, response: ServerResponse) => void): Promise<TestServer> {
  const asked: Asked[] = [];
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const questions = requests.parse(JSON.parse(await text(request))).requests;
    const url = new URL(request.url ?? '', 'http://localhost');
    const one = { method: request.method, url, contentType: request.headers['content-type'], questions };
    asked.push(one);
    answer(one, response);
  }
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The test server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    asked,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
