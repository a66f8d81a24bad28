import type { Locale } from '../model/text/locale.ts';

/** A wording that docs/glossary.md rules out. */
export interface ForbiddenTerm {
  /** A regular expression, matched at the ends of words; letter case counts if `exact`. */
  readonly wrong: string;
  readonly right: string;
  readonly exact?: true;
  /** Only a warning, since the word has other meanings too. */
  readonly unsure?: true;
}

/** Names, in every language. */
const names: readonly ForbiddenTerm[] = [
  { wrong: 'Orbvpn|OrbVpn|ORBVPN|Orb VPN', right: 'OrbVPN', exact: true },
  { wrong: 'Orbnet|ORBNET|Orb Net', right: 'OrbNet', exact: true },
  { wrong: 'Wireguard|wireguard|Wire Guard', right: 'WireGuard', exact: true },
  { wrong: 'Openconnect|Open Connect', right: 'OpenConnect', exact: true },
  { wrong: 'Vless|vless', right: 'VLESS', exact: true },
  { wrong: 'Graphql|graphql|GraphQl', right: 'GraphQL', exact: true },
  { wrong: 'MacOS|Mac OS(?! X)|MacOs', right: 'macOS', exact: true },
  // IOS XE is the system of Cisco's routers.
  { wrong: 'IOS(?! XE)|Ios', right: 'iOS', exact: true },
  { wrong: 'WiFi|Wifi|wifi|WIFI', right: 'Wi-Fi', exact: true },
];

const ending = '\\p{L}*';

