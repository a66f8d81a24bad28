import { CodeBlock } from '../../components/mdx/CodeBlock/CodeBlock.tsx';
import type { PropsOf, Views } from '../../components/mdx/views.ts';
import { usePage } from '../../components/PageContext/PageContext.tsx';
import { SiteText } from '../../components/SiteText/SiteText.tsx';
import type { Localized } from '../../model/text/locale.ts';
import { Advice } from './Advice.tsx';
import { Question } from './Question.tsx';
import { Trail } from './Trail.tsx';
import type * as writer from './TroublePath.writer.ts';
import { solvedId, supportMessage, type TroubleStep, troubleSteps } from './troublePath.ts';

/**
 * The path from a question that has a page. Every step is a section, whose address support can
 * send; its heading has no id, since it is not a section of a document.
 */
export function TroublePath({ from }: PropsOf<typeof writer.TroublePath>) {
  const { troublePath } = usePage().site;
  const steps = troubleSteps(troublePath, from ?? troublePath.start);
  if (steps.length === 0) throw new Error(`There is no question "${from}" in site/troublePath.ts.`);
  return (
    <div className="trouble">
      {steps.map((step) => (
        <section key={step.id} id={step.id} className={step.tried.length > 0 ? 'later' : undefined}>
          <Trail step={step} />
          <Step step={step} />
        </section>
      ))}
      <section id={solvedId} className="later">
        <End {...troublePath.solved} />
      </section>
    </div>
  );
}

function Step({ step }: { readonly step: TroubleStep }) {
  const { locale, site } = usePage();
  if (step.kind === 'question') return <Question question={step.step} />;
  if (step.kind === 'advice') return <Advice step={step} />;
  return (
    <>
      <End {...site.troublePath.support} />
      <CodeBlock language="message" code={supportMessage(site.troublePath, step, locale)} />
    </>
  );
}

function End({ title, text }: { readonly title: Localized; readonly text: Localized }) {
  const { locale } = usePage();
  return (
    <>
      <h2>{title[locale]}</h2>
      <p>
        <SiteText text={text} file="site/troublePath.ts" />
      </p>
    </>
  );
}

export const views = { TroublePath: { page: TroublePath, feed: TroublePath } } satisfies Views<typeof writer>;
