import { plural } from '../../model/text/messages.ts';
import type { Answer } from '../../search/answers.ts';
import { useSearchTexts } from './useSearchTexts.ts';

interface Props {
  readonly answer: Answer;
  /** True if the link is reached with the Tab key. */
  readonly reached?: boolean;
}

/** The first steps of the page that a result leads to, with a link to all of them. */
export function AnswerCard({ answer: { url, steps, count, platform }, reached = true }: Props) {
  const { texts, locale } = useSearchTexts();
  return (
    <div className="answer">
      {platform !== undefined && (
        <p>
          <bdi>{platform}</bdi>
        </p>
      )}
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <a href={url} tabIndex={reached ? undefined : -1}>
        {plural(texts.allSteps, count, locale)}
      </a>
    </div>
  );
}
