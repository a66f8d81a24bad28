import type { KillSwitchTable } from '../src/product/killSwitch/killSwitch.ts';

const appEnds = {
  en: 'The app crashes or is force-stopped',
  fa: 'برنامه ناگهان بسته می‌شود یا «توقف اجباری» می‌شود',
  ru: 'Приложение аварийно закрылось или остановлено принудительно',
};

/** Effect of **Kill switch**, stated only here, for `<KillSwitchTable />`. Inline Markdown. */
export const killSwitch = {
  columns: {
    situation: { en: 'With Kill switch on', fa: 'وقتی کلید قطع روشن است', ru: 'Kill Switch включён' },
    internet: { en: 'Internet', fa: 'اینترنت', ru: 'Интернет' },
    detail: { en: 'What happens', fa: 'چه می‌شود', ru: 'Что происходит' },
  },
  states: {
    tunnel: { en: 'Through the VPN', fa: 'از طریق وی‌پی‌ان', ru: 'Через VPN' },
    blocked: { en: 'Blocked', fa: 'مسدود', ru: 'Заблокирован' },
    open: { en: '**Not blocked**', fa: '**باز**', ru: '**Не заблокирован**' },
  },
  rows: [
    // Situations without protection come first.
    {
      situation: { en: 'The device restarts', fa: 'دستگاه دوباره روشن می‌شود', ru: 'Устройство перезагрузилось' },
      internet: 'open',
      detail: {
        en: 'Nothing is blocked until the app starts. With the [system lock](/docs/services/security/kill-switch#system-lock) everything is blocked from the start. On an iPhone with [Connect On Demand](/docs/services/platforms/ios#kill-switch), iOS starts the tunnel as soon as an app needs the network.',
        fa: 'تا برنامه باز نشود چیزی مسدود نیست. با [قفل سیستم](/docs/services/security/kill-switch#system-lock) از همان ابتدا همه‌چیز مسدود است. در آیفون با [Connect On Demand](/docs/services/platforms/ios#kill-switch) خود iOS تا برنامه‌ای اینترنت بخواهد تونل را روشن می‌کند.',
        ru: 'До запуска приложения ничего не блокируется. С [системной блокировкой](/docs/services/security/kill-switch#system-lock) интернет заблокирован с момента включения. На iPhone с [подключением по запросу](/docs/services/platforms/ios#kill-switch) iOS поднимает туннель, как только приложению понадобится сеть.',
      },
    },
    {
      situation: appEnds,
      platforms: ['android', 'android-tv', 'fire-stick'],
      internet: 'open',
      detail: {
        en: 'The block may be lost. Only the [system lock](/docs/services/security/kill-switch#system-lock) holds; Fire OS has none.',
        fa: 'ممکن است اینترنت باز شود. فقط [قفل سیستم](/docs/services/security/kill-switch#system-lock) همچنان جلوی آن را می‌گیرد؛ Fire OS آن را ندارد.',
        ru: 'Блокировка может исчезнуть. Действует только [системная](/docs/services/security/kill-switch#system-lock); в Fire OS её нет.',
      },
    },
    {
      situation: { en: 'The tunnel crashes', fa: 'خود تونل از کار می‌افتد', ru: 'Сбой самого туннеля' },
      platforms: ['ios'],
      internet: 'open',
      detail: {
        en: 'The block may be lost. [Connect On Demand](/docs/services/platforms/ios#kill-switch) makes iOS start the tunnel again. A crash of the app alone does not end the tunnel.',
        fa: 'ممکن است اینترنت باز شود. با [Connect On Demand](/docs/services/platforms/ios#kill-switch) خود iOS تونل را دوباره راه می‌اندازد. اگر فقط برنامه بسته شود، تونل می‌ماند.',
        ru: 'Блокировка может исчезнуть. С [подключением по запросу](/docs/services/platforms/ios#kill-switch) iOS поднимет туннель снова. Если аварийно закрылось только приложение, туннель продолжает работать.',
      },
    },
    {
      situation: {
        en: 'You press <Ui id="home.disconnect" />',
        fa: '<Ui id="home.disconnect" /> را می‌زنید',
        ru: 'Вы нажали <Ui id="home.disconnect" />',
      },
      internet: 'open',
      detail: {
        en: 'The block is lifted. Apps use your own address.',
        fa: 'اینترنت آزاد می‌شود و برنامه‌ها با نشانی خودتان وصل می‌شوند.',
        ru: 'Блокировка снята. Приложения выходят в сеть с вашего адреса.',
      },
    },
    {
      situation: { en: 'The tunnel drops', fa: 'تونل قطع می‌شود', ru: 'Туннель оборвался' },
      internet: 'blocked',
      detail: {
        en: 'The app tries to reconnect: <Fact id="reconnectAttempts" />, <Fact id="reconnectDelay" /> apart.',
        fa: 'برنامه سعی می‌کند دوباره وصل شود: <Fact id="reconnectAttempts" /> با فاصلهٔ <Fact id="reconnectDelay" />.',
        ru: 'Приложение переподключается: <Fact id="reconnectAttempts" /> с паузой <Fact id="reconnectDelay" />.',
      },
    },
    {
      situation: {
        en: 'All attempts have failed',
        fa: 'هیچ‌کدام از تلاش‌ها موفق نمی‌شود',
        ru: 'Ни одна попытка не удалась',
      },
      internet: 'blocked',
      detail: {
        en: 'Still blocked. The app offers <Ui id="home.reconnect" /> and <Ui id="home.disconnect" />.',
        fa: 'همچنان مسدود است. برنامه <Ui id="home.reconnect" /> و <Ui id="home.disconnect" /> را پیشنهاد می‌کند.',
        ru: 'Блокировка остаётся. Приложение предлагает <Ui id="home.reconnect" /> и <Ui id="home.disconnect" />.',
      },
    },
    {
      situation: { en: 'The subscription ends', fa: 'اشتراک تمام می‌شود', ru: 'Подписка закончилась' },
      internet: 'blocked',
      detail: {
        en: 'The same as if the tunnel had dropped. Press <Ui id="home.disconnect" />, then [renew](/docs/tutorial-basics/subscription-expired#no-internet).',
        fa: 'مثل قطع شدن تونل. <Ui id="home.disconnect" /> را بزنید و بعد [اشتراک را تمدید کنید](/docs/tutorial-basics/subscription-expired#no-internet).',
        ru: 'Как при обрыве туннеля. Нажмите <Ui id="home.disconnect" /> и [продлите подписку](/docs/tutorial-basics/subscription-expired#no-internet).',
      },
    },
    {
      situation: {
        en: 'You close the app while connected',
        fa: 'برنامه را در حالت متصل می‌بندید',
        ru: 'Вы закрыли приложение, не отключаясь',
      },
      internet: 'tunnel',
      detail: {
        en: 'Nothing changes: the tunnel keeps running, and so does the protection.',
        fa: 'چیزی عوض نمی‌شود: تونل برقرار است و محافظت ادامه دارد.',
        ru: 'Ничего не меняется: туннель работает, защита тоже.',
      },
    },
    {
      situation: appEnds,
      platforms: ['windows', 'macos', 'linux'],
      internet: 'blocked',
      detail: {
        en: 'The firewall rules stay until the app removes them or the device restarts; on Linux `orbvpn killswitch off` removes them too.',
        fa: 'قاعده‌های فایروال می‌مانند تا برنامه آن‌ها را بردارد یا دستگاه دوباره روشن شود؛ در Linux فرمان `orbvpn killswitch off` هم همین کار را می‌کند.',
        ru: 'Правила брандмауэра остаются, пока их не снимет приложение или перезагрузка; в Linux это делает и `orbvpn killswitch off`.',
      },
    },
    {
      situation: {
        en: 'The Wi-Fi has a sign-in page (café, hotel, airport)',
        fa: 'وای‌فای صفحهٔ ورود دارد (کافه، هتل، فرودگاه)',
        ru: 'У Wi-Fi есть страница входа (кафе, гостиница)',
      },
      internet: 'blocked',
      detail: {
        en: 'Only the sign-in page is let through, on the first connection to that network. iOS opens it outside the tunnel. [If it does not appear, or asks again](/docs/troubleshoot/connection-issue#captive-portal)',
        fa: 'فقط صفحهٔ ورود باز می‌شود، آن هم در اولین اتصال به آن شبکه. iOS آن را بیرون از تونل باز می‌کند. [باز نمی‌شود یا دوباره می‌پرسد؟](/docs/troubleshoot/connection-issue#captive-portal)',
        ru: 'Открывается только страница входа, при первом подключении к этой сети. iOS открывает её в обход туннеля. [Не появляется или вернулась?](/docs/troubleshoot/connection-issue#captive-portal)',
      },
    },
  ],
} as const satisfies KillSwitchTable;
