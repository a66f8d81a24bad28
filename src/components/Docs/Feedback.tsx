import { Fragment } from 'react';
import { messageAddress, messageBody } from '../../model/config/feedback.ts';
import { useHref, usePage } from '../PageContext/PageContext.tsx';

/** Ways to report a mistake, named after their targets; `feedback.ts` adds the section. */
export function Feedback() {
  const { site, locale, strings, view } = usePage();
  const href = useHref();
  const { feedback } = site.config;
  if (feedback.length === 0) return null;
  const body = messageBody(view.head.canonical, site.revision.version);
  return (
    <p data-feedback="">
      {strings.feedback.question}
      {feedback.map(({ label, to }) => (
        <Fragment key={to}>
          {' '}
          <a href={href(messageAddress(to, view.title, body))}>{label[locale]}</a>
        </Fragment>
      ))}
    </p>
  );
}
