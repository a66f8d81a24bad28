import type { Networks } from '../src/product/networks/networks.ts';

/** Protocols that get through each network, in the order in which to try them. Inline Markdown. */
export const networks: Networks = {
  columns: [
    { en: 'Network', fa: 'شبکه', ru: 'Сеть' },
    { en: 'First', fa: 'اول', ru: 'Сначала' },
    { en: 'Then', fa: 'بعد', ru: 'Затем' },
    { en: 'Then', fa: 'و بعد', ru: 'Затем' },
  ],
  question: { en: 'Which network are you on?', fa: 'در کدام شبکه هستید؟', ru: 'Какая у\u00a0вас сеть?' },
  hint: {
    en: 'You are in the middle, and the server is outside. Choose your network to see which protocol gets through. In Iran and Russia, always “Filtered”.',
    fa: 'در تصویر، شما وسط هستید و سرور بیرون است. شبکه را انتخاب کنید تا ببینید کدام پروتکل به آن می‌رسد. در ایران و روسیه همیشه «فیلترشده» را انتخاب کنید.',
    ru: 'Вы в\u00a0центре, сервер снаружи. Выберите сеть и\u00a0посмотрите, какой протокол до\u00a0него доходит. В\u00a0России и\u00a0Иране всегда выбирайте «С\u00a0блокировками».',
  },
  how: {
    en: 'Change it in <UiPath ids="navigation.settings settings.protocol" />: [the steps](#change).',
    fa: 'از <UiPath ids="navigation.settings settings.protocol" /> عوضش کنید: [گام‌ها](#change).',
    ru: 'Протокол меняют в\u00a0разделе <UiPath ids="navigation.settings settings.protocol" />: [по\u00a0шагам](#change).',
  },
  unsteady: {
    en: 'May be slow or blocked',
    fa: 'شاید کند یا بسته باشد',
    ru: 'Иногда медленно или недоступно',
  },
  stopped: {
    en: 'Usually recognised and blocked',
    fa: 'معمولاً شناسایی و بسته می‌شود',
    ru: 'Обычно распознают и\u00a0блокируют',
  },
  networks: [
    {
      name: {
        en: 'Filtered: [in Iran](/docs/tutorial-basics/iran), [in Russia](/docs/tutorial-basics/russia) and elsewhere',
        fa: 'فیلترشده: [در ایران](/docs/tutorial-basics/iran)، [در روسیه](/docs/tutorial-basics/russia) و جاهای دیگر',
        ru: 'С\u00a0блокировками: [в\u00a0России](/docs/tutorial-basics/russia), [в\u00a0Иране](/docs/tutorial-basics/iran) и\u00a0других странах',
      },
      label: { en: 'Filtered', fa: 'فیلترشده', ru: 'С\u00a0блокировками' },
      order: ['reality', 'vless', 'openConnect'],
      unsteady: ['vless', 'openConnect'],
      stopped: ['wireGuard'],
      why: {
        en: 'Filters recognise VPNs by the shape of their packets. WireGuard does not hide; REALITY looks like a visit to a well-known site.',
        fa: 'فیلتر وی‌پی‌ان را از شکل بسته‌هایش می‌شناسد. WireGuard پنهان نمی‌شود، ولی REALITY شبیه باز کردن سایتی معروف است.',
        ru: 'Фильтр узнаёт VPN по\u00a0виду пакетов. WireGuard не\u00a0прячется, а\u00a0REALITY похож на\u00a0посещение известного сайта.',
      },
    },
    {
      name: {
        en: 'Home or mobile, not filtered',
        fa: 'خانه یا اینترنت همراه، بدون فیلترینگ',
        ru: 'Домашняя или мобильная, без блокировок',
      },
      label: { en: 'No filtering: home, mobile', fa: 'بدون فیلتر: خانه، همراه', ru: 'Без блокировок' },
      order: ['wireGuard', 'openConnect', 'vless'],
      unsteady: [],
      stopped: [],
      why: {
        en: 'Nothing is in the way: all four connect. WireGuard is the default and the fastest.',
        fa: 'مانعی نیست و هر چهار پروتکل وصل می‌شوند. WireGuard پیش‌فرض و از همه سریع‌تر است.',
        ru: 'Мешать нечему: подключаются все четыре. WireGuard выбран по\u00a0умолчанию, он самый быстрый.',
      },
    },
    {
      name: { en: 'Hotel, airport, café', fa: 'هتل، فرودگاه، کافه', ru: 'Гостиница, аэропорт, кафе' },
      label: { en: 'Hotel, café', fa: 'هتل، کافه', ru: 'Гостиница, кафе' },
      order: ['openConnect', 'wireGuard', 'reality'],
      unsteady: ['wireGuard'],
      stopped: [],
      why: {
        en: 'Some of these networks block UDP, and WireGuard with it. OpenConnect runs over TLS on port `443`, as websites do.',
        fa: 'بعضی از این شبکه‌ها UDP را می‌بندند و WireGuard هم وصل نمی‌شود. OpenConnect مثل سایت‌ها از TLS روی پورت `443` می‌گذرد.',
        ru: 'В\u00a0некоторых таких сетях закрыт UDP, а\u00a0с\u00a0ним и\u00a0WireGuard. OpenConnect работает через TLS на\u00a0порту `443`, как сайты.',
      },
    },
    {
      name: { en: 'Office, school', fa: 'محل کار، دانشگاه', ru: 'Офис, учебное заведение' },
      label: { en: 'Office, school', fa: 'محل کار، دانشگاه', ru: 'Офис, учёба' },
      order: ['openConnect', 'reality', 'vless'],
      unsteady: ['wireGuard'],
      stopped: [],
      why: {
        en: 'Some of these networks block UDP, and WireGuard with it. The other three run over TLS on port `443`, as websites do.',
        fa: 'بعضی از این شبکه‌ها UDP را می‌بندند و WireGuard هم وصل نمی‌شود. سه پروتکل دیگر مثل سایت‌ها از TLS روی پورت `443` می‌گذرند.',
        ru: 'В\u00a0некоторых таких сетях закрыт UDP, а\u00a0с\u00a0ним и\u00a0WireGuard. Остальные три работают через TLS на\u00a0порту `443`, как сайты.',
      },
    },
    {
      name: {
        en: 'No filtering: weak mobile signal that comes and goes',
        fa: 'بدون فیلتر: آنتن ضعیف که می‌رود و می‌آید',
        ru: 'Без блокировок: слабый мобильный сигнал',
      },
      label: { en: 'Weak signal', fa: 'آنتن ضعیف', ru: 'Слабый сигнал' },
      order: ['wireGuard', 'reality', 'openConnect'],
      unsteady: ['reality', 'vless'],
      stopped: [],
      why: {
        en: 'A weak signal loses packets. WireGuard uses UDP, where nothing waits for a lost packet; REALITY and VLESS use TCP, where everything after it waits. On a filtered network: REALITY first, WireGuard only where it gets through.',
        fa: 'با آنتن ضعیف بسته‌ها گم می‌شوند. WireGuard از UDP استفاده می‌کند که معطل بستهٔ گم‌شده نمی‌ماند؛ REALITY و VLESS از TCP، که می‌ماند. در شبکهٔ فیلترشده اول REALITY؛ WireGuard فقط اگر رد شود.',
        ru: 'При слабом сигнале пакеты теряются. WireGuard работает по\u00a0UDP и\u00a0потерянного не\u00a0ждёт, а\u00a0REALITY и\u00a0VLESS\u00a0— по\u00a0TCP, который ждёт. В\u00a0сети с\u00a0блокировками сначала REALITY, а\u00a0WireGuard\u00a0— только если проходит.',
      },
    },
    {
      name: { en: 'No filtering: games, calls', fa: 'بدون فیلتر: بازی، تماس', ru: 'Без блокировок: игры, звонки' },
      label: { en: 'Games, calls', fa: 'بازی، تماس', ru: 'Игры, звонки' },
      order: ['wireGuard', 'openConnect', 'vless'],
      unsteady: ['reality', 'vless'],
      stopped: [],
      why: {
        en: 'Every delay shows. WireGuard and OpenConnect can use UDP; REALITY and VLESS run over TCP, which waits for lost packets. On a filtered network: REALITY first, WireGuard only where it gets through.',
        fa: 'هر تأخیری به چشم می‌آید. WireGuard و OpenConnect می‌توانند از UDP استفاده کنند؛ REALITY و VLESS با TCP کار می‌کنند که منتظر بستهٔ گم‌شده می‌ماند. در شبکهٔ فیلترشده اول REALITY؛ WireGuard فقط اگر رد شود.',
        ru: 'Заметна любая задержка. WireGuard и\u00a0OpenConnect умеют работать по\u00a0UDP, а\u00a0REALITY и\u00a0VLESS идут по\u00a0TCP, который ждёт потерянные пакеты. В\u00a0сети с\u00a0блокировками сначала REALITY, а\u00a0WireGuard\u00a0— только если проходит.',
      },
    },
  ],
};
