import { messageAddress, messageBody } from '../../model/feedback.ts';
import { fill } from '../../model/messages.ts';
import { usePage } from '../PageContext/PageContext.tsx';

/** Two links that prepare a message about the page. Scripts add the section that was read and the commit (`src/browser/feedback.ts`). */
export function Feedback() {
  const { site, locale, strings, view } = usePage();
  const { feedback } = site.config;
  if (!feedback) return null;
  const { question, yes, no, helped, didNotHelp } = strings.feedback;
  const body = messageBody(view.head.canonical, site.config.locales[locale].label, site.revision.version);
  const address = (subject: string) =>
    messageAddress(feedback.to, { subject: fill(subject, { title: view.title }), body });
  return (
    <p data-feedback="">
      {question} <a href={address(helped)}>{yes}</a> <a href={address(didNotHelp)}>{no}</a> {feedback.note[locale]}
    </p>
  );
}
