import { z } from 'zod';

const answered = z.object({ results: z.array(z.looseObject({ hits: z.array(z.record(z.string(), z.unknown())) })) });
const wanted = z.object({ attributesToRetrieve: z.array(z.string()).default([]) });

/** The part of an answer that its questions ask for: the service sends no other attribute. */
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
