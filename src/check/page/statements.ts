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
  readonly patterns: Readonly<Partial<Record<Locale, RegExp>>>;
  /** Pages whose readers it does not concern. */
  readonly except?: RegExp;
}

const statements: readonly Statement[] = [
  {
    subject: 'what is recorded',
    page: '/docs/services/security/what-is-recorded',
    patterns: {
      en: /\b(?:no|activity|connection) (?:logs?|records)\b/iu,
      fa: /گزارش فعالیت|سابقهٔ اتصال\u200cها|فعالیت (?:شما )?ثبت نمی\u200cشود|اتصال\u200cها ثبت می\u200cشوند/u,
      ru: /журнал\p{L}*\s(?:активности|подключений)|запис\p{L}*\sо\sподключениях/iu,
    },
  },
  {
    subject: 'what the kill switch blocks',
    page: '/docs/services/security/kill-switch',
    patterns: {
      en: /\b[Kk]ill switch\b[^.!?]*\b(?:blocks|stops|cuts off|holds|lets)\b/u,
      fa: /کلید قطع[^.!؟]*(?:(?:مسدود|قطع) می\u200cکند|جلوی)/u,
      ru: /Kill Switch[^.!?]*(?:блокирует|останавливает|перекрывает|закрывает|не\s(?:вы|про)пускает)/u,
    },
  },
  {
    subject: 'how one can pay',
    page: '/docs/tutorial-basics/subscription-management',
    patterns: {
      en: /\bPayPal\b[^.!?]*\b(?:at once|automatically)\b/u,
      fa: /PayPal[^.!؟]*(?:فوری|همان لحظه|خودکار)/u,
      ru: /PayPal[^.!?]*(?:сразу|сами|автоматическ)/u,
    },
  },
  {
    subject: 'connecting without a tap, which in the UAE carries calls past the block',
    page: '/docs/tutorial-basics/before-you-travel',
    patterns: { en: /\bturn on\b[^.!?]*\b(?:Auto-connect|Always-on VPN)\b|\bAuto-connect:? on\b/iu },
    except: /\/(?:iran|russia)\.mdx$/,
  },
];

/** A claim that the rest of the site contradicts, in each language, and why it is wrong. */
const refusedClaim = (because: string, en: RegExp, fa?: RegExp, ru?: RegExp) => ({ because, patterns: { en, fa, ru } });

/** Promises beyond the table of what is recorded, and what docs/decisions.md decided otherwise. */
const refusedClaims = [
  refusedClaim(
    'promises too much, because connections are recorded; write "no activity logs".',
    // A quoted one is somebody else's promise.
    /(?<!["“«\p{L}])no[- ]logs?\b(?!["”»])/iu,
  ),
  refusedClaim(
    'gives the volume of a session to those who read connection records, but no operation shows it.',
    /\bconnection records\b[^.!?]*\bvolume\b/iu,
    /سابقهٔ اتصال[^.!؟]*حجم/u,
    /запис\p{L}*\sо\sподключениях[^.!?]*(?:объём|сколько передал)/iu,
  ),
  refusedClaim(
    'is true of phones only; every app names the protocols that may work (docs/decisions.md).',
    /\boffers\b[^.!?]*\bblocks UDP\b/u,
    /UDP را می\u200cبندد،? خود برنامه[^.!؟]*پیشنهاد می\u200cکند/u,
    /предлагает[^.!?]*блокирует\sUDP/u,
  ),
  refusedClaim(
    'is true only if the reseller sold the account; resellers renew no others.',
    /\brenew with a reseller\b/iu,
    /با نماینده تمدید کنید/u,
    /(?<!тариф )продлите у\sреселлера/iu,
  ),
  refusedClaim(
    'is one code; a change of address needs one from each mailbox (docs/decisions.md).',
    /\bthe code\b[^.!?]*\b(?:old|new) address\b/u,
    /کدی را که به ایمیل (?:قبلی|تازه) می\u200cآید/u,
    /(?<!\p{L})код,[^.!?]*на\s(?:старый|новый) адрес/u,
  ),
  refusedClaim(
    'is true on Windows only with Kill switch on (docs/decisions.md).',
    /(?<=^(?!.*Windows).*)(?:\bnot (?:see|know|which)\b[^.!?]*\bsites\b|^No [^:.!?]*\bsites\b|\bhides the sites\b|\bDNS\b[^.!?]*\balways\b[^.!?]*\btunnel)/su,
    /(?<=^(?!.*Windows).*)(?:سایت\u200cها[^.!؟]*(?:نمی\u200cبین|را از ارائه)|نمی\u200cبین[^.!؟]*کدام سایت|DNS[^.!؟]*همیشه[^.!؟]*تونل)/su,
    /(?<=^(?!.*Windows).*)(?:[Сс]айты[^.!?]*\sне\sвидны|скрывает\sот\sпровайдера\sсайты|DNS[^.!?]*всегда[^.!?]*туннел)/su,
  ),
  refusedClaim(
    'is too late: OrbNet sends a CoA-Request when a plan changes (docs/decisions.md).',
    /\b(?:speed|group|plan)\b[^.!?]*\b(?:appl|chang|take)[^.!?]*\bnext sign-in\b/u,
    /(?:سرعت|گروه|طرح)[^.!؟]*(?:(?:عوض|اعمال)[^.!؟]*ورود بعدی|ورود بعدی[^.!؟]*(?:عوض|اعمال))/u,
    /(?:скорост|групп|тариф)[^.!?]*(?:меня|действу)[^.!?]*следующ\p{L}+\sвход/u,
  ),
  refusedClaim(
    'is wrong: it only starts the tunnel, and pauses after Disconnect (docs/decisions.md).',
    /\bOn Demand\b(?![^.!?]*pause)[^.!?]*\b(?:blocks|holds|locks|Disconnect)\b/u,
    /On Demand(?![^.!؟]*متوقف)[^.!؟]*(?:مسدود می|نگه می|قطع اتصال)/u,
    /(?:On\sDemand|по\sзапросу)(?![^.!?]*приостан)[^.!?]*(?:блокирует|держит|Отключиться)/u,
  ),
  refusedClaim(
    'may miss a server that is asked only sometimes; write "the extended test".',
    /\bstandard test\b/u,
    /Standard test/u,
    /(?:обычн|стандартн)\p{L}+\sтест/u,
  ),
];

/** Statements on a page that does not link to the one page about their subject. */
export function checkStatements(page: WrittenText): Problem[] {
  const { locale, file } = page;
  const passages = bodyPassages(page);
  const links = page.compiled.references.map(({ url }) => url.replace(/#.*/, ''));
  const isExempt = ({ page, except }: Statement) => file.endsWith(`${page}.mdx`) || except?.test(file);
  return [
    ...statements
      .filter((statement) => !isExempt(statement) && !links.includes(statement.page))
      .flatMap(({ subject, page: about, patterns }) =>
        matching(passages, patterns[locale], `is about ${subject}; link to ${about}, which covers it.`).slice(0, 1),
      ),
    ...refusedClaims.flatMap(({ patterns, because }) => matching(passages, patterns[locale], because)),
  ];
}

/** A problem for every passage that matches a pattern. */
function matching(passages: readonly Passage[], words: RegExp | undefined, because: string): Problem[] {
  return passages.flatMap((passage) => {
    const match = words?.exec(passage.text);
    return match ? [problemAt(passage, match.index, `"${visible(match[0])}" ${because}`)] : [];
  });
}
