import { troubleSteps } from '../../../model/troublePath.ts';
import { usePage } from '../../PageContext/PageContext.tsx';
import type { Views } from '../views.ts';
import { Advice } from './Advice.tsx';
import { Question } from './Question.tsx';
import type * as writer from './TroublePath.writer.ts';

/**
 * The path through trouble: every question and every piece of advice is a section with an address, which support can send. The style
 * sheet shows one at a time, that of the address; on paper and in browsers that cannot, they are below each other. The headings have no
 * ids: a step is not a section of a document, and has no place in the contents of the page.
 */
export function TroublePath() {
  const { site, strings } = usePage();
  const { troublePath } = site;
  return (
    <div className="trouble">
      {troubleSteps(troublePath).map((each) => (
        <section key={each.id} id={each.id}>
          {each.kind === 'question' ? <Question question={each.step} /> : <Advice advice={each.step} />}
          {each.from !== undefined && (
            <p>
              <a href={`#${each.from}`}>{strings.trouble.back}</a>
              {each.from !== troublePath.start && <a href={`#${troublePath.start}`}>{strings.trouble.again}</a>}
            </p>
          )}
        </section>
      ))}
    </div>
  );
}

export const views = { TroublePath: { page: TroublePath, feed: TroublePath } } satisfies Views<typeof writer>;
