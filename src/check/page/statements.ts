import type { WrittenText } from '../../model/content/content.ts';
import type { Problem } from '../../model/problems/problems.ts';
import type { Locale } from '../../model/text/locale.ts';
import { type Passage, visible } from '../passage.ts';
import { bodyPassages } from '../prose.ts';

/** Something that one page says completely. Every other page that touches it links there, so that no two pages can contradict each other. */
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
      ru: /журнал\p{L}* (?:активности|подключений)|записи о подключениях/iu,
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

/** "No logs" promises more than the service keeps: connections are recorded. In quotation marks it is somebody else's promise. */
const tooMuch = /(?<!["“«\p{L}])no[- ]logs?\b(?!["”»])/iu;

/** Statements about recording, the kill switch and paying on a page that does not link to the one page about them. */
export function checkStatements(page: WrittenText): Problem[] {
  const { locale, file } = page;
  const passages = bodyPassages(page);
  const links = page.compiled.references.map(({ url }) => url.replace(/#.*/, ''));
  const ofPage = (statement: Statement) => file.endsWith(`${statement.page}.mdx`);
  return [
    ...statements
      .filter((statement) => !ofPage(statement) && !links.includes(statement.page))
      .flatMap((statement) => firstMatch(passages, statement, locale)),
    ...(locale === 'en' ? passages.flatMap(promiseTooMuch) : []),
  ];
}

function firstMatch(passages: readonly Passage[], { subject, page, says }: Statement, locale: Locale): Problem[] {
  for (const { file, line, text } of passages) {
    const found = says[locale].exec(text);
    if (found)
      return [
        {
          level: 'error',
          file,
          line,
          message: `"${visible(found[0])}" is about ${subject}; link to ${page}, which says it completely.`,
        },
      ];
  }
  return [];
}

function promiseTooMuch({ file, line, text }: Passage): Problem[] {
  const found = tooMuch.exec(text);
  if (!found) return [];
  const message = `"${found[0]}" promises too much, because connections are recorded; write "no activity logs".`;
  return [{ level: 'error', file, line, message }];
}
