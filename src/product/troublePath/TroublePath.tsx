import { Link } from '../../components/Link/Link.tsx';
import { CodeBlock } from '../../components/mdx/CodeBlock/CodeBlock.tsx';
import type { PropsOf, Renderings } from '../../components/mdx/renderings.ts';
import { usePage } from '../../components/PageContext/PageContext.tsx';
import { SiteText } from '../../components/SiteText/SiteText.tsx';
import type { Localized } from '../../model/text/locale.ts';
import { Screen } from '../screens/Screen.tsx';
import type * as writer from './TroublePath.writer.ts';
import {
  solvedId,
  supportMessage,
  type TroubleQuestion,
  type TroubleStep,
  troubleHref,
  troubleSteps,
} from './troublePath.ts';

/**
 * The path from a question that has a page. Every step is a section whose address support can send;
 * its heading has no id, since it is not a section of a document.
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
        <Words {...troublePath.solved} />
      </section>
    </div>
  );
}

function Step({ step }: { readonly step: TroubleStep }) {
  const { locale } = usePage();
  if (step.kind === 'question') return <Question question={step.step} />;
  if (step.kind === 'advice') return <Advice step={step} />;
  return (
    <>
      <Words {...step.step} />
      <CodeBlock language="message" code={supportMessage(step, locale)} />
    </>
  );
}

function Words({ title, text }: { readonly title: Localized; readonly text: Localized | undefined }) {
  const { locale } = usePage();
  return (
    <>
      <h2>{title[locale]}</h2>
      {text && (
        <p>
          <SiteText text={text} file="site/troublePath.ts" />
        </p>
      )}
    </>
  );
}

export const renderings = { TroublePath } satisfies Renderings<typeof writer>;

/**
 * The answers that lead to a step, each a link to its question, and the advice that has not helped.
 * An answer that led to this page is its title already: the link names the page of its question.
 */
function Trail({ step: { answers, tried } }: { readonly step: TroubleStep }) {
  const { locale, site, strings, view } = usePage();
  const nameOf = (id: string, label: string) => {
    const page = site.troublePath.questions[id]?.page;
    return page === undefined || page === view.path ? label : (site.views[locale].get(page)?.title ?? label);
  };
  if (answers.length === 0) return null;
  return (
    <ol className="trail" aria-label={strings.trouble.answers}>
      {answers.map(({ id, label }) => (
        <li key={id}>
          <Link to={troubleHref(site.troublePath, id)}>{nameOf(id, label[locale])}</Link>
        </li>
      ))}
      {tried.map(({ id, title }) => (
        <li key={id} className="tried">
          <a href={`#${id}`}>{title[locale]}</a>
        </li>
      ))}
    </ol>
  );
}

/** A question with its answers, each a link to what comes next. */
function Question({ question }: { readonly question: TroubleQuestion }) {
  const { locale, site } = usePage();
  return (
    <>
      <Words title={question.question} text={question.hint} />
      <ul>
        {question.choices.map(({ to, ...label }) => (
          <li key={label[locale]}>
            <Link to={troubleHref(site.troublePath, to)}>{label[locale]}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** First thing to try, with the screen to press on, and the question whether it helped. */
function Advice({ step: { step, next } }: { readonly step: Extract<TroubleStep, { kind: 'advice' }> }) {
  const { strings } = usePage();
  const { show, marks, to } = step;
  const words = (
    <>
      <Words {...step} />
      <p>
        <Link to={to}>{strings.trouble.more}</Link>
      </p>
      <p className="verdict">
        <a href={`#${solvedId}`}>{strings.trouble.works}</a>
        <a href={`#${next}`}>{strings.trouble.stillNot}</a>
      </p>
    </>
  );
  if (show === undefined) return words;
  return (
    <Screen show={show} {...(marks === undefined ? {} : { marks })}>
      {words}
    </Screen>
  );
}
