import { abortAfter } from '../../../dom/inTime.ts';
import { SearchFailure } from '../../provider.ts';
import { type AlgoliaResult, readAnswer } from './answer.ts';
import type { Question } from './questions.ts';

export interface Service {
  readonly appId: string;
  readonly searchKey: string;
  /** Origins, in the order in which they are tried. */
  readonly hosts: readonly string[];
  /** Milliseconds after which a host counts as unreachable. */
  readonly timeout: number;
}

/** A failure that another host may not have: no connection, no answer in time, or an error of the server. */
class HostFailure extends SearchFailure {}

async function askHost(host: string, questions: readonly Question[], service: Service): Promise<unknown> {
  // As parameters of the address and without a content type this is a simple request: no preflight on a slow line.
  const credentials = new URLSearchParams({
    'x-algolia-application-id': service.appId,
    'x-algolia-api-key': service.searchKey,
  });
  const response = await fetch(`${host}/1/indexes/*/queries?${credentials}`, {
    method: 'POST',
    body: JSON.stringify({ requests: questions }),
    signal: abortAfter(service.timeout),
  }).catch((cause: unknown) => {
    throw new HostFailure('The search service cannot be reached.', { cause });
  });
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw new HostFailure('The answer of the search service is cut off or no JSON.', { cause });
  });
  if (response.ok) return body;
  const Failure = response.status >= 500 ? HostFailure : SearchFailure;
  throw new Failure(`The search service answered with status ${response.status}: ${JSON.stringify(body)}`);
}

/**
 * Asks the service; where a host cannot be reached, the next one.
 * @throws {SearchFailure} when no host answers, the request is refused, or the answer is malformed
 */
export async function ask(questions: readonly Question[], service: Service): Promise<readonly AlgoliaResult[]> {
  let failure = new SearchFailure('There is no host of the search service.');
  for (const host of service.hosts) {
    try {
      const results = readAnswer(await askHost(host, questions, service), questions.length);
      if (results) return results;
      throw new SearchFailure('The answer of the search service is malformed.');
    } catch (error) {
      if (!(error instanceof HostFailure)) throw error;
      failure = error;
    }
  }
  throw failure;
}
