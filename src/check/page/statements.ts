import type { WrittenText } from '../../model/content/content.ts';
import type { Problem } from '../../model/problems/problems.ts';
import type { Locale } from '../../model/text/locale.ts';
import { type Passage, visible } from '../passage.ts';
import { bodyPassages } from '../prose.ts';

/** A subject that one page covers; others link there, so that no two contradict each other. */
interface Statement {
  readonly subject: string;
  readonly page: string;
  readonly says: Readonly<Record<Locale, RegExp>>;
}

const statements: readonly Statement[] = [
  {
    subject: 'what is recorded',
    page: '/docs/services/security/what-is-recorded',
    says: {
      en: /\b(?:no|activity|connection) (?:logs?|records)\b/iu,
      fa: /گزارش فعالیت|سابقهٔ اتصال\u200cها|فعالیت (?:شما )?ثبت نمی\u200cشود|اتصال\u200cها ثبت می\u200cشوند/u,
      ru: /журнал\p{L}*\s(?:активности|подключений)|запис\p{L}*\sо\sподключениях/iu,
    },
  },
  {
    subject: 'what the kill switch blocks',
    page: '/docs/services/security/kill-switch',
    says: {
      en: /\b[Kk]ill switch\b[^.!?]*\b(?:blocks|stops|cuts off|holds|lets)\b/u,
      fa: /کلید قطع[^.!؟]*(?:(?:مسدود|قطع) می\u200cکند|جلوی)/u,
      ru: /Kill Switch[^.!?]*(?:блокирует|останавливает|перекрывает|закрывает|не\s(?:вы|про)пускает)/u,
    },
  },
  {
    subject: 'how one can pay',
    page: '/docs/tutorial-basics/subscription-management',
    says: {
      en: /\bPayPal\b[^.!?]*\b(?:at once|automatically)\b/u,
      fa: /PayPal[^.!؟]*(?:فوری|همان لحظه|خودکار)/u,
      ru: /PayPal[^.!?]*(?:сразу|сами|автоматическ)/u,
    },
  },
];

/** Promises beyond the table of what is recorded. Quoted ones are somebody else's. */
const excesses: readonly { readonly says: Partial<Record<Locale, RegExp>>; readonly because: string }[] = [
  {
    says: { en: /(?<!["“«\p{L}])no[- ]logs?\b(?!["”»])/iu },
    because: 'promises too much, because connections are recorded; write "no activity logs".',
  },
  {
    says: {
      en: /\bconnection records\b[^.!?]*\bvolume\b/iu,
      fa: /سابقهٔ اتصال[^.!؟]*حجم/u,
      ru: /запис\p{L}*\sо\sподключениях[^.!?]*(?:объём|сколько передал)/iu,
    },
    because: 'gives the volume of a session to those who read connection records, but no operation shows it.',
  },
];

/** Statements on a page that does not link to the one page about their subject. */
export function checkStatements(page: WrittenText): Problem[] {
  const { locale, file } = page;
  const passages = bodyPassages(page);
  const links = page.compiled.references.map(({ url }) => url.replace(/#.*/, ''));
  const ofPage = (statement: Statement) => file.endsWith(`${statement.page}.mdx`);
  return [
    ...statements
      .filter((statement) => !ofPage(statement) && !links.includes(statement.page))
      .flatMap(({ subject, page: about, says }) =>
        matching(passages, says[locale], `is about ${subject}; link to ${about}, which covers it.`).slice(0, 1),
      ),
    ...excesses.flatMap(({ says, because }) => matching(passages, says[locale], because)),
  ];
}

/** A problem for every passage that matches a pattern. */
function matching(passages: readonly Passage[], words: RegExp | undefined, because: string): Problem[] {
  return passages.flatMap(({ file, line, text }): Problem[] => {
    const match = words?.exec(text);
    return match ? [{ level: 'error', file, line, message: `"${visible(match[0])}" ${because}` }] : [];
  });
}
