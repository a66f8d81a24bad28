import { plural } from '../../model/text/messages.ts';
import type { Answer } from '../../search/answers.ts';
import { useSearchTexts } from './useSearchTexts.ts';

interface Props {
  readonly answer: Answer;
  /** True if Tab leads to the link. */
  readonly reached?: boolean;
}

/** The first steps of the page that a result leads to, and the way to all of them. */
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
