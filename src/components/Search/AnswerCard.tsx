import type { Strings } from '../../model/config/strings.ts';
import type { Locale } from '../../model/text/locale.ts';
import { plural } from '../../model/text/messages.ts';
import type { Answer } from '../../search/answers.ts';

interface Props {
  readonly answer: Answer;
  readonly texts: Strings['search'];
  readonly locale: Locale;
  /** True if Tab leads to the link. */
  readonly reached?: boolean;
}

/** The first steps of the page that a result leads to, and the way to all of them. */
export function AnswerCard({ answer, texts, locale, reached = true }: Props) {
  const { url, steps, count, platform } = answer;
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