export const forbiddenTerms: Readonly<Record<Locale, readonly ForbiddenTerm[]>> = {
  en: [
    ...names,
    { wrong: 'split[ -]tunneling', right: 'split tunnelling' },
    { wrong: 'killswitch|kill-switch', right: 'kill switch' },
    { wrong: 'log(?:ging|ged)? (?:in|out|off)', right: 'sign in, sign out' },
    { wrong: 'white-?lists?', right: 'allow list' },
    { wrong: 'black-?lists?', right: 'block list' },
  ],
  fa: [
    ...names,
    { wrong: 'سوئیچ کشتار|سوییچ کشتار|کلید کشتار|کیل ?سوییچ|کیل ?سوئیچ', right: 'کلید قطع' },
    { wrong: 'گزارشات', right: 'گزارش‌ها' },
    { wrong: 'پیشنهادات', right: 'پیشنهادها' },
    { wrong: 'وی پی ان|ویپیان|وی‌پی ان|وی پی‌ان', right: 'وی‌پی‌ان' },
    { wrong: 'فیلترشکن(?:\u200cها)?', right: 'وی‌پی‌ان', unsure: true },
    { wrong: 'آدرس (?:آی‌پی|IP)|آی‌پی', right: 'نشانی IP' },
    { wrong: 'دی‌ان‌اس', right: 'DNS' },
    { wrong: 'وایرگارد', right: 'WireGuard' },
    { wrong: 'پروکسی', right: 'پراکسی' },
    { wrong: 'رمز عبور|پسورد', right: 'گذرواژه' },
    { wrong: 'دومرحله‌ای|دو مرحله‌ای|دو عاملی', right: 'دوعاملی' },
    { wrong: 'آپدیت', right: 'به‌روزرسانی' },
    { wrong: 'بروزرسانی|به روزرسانی|به‌روز رسانی|بروز رسانی|به روز رسانی', right: 'به‌روزرسانی' },
    { wrong: 'داشبورد(?:\u200cها)?', right: 'پنل کاربری' },
    { wrong: 'پلن(?:\u200cها)?', right: 'طرح' },
    { wrong: 'فاکتور(?:\u200cها)?', right: 'صورت‌حساب' },
    { wrong: 'صورتحساب', right: 'صورت‌حساب' },
    { wrong: 'کوپن', right: 'کد تخفیف' },
    { wrong: 'ریسلر', right: 'نمایندهٔ فروش' },
    { wrong: 'استریم|استریمینگ', right: 'پخش آنلاین' },
    { wrong: 'عیب‌یابی|عیب یابی', right: 'رفع اشکال' },
    { wrong: 'دیوار آتش|دیواره آتش|دیوارهٔ آتش', right: 'فایروال' },
    { wrong: 'مسیریاب(?:\u200cها)?', right: 'روتر' },
    { wrong: 'لیست سفید', right: 'فهرست مجاز' },
    { wrong: 'لیست سیاه|فهرست سیاه', right: 'فهرست مسدود' },
    { wrong: 'اکانت', right: 'حساب کاربری' },
    { wrong: 'لاگین', right: 'ورود' },
    { wrong: 'اتصال مجدد', right: 'اتصال دوباره' },
    { wrong: 'تونل تقسیم‌شده|تقسیم تونل|تونل‌بندی تقسیم‌شده|تونل‌گذاری تفکیک‌شده', right: 'تونل‌سازی بخشی' },
    { wrong: 'رمزنگاری سرتاسری', right: 'رمزگذاری سرتاسری' },
    { wrong: 'تایید', right: 'تأیید' },
    { wrong: 'تاخیر', right: 'تأخیر' },
    { wrong: 'گفتگو', right: 'گفت‌وگو' },
    { wrong: 'ارائه دهنده|ارایه‌دهنده|ارایه دهنده', right: 'ارائه‌دهنده' },
    { wrong: 'کد فعال‌سازی', right: 'کد تأیید' },
    { wrong: '(?:همه|هیچ) چیز', right: 'همه‌چیز، هیچ‌چیز' },
    { wrong: 'ویدئو|ویدئوی', right: 'ویدیو' },
    { wrong: 'پارس‌پال', right: 'ParsPal' },
    { wrong: 'جمع‌آزما', right: 'چک‌سام' },
    { wrong: 'درهم‌سازی?', right: 'هش' },
    { wrong: 'خم بیضوی', right: 'منحنی بیضوی' },
  ],
  ru: [
    ...names,
    { wrong: 'впн', right: 'VPN' },
    { wrong: `(?:за|раз|вы|пере)?логин(?:ит|ьт|ен|ив)${ending}`, right: 'войти, выйти' },
    // «Контроль учётных записей» is the name of a part of Windows.
    { wrong: `(?<!контрол\\p{L}+[ \u00a0])уч[её]тн(?:ая|ой|ую|ые|ых|ым|ыми) запис${ending}`, right: 'аккаунт' },
    { wrong: 'авторизова(?:ться|лся|лась|лись)|авторизу(?:йтесь|ется|етесь|ются)', right: 'войти' },
    { wrong: `тоннел${ending}`, right: 'туннель' },
    { wrong: `кил+ ?свит?ч${ending}`, right: 'Kill Switch' },
    {
      wrong: `фа[йе]р?вол+${ending}|фаервол${ending}|файервол${ending}|межсетев${ending} экран${ending}`,
      right: 'брандмауэр',
    },
    { wrong: `маршрутизатор${ending}`, right: 'роутер', unsure: true },
    { wrong: 'айпи', right: 'IP-адрес' },
    { wrong: 'вай-?фай', right: 'Wi-Fi' },
    { wrong: `вайргард${ending}`, right: 'WireGuard' },
    { wrong: `апдейт${ending}`, right: 'обновление' },
    { wrong: 'лог(?:и|ов|ам|ами|ах)', right: 'журналы' },
    { wrong: `купон${ending}`, right: 'промокод' },
    { wrong: `дашборд${ending}`, right: 'личный кабинет' },
    { wrong: `сесси${ending}`, right: 'сеанс' },
    { wrong: `тикет${ending}`, right: 'обращение в поддержку' },
    { wrong: `сч[её]т${ending}-фактур${ending}`, right: 'счёт' },
    { wrong: `сплит-?туннел${ending}`, right: 'раздельное туннелирование' },
    { wrong: 'вайтлист|уайтлист', right: 'белый список' },
    { wrong: `бл[эе]клист${ending}`, right: 'чёрный список' },
    { wrong: `е-?мейл${ending}|емейл${ending}|имейл${ending}`, right: 'электронная почта, e-mail' },
  ],
};
