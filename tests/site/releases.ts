/** Days of releases before those written by hand: four a year, in 2019 every month. */
const days: readonly string[] = Array.from({ length: 18 }, (_, index) => 2007 + index).flatMap((year) =>
  (year === 2019 ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] : [1, 4, 6, 8]).map(
    (month) => `${year}-${String(month).padStart(2, '0')}-12`,
  ),
);

const platforms = ['android', 'ios', 'windows', 'linux'];

const changes = (index: number): string => `changes:
  - kind: added
    features: [layout]
    for: [${platforms[index % platforms.length]}, android]
    en: The kill switch covers IPv6 too.
    fa: کلید قطع IPv6 را هم پوشش می‌دهد.
    ru: Аварийное отключение действует и\u00a0для IPv6.
  - kind: fixed
    for: [servers, windows]
    en: DNS answers arrive at once over IPv6.
    fa: پاسخ‌های DNS روی IPv6 بی‌درنگ می‌رسند.
    ru: Ответы DNS приходят сразу и\u00a0по\u00a0IPv6.
  - kind: security
    for: [android, linux]
    en: A new OpenSSL closes a gap in the VPN app.
    fa: نسخهٔ تازهٔ OpenSSL شکافی را در برنامهٔ وی‌پی‌ان می‌بندد.
    ru: Новый OpenSSL закрывает брешь в\u00a0приложении VPN.
`;

const headline = `headline:
  en: The kill switch covers IPv6
  fa: کلید قطع برای IPv6
  ru: Kill Switch для IPv6
`;

/** The versions rise from 1.0.0 to 5.*, below those of the releases that are written by hand. */
const version = (index: number) => `${1 + Math.floor(index / 20)}.${index % 20}.0`;

export const releaseFiles: ReadonlyMap<string, string> = new Map(
  days.map((day, index) => [
    `content/changelog/${day.slice(0, 4)}/${day}.yaml`,
    `version: ${version(index)}\n${headline}${changes(index)}`,
  ]),
);
