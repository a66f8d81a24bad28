import type { Analyser } from '../analysis/analyser.ts';
import { createHost } from './host.ts';
import type { EngineAnswer, EngineRequest, Numbered } from './protocol.ts';

/** Makes a worker of the engine of one language. */
export function serve(analyser: Analyser): void {
  const answer = createHost(analyser);
  addEventListener('message', ({ data }: MessageEvent<Numbered<EngineRequest>>) => {
    const reply: Numbered<EngineAnswer> = { id: data.id, content: answer(data.content) };
    postMessage(reply);
  });
}
