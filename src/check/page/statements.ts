import type { WrittenText } from '../../model/content/content.ts';
import type { Problem } from '../../model/problems/problems.ts';
import type { Locale } from '../../model/text/locale.ts';
import { type Passage, problemAt, visible } from '../passage.ts';
import { bodyPassages } from '../prose.ts';

/** A subject that one page covers; others link there, so that no two contradict each other. */
interface Statement {
  readonly subject: string;
  readonly page: string;
  /** A translation has the links of the English page. */
  readonly says: Readonly<Partial<Record<Locale, RegExp>>>;
  /** Pages whose readers it does not concern. */
  readonly except?: RegExp;
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
  {
    subject: 'connecting without a tap, which in the UAE carries calls past the block',
    page: '/docs/tutorial-basics/before-you-travel',
    says: { en: /\bturn on\b[^.!?]*\b(?:Auto-connect|Always-on VPN)\b|\bAuto-connect:? on\b/iu },
    except: /\/(?:iran|russia)\.mdx$/,
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
  {
    says: {
      en: /\boffers\b[^.!?]*\bblocks UDP\b/u,
      fa: /UDP را می\u200cبندد،? خود برنامه[^.!؟]*پیشنهاد می\u200cکند/u,
      ru: /предлагает[^.!?]*блокирует\sUDP/u,
    },
    because: 'is true of phones only; every app names the protocols that may work (docs/decisions.md).',
  },
  {
    says: {
      en: /\bthe code\b[^.!?]*\b(?:old|new) address\b/u,
      fa: /کدی را که به ایمیل (?:قبلی|تازه) می\u200cآید/u,
      ru: /(?<!\p{L})код,[^.!?]*на\s(?:старый|новый) адрес/u,
    },
    because: 'is one code; a change of address needs one from each mailbox (docs/decisions.md).',
  },
];

/** Statements on a page that does not link to the one page about their subject. */
export function checkStatements(page: WrittenText): Problem[] {
  const { locale, file } = page;
  const passages = bodyPassages(page);
  const links = page.compiled.references.map(({ url }) => url.replace(/#.*/, ''));
  const ofPage = ({ page, except }: Statement) => file.endsWith(`${page}.mdx`) || except?.test(file);
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
  return passages.flatMap((passage) => {
    const match = words?.exec(passage.text);
    return match ? [problemAt(passage, match.index, `"${visible(match[0])}" ${because}`)] : [];
  });
}
