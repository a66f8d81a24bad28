import type { TroublePathInput } from '../src/product/troublePath/troublePath.ts';

/** The troubleshooting path: each piece of advice with its section and what to try next. */
export const troublePath: TroublePathInput = {
  start: 'start',
  questions: {
    start: {
      page: '/docs/troubleshoot',
      question: { en: 'What do you see?', fa: 'چه می‌بینید؟', ru: 'Что вы видите?' },
      choices: [
        {
          en: 'There is no connection, or no internet',
          fa: 'وصل نمی‌شود یا اینترنت نیست',
          ru: 'Не подключается, или нет интернета',
          to: 'without-vpn',
        },
        {
          en: 'It says connected, but something does not work',
          fa: 'نوشته متصل شد، ولی چیزی کار نمی‌کند',
          ru: 'Написано «подключено», но что\u2011то не работает',
          to: 'connected',
        },
        { en: 'Sign-in or payment', fa: 'ورود یا پرداخت', ru: 'Вход или оплата', to: 'account' },
        {
          en: 'The app does not open, or something else',
          fa: 'برنامه باز نمی‌شود، یا چیز دیگر',
          ru: 'Приложение не открывается, другая проблема',
          to: 'app',
        },
      ],
    },
    'without-vpn': {
      page: '/docs/troubleshoot/no-connection',
      question: {
        en: 'Does a website open without the VPN?',
        fa: 'بدون وی‌پی‌ان سایتی باز می‌شود؟',
        ru: 'Открываются ли сайты без VPN?',
      },
      hint: {
        en: 'Press <Ui id="home.disconnect" />, wait a moment, and open a site of your own country, then a foreign one, such as `example.com`.',
        fa: '<Ui id="home.disconnect" /> را بزنید، کمی صبر کنید و یک سایت داخلی و بعد سایتی خارجی، مثلاً `example.com`، را باز کنید.',
        ru: 'Нажмите <Ui id="home.disconnect" />, подождите и откройте сайт своей страны, затем зарубежный, например `example.com`.',
      },
      choices: [
        { en: 'Yes, sites open', fa: 'بله، باز می‌شود', ru: 'Да, сайты открываются', to: 'network' },
        { en: 'No, nothing opens', fa: 'نه، هیچ‌چیز باز نمی‌شود', ru: 'Нет, не открывается ничего', to: 'no-internet' },
        {
          en: 'Only sites in this country open',
          fa: 'فقط سایت‌های داخلی باز می‌شوند',
          ru: 'Открываются только российские (местные) сайты',
          to: 'allow-list',
        },
        {
          en: 'Some open, but stores and OrbVPN’s own sites do not',
          fa: 'بعضی باز می‌شود، ولی فروشگاه‌ها و سایت‌های OrbVPN نه',
          ru: 'Да, но не магазины приложений и не сайты OrbVPN',
          to: 'blocked',
        },
      ],
    },
    'no-internet': {
      question: { en: 'Since when?', fa: 'از چه وقت؟', ru: 'С какого момента?' },
      choices: [
        {
          en: 'Since I used the VPN, closed the app or removed it',
          fa: 'از وقتی وی‌پی‌ان روشن بود، یا برنامه را بستم یا حذف کردم',
          ru: 'После работы с VPN, закрытия или удаления приложения',
          to: 'lift-block',
        },
        {
          en: 'In a hotel, at an airport, in a café',
          fa: 'در هتل، فرودگاه یا کافه',
          ru: 'В гостинице, аэропорту, кафе',
          to: 'captive-portal',
        },
        {
          en: 'Before I opened the app',
          fa: 'پیش از باز کردن برنامه',
          ru: 'Ещё до запуска приложения',
          to: 'line-down',
        },
      ],
    },
    network: {
      question: { en: 'Which network are you on?', fa: 'در کدام شبکه هستید؟', ru: 'Где вы подключаетесь?' },
      choices: [
        {
          en: 'In a country that filters the internet',
          fa: 'در کشوری که اینترنتش فیلتر است',
          ru: 'В стране, где интернет блокируют',
          to: 'filtered',
        },
        {
          en: 'At work, at school, in a hotel elsewhere',
          fa: 'محل کار، دانشگاه یا هتل در کشوری دیگر',
          ru: 'В другой стране: на работе, на учёбе, в гостинице',
          to: 'office',
        },
        {
          en: 'At home or on mobile data, not filtered',
          fa: 'خانه یا اینترنت همراه، بدون فیلتر',
          ru: 'Дома или в мобильной сети без блокировок',
          to: 'screen',
        },
      ],
    },
    screen: {
      question: { en: 'What does the app show?', fa: 'برنامه چه نشان می‌دهد؟', ru: 'Что показывает приложение?' },
      choices: [
        {
          en: 'One location fails, others connect',
          fa: 'یک مکان وصل نمی‌شود، بقیه می‌شوند',
          ru: 'Не работает одна локация, другие подключаются',
          to: 'one-location',
        },
        {
          en: 'It stays at connecting in every location',
          fa: 'در همهٔ مکان‌ها روی «در حال اتصال…» می‌ماند',
          ru: 'Застревает на «подключение…» в любой локации',
          to: 'stuck',
        },
        {
          en: 'A certificate error, or the clock is wrong',
          fa: 'خطای گواهی، یا ساعت دستگاه اشتباه است',
          ru: 'Ошибка сертификата, или неверны часы',
          to: 'clock',
        },
      ],
    },
    connected: {
      page: '/docs/troubleshoot/connected',
      question: { en: 'What does not work?', fa: 'چه چیزی کار نمی‌کند؟', ru: 'Что не работает?' },
      choices: [
        { en: 'No page loads', fa: 'هیچ صفحه‌ای باز نمی‌شود', ru: 'Не открывается ничего', to: 'nothing-loads' },
        { en: 'It is slow, or drops', fa: 'کند است یا قطع می‌شود', ru: 'Медленно или обрывается', to: 'slow' },
        {
          en: 'Some sites or apps, or the wrong country',
          fa: 'بعضی سایت‌ها و برنامه‌ها، یا کشور اشتباه',
          ru: 'Отдельные сайты и приложения, не та страна',
          to: 'sites',
        },
        {
          en: 'The printer or the television at home is not found',
          fa: 'چاپگر یا تلویزیون خانه پیدا نمی‌شود',
          ru: 'Не находится домашний принтер или телевизор',
          to: 'home-devices',
        },
      ],
    },
    slow: {
      question: { en: 'What is slow?', fa: 'چه چیزی کند است؟', ru: 'Что именно медленно?' },
      choices: [
        { en: 'Everything, on every network', fa: 'همه‌چیز، در هر شبکه', ru: 'Всё и в любой сети', to: 'far-server' },
        {
          en: 'Everything, on this network',
          fa: 'همه‌چیز، در همین شبکه',
          ru: 'Всё, но только в этой сети',
          to: 'throttled',
        },
        { en: 'Video, games or calls', fa: 'ویدیو، بازی یا تماس', ru: 'Видео, игры, звонки', to: 'media' },
        { en: 'It keeps dropping', fa: 'هی قطع می‌شود', ru: 'Постоянно обрывается', to: 'drops' },
      ],
    },
    drops: {
      question: { en: 'When does it drop?', fa: 'چه وقت قطع می‌شود؟', ru: 'Когда обрывается?' },
      choices: [
        { en: 'With the screen off', fa: 'با خاموش شدن صفحه', ru: 'Когда гаснет экран', to: 'background' },
        { en: 'While I use it', fa: 'وسط کار', ru: 'Во время работы', to: 'filtered' },
      ],
    },
    media: {
      question: { en: 'What exactly?', fa: 'دقیقاً چه چیزی؟', ru: 'Что именно?' },
      choices: [
        { en: 'Video keeps buffering', fa: 'ویدیو می‌ایستد', ru: 'Видео останавливается', to: 'video' },
        {
          en: 'A call or game lags, but works',
          fa: 'صدا یا بازی تأخیر دارد، ولی هست',
          ru: 'Звук или игра запаздывает',
          to: 'lag',
        },
        {
          en: 'No sound, or no call or match at all',
          fa: 'اصلاً تماس، صدا یا حریفی نیست',
          ru: 'Нет звонка, звука или соперника в игре',
          to: 'calls',
        },
      ],
    },
    sites: {
      question: {
        en: 'What does the site or app do?',
        fa: 'سایت یا برنامه چه می‌کند؟',
        ru: 'Что делает сайт или приложение?',
      },
      choices: [
        {
          en: 'It shows the wrong country',
          fa: 'کشور را اشتباه نشان می‌دهد',
          ru: 'Показывает не ту страну',
          to: 'country',
        },
        {
          en: 'A bank or a local service refuses',
          fa: 'بانک یا سرویس داخلی راه نمی‌دهد',
          ru: 'Банк или местный сервис не пускает',
          to: 'local-service',
        },
        {
          en: 'It shows my own address',
          fa: 'نشانی خودم را نشان می‌دهد',
          ru: 'Показывает мой собственный адрес',
          to: 'leak',
        },
        {
          en: 'This one does not open, others do',
          fa: 'فقط همان باز نمی‌شود',
          ru: 'Не открывается, остальное работает',
          to: 'one-site',
        },
      ],
    },
    account: {
      page: '/docs/troubleshoot/account',
      question: { en: 'What happens?', fa: 'چه پیش می‌آید؟', ru: 'Что происходит?' },
      choices: [
        { en: 'I cannot sign in', fa: 'نمی‌توانم وارد شوم', ru: 'Не получается войти', to: 'sign-in' },
        { en: 'The payment is refused', fa: 'پرداخت رد می‌شود', ru: 'Платёж отклонён', to: 'payment-refused' },
        { en: 'Paid, but not active', fa: 'پول داده‌ام، فعال نیست', ru: 'Оплачено, не действует', to: 'not-active' },
        {
          en: 'Charged twice, or I want my money back',
          fa: 'دو بار کم شده، یا پولم را می‌خواهم',
          ru: 'Списано дважды, или нужен возврат',
          to: 'refund',
        },
      ],
    },
    'sign-in': {
      question: { en: 'What does the app say?', fa: 'برنامه چه می‌گوید؟', ru: 'Что пишет приложение?' },
      choices: [
        {
          en: 'Wrong e-mail or password (AUTH_001)',
          fa: 'ایمیل یا گذرواژه نادرست (AUTH_001)',
          ru: 'Неверная почта или пароль (AUTH_001)',
          to: 'password',
        },
        {
          en: 'The subscription has expired (AUTH_003)',
          fa: 'اشتراک تمام شده (AUTH_003)',
          ru: 'Подписка истекла (AUTH_003)',
          to: 'expired',
        },
        {
          en: 'Too many devices (AUTH_004)',
          fa: 'تعداد دستگاه‌ها بیش از حد مجاز (AUTH_004)',
          ru: 'Слишком много устройств (AUTH_004)',
          to: 'devices',
        },
        {
          en: 'Something else (AUTH_002, AUTH_005, no code)',
          fa: 'چیز دیگر (AUTH_002 یا AUTH_005، کد نمی‌رسد)',
          ru: 'Другое (AUTH_002, AUTH_005, код не приходит)',
          to: 'sign-in-other',
        },
      ],
    },
    'sign-in-other': {
      question: { en: 'What happened?', fa: 'چه شده است؟', ru: 'Что случилось?' },
      choices: [
        {
          en: 'The phone with the codes, or the mailbox, is gone',
          fa: 'گوشی کدساز یا ایمیل از دست رفته',
          ru: 'Потерян телефон с кодами или почта',
          to: 'access-lost',
        },
        {
          en: 'The person who sold me the account is gone',
          fa: 'فروشندهٔ حساب ناپدید شده',
          ru: 'Пропал продавец аккаунта',
          to: 'seller-gone',
        },
        { en: 'None of these', fa: 'هیچ‌کدام', ru: 'Ничего из этого', to: 'other-sign-in' },
      ],
    },
    app: {
      page: '/docs/troubleshoot/app',
      question: { en: 'What is it about?', fa: 'موضوع چیست؟', ru: 'В чём проблема?' },
      choices: [
        {
          en: 'The app does not open or cannot be installed',
          fa: 'برنامه باز یا نصب نمی‌شود',
          ru: 'Приложение не открывается или не ставится',
          to: 'app-fails',
        },
        {
          en: 'Battery, heat, speed of the device',
          fa: 'باتری، داغ شدن، کندی دستگاه',
          ru: 'Батарея, нагрев, скорость устройства',
          to: 'battery',
        },
        { en: 'Check for leaks', fa: 'بررسی نشت', ru: 'Проверить, нет ли утечек', to: 'leak' },
        { en: 'None of these', fa: 'هیچ‌کدام', ru: 'Ничего из этого', to: 'support' },
      ],
    },
  },
  advice: {
    'allow-list': {
      title: { en: 'Only approved sites are let through', fa: 'فقط سایت‌های مجاز باز است', ru: 'Это белые списки' },
      text: {
        en: 'No protocol gets through in this mode, so leave the settings alone. In Russia this affects [mobile data](/docs/tutorial-basics/russia#white-lists): use Wi-Fi or home internet. Elsewhere, try landline internet or another operator.',
        fa: 'در این حالت هیچ پروتکلی رد نمی‌شود؛ به تنظیمات دست نزنید. اینترنت ثابت و اپراتورهای دیگر را امتحان کنید: قطعی به‌ندرت همه‌جا یکسان است. در روسیه این محدودیت مال [اینترنت همراه](/docs/tutorial-basics/russia#white-lists) است: از وای‌فای استفاده کنید.',
        ru: 'В этом режиме не проходит ни один протокол, настройки менять незачем. В России так бывает [в мобильном интернете](/docs/tutorial-basics/russia#white-lists): перейдите на Wi-Fi или домашний интернет. В другой стране попробуйте проводной интернет и других операторов.',
      },
      to: '/docs/troubleshoot/everything-blocked#cut',
      otherwise: ['cut-off'],
    },
    'cut-off': {
      title: {
        en: 'Until foreign sites open again',
        fa: 'تا سایت‌های خارجی دوباره باز شوند',
        ru: 'Пока зарубежные сайты закрыты',
      },
      text: {
        en: 'Sites in this country fail as well? Press <Ui id="home.disconnect" />, and on Android with the system lock turn off **Block connections without VPN**. Once a foreign site opens, turn it on again and connect with REALITY. Until then do not delete the app and do not sign out, unless [the phone may be searched](/docs/tutorial-basics/phone-check).',
        fa: 'سایت‌های داخلی هم باز نمی‌شوند؟ <Ui id="home.disconnect" /> را بزنید و در Android، اگر قفل سیستم روشن است، «مسدود کردن اتصال‌های بدون VPN» را خاموش کنید. وقتی سایتی خارجی باز شد، دوباره روشنش کنید و با REALITY وصل شوید. تا آن وقت برنامه را پاک نکنید و از حساب خارج نشوید، مگر آنکه ممکن باشد [گوشی را بگردند](/docs/tutorial-basics/phone-check).',
        ru: 'Не открываются и местные сайты? Нажмите <Ui id="home.disconnect" />, а на Android с системной блокировкой выключите и **Блокировать соединения без VPN**. Когда откроется зарубежный сайт, включите её снова и подключитесь через REALITY. До тех пор не удаляйте приложение и не выходите из аккаунта (исключение: [телефон могут проверить](/docs/tutorial-basics/phone-check)).',
      },
      to: '/docs/troubleshoot/everything-blocked#cut',
    },
    vless: {
      title: { en: 'Choose VLESS', fa: 'VLESS را انتخاب کنید', ru: 'Выберите VLESS' },
      text: {
        en: 'In <UiPath ids="navigation.settings settings.protocol" /> choose <Ui id="protocol.vless" /> (1) and connect. If it fails, try it with two more locations.',
        fa: 'در <UiPath ids="navigation.settings settings.protocol" /> گزینهٔ <Ui id="protocol.vless" /> (۱) را انتخاب کنید و وصل شوید. نشد؟ با دو مکان دیگر هم امتحان کنید.',
        ru: 'В разделе <UiPath ids="navigation.settings settings.protocol" /> выберите <Ui id="protocol.vless" /> (1) и подключитесь. Не вышло? Попробуйте с ним ещё две локации.',
      },
      show: 'protocol',
      marks: '1:protocol.vless',
      to: '/docs/troubleshoot/connection-issue#blocked-protocol',
    },
    openconnect: {
      title: { en: 'Choose OpenConnect', fa: 'OpenConnect را انتخاب کنید', ru: 'Выберите OpenConnect' },
      text: {
        en: 'In <UiPath ids="navigation.settings settings.protocol" /> choose <Ui id="protocol.openConnect" /> (1) and connect.',
        fa: 'در <UiPath ids="navigation.settings settings.protocol" /> گزینهٔ <Ui id="protocol.openConnect" /> (۱) را انتخاب کنید و وصل شوید.',
        ru: 'В разделе <UiPath ids="navigation.settings settings.protocol" /> выберите <Ui id="protocol.openConnect" /> (1) и подключитесь.',
      },
      show: 'protocol',
      marks: '1:protocol.openConnect',
      to: '/docs/troubleshoot/connection-issue#blocked-protocol',
    },
    'other-network': {
      title: { en: 'Try another network', fa: 'شبکهٔ دیگری را امتحان کنید', ru: 'Попробуйте другую сеть' },
      text: {
        en: 'Use mobile data instead of Wi-Fi, another operator’s SIM, or a neighbour’s Wi-Fi with their permission. Do not delete the app and do not sign out meanwhile, unless [the phone may be searched](/docs/tutorial-basics/phone-check).',
        fa: 'اینترنت همراه به جای وای‌فای، سیم‌کارت اپراتور دیگر، وای‌فای همسایه با اجازهٔ خودش. در این میان برنامه را پاک نکنید و از حساب خارج نشوید، مگر آنکه ممکن باشد [گوشی را بگردند](/docs/tutorial-basics/phone-check).',
        ru: 'Мобильный интернет вместо Wi-Fi, SIM-карта другого оператора, Wi-Fi знакомых. Приложение не удаляйте и из аккаунта не выходите (исключение: [телефон могут проверить](/docs/tutorial-basics/phone-check)).',
      },
      to: '/docs/troubleshoot/everything-blocked#which',
    },
    firewall: {
      title: {
        en: 'Firewall or antivirus on a computer',
        fa: 'فایروال یا آنتی‌ویروس رایانه',
        ru: 'Брандмауэр или антивирус на компьютере',
      },
      text: {
        en: 'First [see who signed the app](/docs/services/platforms/windows#signature). Only if it was us, turn the antivirus’s web protection off for one minute, connect, and turn it on again. If that helped, add OrbVPN to its exceptions.',
        fa: 'اول [ببینید چه کسی برنامه را امضا کرده است](/docs/services/platforms/windows#signature). فقط اگر امضا از ماست، محافظت وب آنتی‌ویروس را یک دقیقه خاموش کنید، وصل شوید و دوباره روشنش کنید. اگر کمک کرد، OrbVPN را به استثناها اضافه کنید.',
        ru: 'Сначала [посмотрите, кто подписал приложение](/docs/services/platforms/windows#signature). Только если это мы, выключите веб-защиту антивируса на минуту, подключитесь и включите её снова. Помогло? Добавьте OrbVPN в исключения.',
      },
      to: '/docs/troubleshoot/connection-issue#firewall',
    },
    'other-vpn': {
      title: { en: 'Turn off other VPNs', fa: 'وی‌پی‌ان‌های دیگر را خاموش کنید', ru: 'Отключите другие VPN' },
      text: {
        en: 'Disconnect every other VPN, proxy app and ad blocker with a VPN, and stop it from starting by itself. On Windows turn off [the proxy](/docs/troubleshoot/another-vpn#windows) that it may have left. Then connect.',
        fa: 'هر وی‌پی‌ان، پراکسی و مسدودکنندهٔ تبلیغ دیگری را قطع کنید و نگذارید خودش اجرا شود. در Windows [پراکسی‌ای](/docs/troubleshoot/another-vpn#windows) را که شاید به جا گذاشته خاموش کنید. بعد وصل شوید.',
        ru: 'Отключите все другие VPN, прокси и блокировщики рекламы с VPN и запретите им запускаться самим. В Windows выключите [прокси](/docs/troubleshoot/another-vpn#windows), который мог остаться. Затем подключитесь.',
      },
      to: '/docs/troubleshoot/another-vpn#names',
    },
    frozen: {
      title: {
        en: 'A filter freezes the connection',
        fa: 'فیلترینگ اتصال را متوقف می‌کند',
        ru: 'Фильтр замораживает соединение',
      },
      text: {
        en: 'Press <Ui id="home.disconnect" />, choose <Ui id="protocol.reality" /> (1) and try three locations in different countries. If it still freezes, <Ui id="protocol.vless" /> (2), then <Ui id="protocol.openConnect" />.',
        fa: '<Ui id="home.disconnect" /> را بزنید، <Ui id="protocol.reality" /> (۱) را انتخاب کنید و سه مکان در کشورهای مختلف را امتحان کنید. باز هم می‌ایستد؟ <Ui id="protocol.vless" /> (۲) و بعد <Ui id="protocol.openConnect" />.',
        ru: 'Нажмите <Ui id="home.disconnect" />, выберите <Ui id="protocol.reality" /> (1) и попробуйте три локации в разных странах. Всё равно замирает? <Ui id="protocol.vless" /> (2), затем <Ui id="protocol.openConnect" />.',
      },
      show: 'protocol',
      marks: '1:protocol.reality 2:protocol.vless',
      to: '/docs/troubleshoot/connected-no-internet#frozen',
    },
    dns: {
      title: { en: 'Set DNS to automatic', fa: 'DNS را خودکار کنید', ru: 'Верните автоматический DNS' },
      text: {
        en: 'Set DNS to automatic wherever you once entered a server, switch off ad blockers that work with DNS, then disconnect and connect.',
        fa: 'هر جا سرور DNS را دستی نوشته‌اید، خودکارش کنید، مسدودکننده‌های تبلیغ را که با DNS کار می‌کنند خاموش کنید، بعد قطع و وصل کنید.',
        ru: 'Везде, где вы вписали DNS-сервер, верните автоматический режим, выключите блокировщики рекламы, которые работают через DNS, и переподключитесь.',
      },
      to: '/docs/troubleshoot/connected-no-internet#dns',
    },
    mtu: {
      title: { en: 'Packets may be too large', fa: 'شاید بسته‌ها بزرگ‌اند', ru: 'Пакеты могут быть слишком большими' },
      text: {
        en: 'Choose <Ui id="protocol.vless" /> (1) or <Ui id="protocol.reality" /> (2): they adapt the packets to the connection.',
        fa: '<Ui id="protocol.vless" /> (۱) یا <Ui id="protocol.reality" /> (۲) را انتخاب کنید؛ این دو اندازهٔ بسته‌ها را با شبکه جور می‌کنند.',
        ru: 'Выберите <Ui id="protocol.vless" /> (1) или <Ui id="protocol.reality" /> (2): они подгоняют размер пакетов под канал.',
      },
      show: 'protocol',
      marks: '1:protocol.vless 2:protocol.reality',
      to: '/docs/troubleshoot/connected-no-internet#mtu',
    },
    'dns-left': {
      title: { en: 'Leftover DNS settings', fa: 'DNS قبلی مانده است', ru: 'Остался прежний DNS' },
      text: {
        en: 'If `https://1.1.1.1` opens but names do not, set the network’s DNS server to automatic.',
        fa: 'اگر `https://1.1.1.1` باز می‌شود و نام‌ها نه، سرور DNS شبکه را روی حالت خودکار بگذارید.',
        ru: 'Если `https://1.1.1.1` открывается, а имена не находятся, верните DNS-сервер сети в автоматический режим.',
      },
      to: '/docs/troubleshoot/no-network-after-vpn#dns',
    },
    'pay-otherwise': {
      title: { en: 'Pay another way', fa: 'جور دیگری پرداخت کنید', ru: 'Заплатите другим способом' },
      text: {
        en: 'First see in the bank’s app that no money has left. Did an automatic payment fail? Turn [automatic renewal off](/docs/tutorial-basics/subscription-expired#auto-renewal) first, or you may pay twice. Then choose another method on the payment page. [From Iran](/docs/tutorial-basics/pay-iran) and [from Russia](/docs/tutorial-basics/pay-russia) only some of them work.',
        fa: 'اول در برنامهٔ بانک ببینید پولی کم نشده باشد. پرداخت خودکار ناموفق بوده؟ اول [تمدید خودکار را خاموش کنید](/docs/tutorial-basics/subscription-expired#auto-renewal)، وگرنه شاید دو بار کم شود. بعد در صفحهٔ پرداخت روش دیگری انتخاب کنید. [از ایران](/docs/tutorial-basics/pay-iran) و [از روسیه](/docs/tutorial-basics/pay-russia) فقط بعضی از آن‌ها کار می‌کنند.',
        ru: 'Сначала убедитесь в приложении банка, что деньги не списаны. Не прошёл автоматический платёж? Сначала [выключите автопродление](/docs/tutorial-basics/subscription-expired#auto-renewal), иначе можно заплатить дважды. Затем выберите на странице оплаты другой способ. [Из России](/docs/tutorial-basics/pay-russia) и [из Ирана](/docs/tutorial-basics/pay-iran) работают только некоторые.',
      },
      to: '/docs/tutorial-basics/subscription-management#renew',
    },
    reinstall: {
      title: { en: 'Reinstall it safely', fa: 'بی‌خطر دوباره نصب کنید', ru: 'Переустановите без риска' },
      text: {
        en: '**On an iPhone do not delete it** unless you see OrbVPN itself in your store; with an account for Russia [not at all](/docs/tutorial-basics/russia#app). Elsewhere first download the installer or see OrbVPN’s own page in the store. On every device turn all VPNs off and see that you can sign in to the dashboard. Only then remove the app, restart the device and install it.',
        fa: '**در آیفون پاکش نکنید،** مگر آنکه خود OrbVPN را در فروشگاهتان ببینید؛ با حساب روسیه [اصلاً](/docs/tutorial-basics/russia#app). در دستگاه‌های دیگر اول فایل نصب را دانلود کنید یا صفحهٔ خود OrbVPN را در فروشگاه ببینید. در هر دستگاهی همهٔ وی‌پی‌ان‌ها را خاموش کنید و ببینید وارد پنل کاربری می‌شوید. فقط بعد از آن برنامه را حذف کنید، دستگاه را خاموش و روشن کنید و نصب کنید.',
        ru: '**На iPhone не удаляйте его,** если не видите в своём магазине сам OrbVPN; с российским аккаунтом [не удаляйте вовсе](/docs/tutorial-basics/russia#app). На других устройствах сначала скачайте установщик или откройте страницу OrbVPN в магазине. На любом выключите все VPN и проверьте, что можете войти в личный кабинет. Только потом удалите приложение, перезагрузите устройство и установите снова.',
      },
      to: '/docs/troubleshoot/app-not-launching#reinstall',
    },
    blocked: {
      title: {
        en: 'Stores and sites are blocked',
        fa: 'فروشگاه‌ها و سایت‌ها بسته‌اند',
        ru: 'Магазины и сайты заблокированы',
      },
      text: {
        en: 'Connect with REALITY if the app is installed. If it is not, there are other ways to get it and to [reach us](/docs/troubleshoot/everything-blocked#support).',
        fa: 'اگر برنامه نصب است با REALITY وصل شوید. اگر نیست، راه‌های دیگری به برنامه و [به ما](/docs/troubleshoot/everything-blocked#support) هست.',
        ru: 'Если приложение установлено, подключитесь через REALITY. Если нет, есть другие способы получить его и [написать нам](/docs/troubleshoot/everything-blocked#support).',
      },
      to: '/docs/troubleshoot/everything-blocked#get-app',
      otherwise: ['vless', 'openconnect', 'other-network'],
    },
    'lift-block': {
      title: {
        en: 'Lift the kill switch block',
        fa: 'کلید قطع اینترنت را بسته است: بازش کنید',
        ru: 'Снимите блокировку Kill Switch',
      },
      text: {
        en: 'Open OrbVPN, press <Ui id="home.disconnect" /> (1) and wait until it is idle. If that changes nothing, turn <Ui id="settings.killSwitch" /> off in <Ui id="navigation.settings" /> (2), and on Android **Block connections without VPN** in [the phone’s settings](/docs/services/security/kill-switch#system-lock). On Windows, or if a leak would be dangerous, turn on again what you turned off before you next connect. **App removed, or it does not open?** Restart the device: [after uninstalling](/docs/troubleshoot/no-network-after-vpn#uninstalled), [after a crash](/docs/troubleshoot/no-network-after-vpn#crash).',
        fa: 'OrbVPN را باز کنید، <Ui id="home.disconnect" /> (۱) را بزنید و تا «متصل نیست» صبر کنید. باز هم نشد؟ <Ui id="settings.killSwitch" /> را در <Ui id="navigation.settings" /> (۲) خاموش کنید و در Android «مسدود کردن اتصال‌های بدون VPN» را هم در [تنظیمات گوشی](/docs/services/security/kill-switch#system-lock). در Windows، یا اگر نشت خطر دارد، پیش از اتصال بعدی دوباره روشنشان کنید. **برنامه را حذف کرده‌اید یا باز نمی‌شود؟** دستگاه را خاموش و روشن کنید: [بعد از حذف](/docs/troubleshoot/no-network-after-vpn#uninstalled)، [بعد از بسته شدن ناگهانی](/docs/troubleshoot/no-network-after-vpn#crash).',
        ru: 'Откройте OrbVPN, нажмите <Ui id="home.disconnect" /> (1) и дождитесь «не подключено». Не помогло? Выключите <Ui id="settings.killSwitch" /> в разделе <Ui id="navigation.settings" /> (2), а на Android и **Блокировать соединения без VPN** в [настройках телефона](/docs/services/security/kill-switch#system-lock). У вас Windows или утечка опасна? Перед следующим подключением включите всё снова. **Приложение удалено или не открывается?** Перезагрузите устройство: [после удаления](/docs/troubleshoot/no-network-after-vpn#uninstalled), [после сбоя](/docs/troubleshoot/no-network-after-vpn#crash).',
      },
      show: 'home-connected',
      marks: '1:home.disconnect 2:navigation.settings',
      to: '/docs/troubleshoot/no-network-after-vpn#kill-switch',
      otherwise: ['dns-left', 'line-down'],
    },
    'captive-portal': {
      title: {
        en: 'The network is waiting for you to sign in',
        fa: 'شبکه منتظر ورود شماست',
        ru: 'Сеть ждёт, пока вы войдёте на её странице',
      },
      text: {
        en: 'Press <Ui id="home.disconnect" />, then open `http://neverssl.com`: the network’s sign-in page appears. If it does not, turn off <Ui id="settings.autoConnect" />, <Ui id="settings.killSwitch" /> and, on Android, **Block connections without VPN**. Accept its terms, connect, and turn on again what you turned off.',
        fa: '<Ui id="home.disconnect" /> را بزنید و `http://neverssl.com` را باز کنید؛ صفحهٔ ورود شبکه می‌آید. نیامد؟ <Ui id="settings.autoConnect" />، <Ui id="settings.killSwitch" /> و در Android «مسدود کردن اتصال‌های بدون VPN» را خاموش کنید. شرایطش را بپذیرید، وصل شوید و هر چه را خاموش کرده‌اید دوباره روشن کنید.',
        ru: 'Нажмите <Ui id="home.disconnect" /> и откройте `http://neverssl.com`: появится страница входа в сеть. Не появилась? Выключите <Ui id="settings.autoConnect" />, <Ui id="settings.killSwitch" />, а на Android и **Блокировать соединения без VPN**. Примите условия, подключитесь и включите снова всё, что выключили.',
      },
      to: '/docs/troubleshoot/connection-issue#captive-portal',
      otherwise: ['line-down'],
    },
    'line-down': {
      title: { en: 'The connection itself is down', fa: 'خود اینترنت قطع است', ru: 'Не работает сама сеть' },
      text: {
        en: 'Turn airplane mode on and off, try another network, and restart the router. The VPN needs a working connection.',
        fa: 'حالت هواپیما را روشن و خاموش کنید، شبکهٔ دیگری را امتحان کنید و روتر را دوباره روشن کنید. وی‌پی‌ان به اینترنتی نیاز دارد که کار کند.',
        ru: 'Включите и выключите режим полёта, попробуйте другую сеть, перезапустите роутер. Без интернета VPN не работает.',
      },
      to: '/docs/troubleshoot/connection-issue#no-internet',
      otherwise: ['captive-portal', 'lift-block'],
    },
    filtered: {
      title: { en: 'Choose REALITY', fa: 'REALITY را انتخاب کنید', ru: 'Выберите REALITY' },
      text: {
        en: 'Open <UiPath ids="navigation.settings settings.protocol" />, choose <Ui id="protocol.reality" /> (1), return to <Ui id="navigation.home" /> (2) and connect. If it fails, try it with two more locations. Not in the list? Begin with <Ui id="protocol.vless" />.',
        fa: '<UiPath ids="navigation.settings settings.protocol" /> را باز کنید، <Ui id="protocol.reality" /> (۱) را انتخاب کنید، به <Ui id="navigation.home" /> (۲) برگردید و وصل شوید. نشد؟ با دو مکان دیگر هم امتحان کنید. در فهرست نیست؟ با <Ui id="protocol.vless" /> شروع کنید.',
        ru: 'Откройте <UiPath ids="navigation.settings settings.protocol" />, выберите <Ui id="protocol.reality" /> (1), вернитесь на вкладку <Ui id="navigation.home" /> (2) и подключитесь. Не вышло? Попробуйте с ним ещё две локации. Нет в списке? Начните с <Ui id="protocol.vless" />.',
      },
      show: 'protocol',
      marks: '1:protocol.reality 2:navigation.home',
      to: '/docs/troubleshoot/connection-issue#blocked-protocol',
      otherwise: ['vless', 'openconnect', 'other-network'],
    },
    office: {
      title: { en: 'The network blocks UDP', fa: 'شبکه UDP را بسته است', ru: 'Сеть закрывает UDP' },
      text: {
        en: 'In <UiPath ids="navigation.settings settings.protocol" /> choose <Ui id="protocol.openConnect" />, which uses port 443 as websites do, and connect.',
        fa: 'در <UiPath ids="navigation.settings settings.protocol" /> گزینهٔ <Ui id="protocol.openConnect" /> را انتخاب کنید که مثل سایت‌ها از پورت 443 می‌گذرد، و وصل شوید.',
        ru: 'В разделе <UiPath ids="navigation.settings settings.protocol" /> выберите <Ui id="protocol.openConnect" />: он, как и сайты, идёт через порт 443. Подключитесь.',
      },
      to: '/docs/troubleshoot/protocol-selection#udp',
      otherwise: ['filtered', 'captive-portal', 'other-network'],
    },
    'one-location': {
      title: { en: 'Choose another location', fa: 'مکان دیگری انتخاب کنید', ru: 'Выберите другую локацию' },
      text: {
        en: 'In <Ui id="navigation.locations" /> choose <Ui id="locations.fastest" /> (1) or another city in the same country, and connect. The one that fails may be overloaded or under maintenance.',
        fa: 'در <Ui id="navigation.locations" /> گزینهٔ <Ui id="locations.fastest" /> (۱) یا شهر دیگری از همان کشور را انتخاب کنید و وصل شوید. شاید آن مکان شلوغ یا در دست تعمیر باشد.',
        ru: 'В разделе <Ui id="navigation.locations" /> выберите <Ui id="locations.fastest" /> (1) или другой город той же страны и подключитесь. Первая, возможно, перегружена или на техобслуживании.',
      },
      show: 'locations',
      marks: '1:locations.fastest',
      to: '/docs/troubleshoot/server-connection#other-location',
      otherwise: ['filtered', 'other-network'],
    },
    stuck: {
      title: { en: 'Change the network', fa: 'شبکه را عوض کنید', ru: 'Смените сеть' },
      text: {
        en: 'Press <Ui id="home.disconnect" />, change from Wi-Fi to mobile data or the other way round, and connect again. If it works there, the first network is blocking it.',
        fa: '<Ui id="home.disconnect" /> را بزنید، از وای‌فای به اینترنت همراه بروید یا برعکس، و دوباره وصل شوید. اگر آنجا وصل شد، شبکهٔ اول جلویش را می‌گیرد.',
        ru: 'Нажмите <Ui id="home.disconnect" />, перейдите с Wi-Fi на мобильный интернет или наоборот и подключитесь снова. Если там получилось, мешает первая сеть.',
      },
      to: '/docs/troubleshoot/connection-issue#blocked-protocol',
      otherwise: ['filtered', 'firewall', 'other-vpn'],
    },
    clock: {
      title: { en: 'Set the clock', fa: 'ساعت را تنظیم کنید', ru: 'Исправьте часы' },
      text: {
        en: 'Let the device set date, time and time zone automatically. Most secure connections fail with the wrong time. In Iran it may then be an hour ahead: do not turn it back by hand, [do this](/docs/tutorial-basics/iran#clock).',
        fa: 'بگذارید دستگاه تاریخ، ساعت و منطقهٔ زمانی را خودکار تنظیم کند. با ساعت اشتباه بیشتر اتصال‌های امن ساخته نمی‌شوند. در ایران با تنظیم خودکار یک ساعت جلو می‌رود؟ دستی عقبش نکشید: [چه کنید](/docs/tutorial-basics/iran#clock).',
        ru: 'Включите автоматические дату, время и часовой пояс. С неверными часами большинство защищённых соединений не устанавливается. В Иране они тогда могут спешить ровно на час: не переводите вручную, [вот что делать](/docs/tutorial-basics/iran#clock).',
      },
      to: '/docs/troubleshoot/connection-issue#clock',
      otherwise: ['filtered', 'firewall'],
    },
    'nothing-loads': {
      title: {
        en: 'The tunnel is up, but carries no data',
        fa: 'تونل هست، ولی چیزی از آن نمی‌گذرد',
        ru: 'Туннель есть, но данные не идут',
      },
      text: {
        en: 'Press <Ui id="home.disconnect" />, choose another protocol in <UiPath ids="navigation.settings settings.protocol" /> (on a filtered network <Ui id="protocol.reality" />) and connect. Then try another country.',
        fa: '<Ui id="home.disconnect" /> را بزنید، در <UiPath ids="navigation.settings settings.protocol" /> پروتکل دیگری انتخاب کنید (در شبکهٔ فیلترشده <Ui id="protocol.reality" />) و وصل شوید. بعد کشور دیگری را امتحان کنید.',
        ru: 'Нажмите <Ui id="home.disconnect" />, выберите другой протокол в разделе <UiPath ids="navigation.settings settings.protocol" /> (в сети с блокировками — <Ui id="protocol.reality" />) и подключитесь. Затем попробуйте другую страну.',
      },
      to: '/docs/troubleshoot/connected-no-internet#no-data',
      otherwise: ['frozen', 'dns', 'mtu'],
    },
    'far-server': {
      title: { en: 'Choose a closer server', fa: 'سرور نزدیک‌تری انتخاب کنید', ru: 'Выберите сервер поближе' },
      text: {
        en: 'Press <Ui id="home.disconnect" />, in <Ui id="navigation.locations" /> choose <Ui id="locations.fastest" /> and connect. The farther away and busier the server, the slower the connection.',
        fa: '<Ui id="home.disconnect" /> را بزنید، در <Ui id="navigation.locations" /> گزینهٔ <Ui id="locations.fastest" /> را انتخاب کنید و وصل شوید. هر چه سرور دورتر و شلوغ‌تر، اینترنت کندتر.',
        ru: 'Нажмите <Ui id="home.disconnect" />, в разделе <Ui id="navigation.locations" /> выберите <Ui id="locations.fastest" /> и подключитесь. Чем дальше и загруженнее сервер, тем медленнее.',
      },
      to: '/docs/troubleshoot/slow-connection#distance',
      otherwise: ['throttled', 'mtu'],
    },
    throttled: {
      title: {
        en: 'The provider slows the protocol',
        fa: 'ارائه‌دهندهٔ اینترنت پروتکل را کند می‌کند',
        ru: 'Провайдер замедляет протокол',
      },
      text: {
        en: 'Press <Ui id="home.disconnect" />, in <UiPath ids="navigation.settings settings.protocol" /> change from <Ui id="protocol.wireGuard" /> to <Ui id="protocol.vless" />, on a filtered network to <Ui id="protocol.reality" />, connect and measure again.',
        fa: '<Ui id="home.disconnect" /> را بزنید، در <UiPath ids="navigation.settings settings.protocol" /> به جای <Ui id="protocol.wireGuard" /> گزینهٔ <Ui id="protocol.vless" /> و در شبکهٔ فیلترشده <Ui id="protocol.reality" /> را انتخاب کنید، وصل شوید و دوباره اندازه بگیرید.',
        ru: 'Нажмите <Ui id="home.disconnect" />, в разделе <UiPath ids="navigation.settings settings.protocol" /> смените <Ui id="protocol.wireGuard" /> на <Ui id="protocol.vless" />, а в сети с блокировками на <Ui id="protocol.reality" />, подключитесь и измерьте снова.',
      },
      to: '/docs/troubleshoot/slow-connection#throttling',
      otherwise: ['far-server', 'frozen'],
    },
    video: {
      title: { en: 'Video', fa: 'ویدیو', ru: 'Видео' },
      text: {
        en: 'On a filtered network choose <Ui id="protocol.reality" />, a location near you and 480p in the player. For a film service choose, in the country whose catalogue you want, the city with the lowest load. Put the television on a cable.',
        fa: 'در شبکهٔ فیلترشده <Ui id="protocol.reality" />، مکانی نزدیک و در پخش‌کننده کیفیت `480p` را انتخاب کنید. برای سرویس فیلم، در کشوری که فهرستش را می‌خواهید شهری با کمترین بار را انتخاب کنید و تلویزیون را با کابل وصل کنید.',
        ru: 'В сети с блокировками выберите <Ui id="protocol.reality" />, локацию поближе, а в плеере качество 480p. Для онлайн-кинотеатра выберите в стране нужного каталога город с наименьшей нагрузкой, а телевизор подключите кабелем.',
      },
      to: '/docs/troubleshoot/performance-optimization#streaming',
      otherwise: ['far-server', 'throttled'],
    },
    lag: {
      title: { en: 'Lag in games and calls', fa: 'تأخیر در بازی و تماس', ru: 'Задержки в играх и звонках' },
      text: {
        en: 'For a game choose a location on the way to its server or in that city, for a call one near you. On an open network use WireGuard, on a filtered one, as in Iran and Russia, REALITY.',
        fa: 'برای بازی مکانی در مسیر سرورش یا در همان شهر و برای تماس مکانی نزدیک خودتان انتخاب کنید. در شبکهٔ بدون فیلتر WireGuard و در شبکهٔ فیلترشده، مثل ایران و روسیه، REALITY را انتخاب کنید.',
        ru: 'Для игры выберите локацию по пути к её серверу или в его городе, для звонка — рядом с собой. В сети без блокировок выберите WireGuard, в сети с блокировками, как в России и Иране, — REALITY.',
      },
      to: '/docs/troubleshoot/performance-optimization#gaming',
      otherwise: ['far-server', 'throttled'],
    },
    calls: {
      title: { en: 'A block, or the tunnel', fa: 'فیلتر یا تونل', ru: 'Блокировка или туннель' },
      text: {
        en: 'Press <Ui id="home.disconnect" /> and try the same call. If it works now, change the protocol: <Ui id="protocol.wireGuard" /> on an open network, <Ui id="protocol.reality" /> on a filtered one. If it still fails, calls are probably blocked here: <Ui id="protocol.reality" />, then <Ui id="protocol.vless" />, then <Ui id="protocol.openConnect" />; but in the Gulf states **first** read [the law](/docs/tutorial-basics/before-you-travel#calls): in the UAE do not call past the block.',
        fa: '<Ui id="home.disconnect" /> را بزنید و همان تماس را بگیرید. اگر حالا شد، پروتکل را عوض کنید: در شبکهٔ بدون فیلتر <Ui id="protocol.wireGuard" />، در شبکهٔ فیلترشده <Ui id="protocol.reality" />. اگر باز هم نشد، تماس به احتمال زیاد اینجا بسته است: <Ui id="protocol.reality" />، بعد <Ui id="protocol.vless" /> و بعد <Ui id="protocol.openConnect" />؛ ولی در کشورهای عربی خلیج فارس **اول** [قانون](/docs/tutorial-basics/before-you-travel#calls) را بخوانید: در امارات از فیلتر تماس رد نشوید.',
        ru: 'Нажмите <Ui id="home.disconnect" /> и повторите звонок. Получилось — смените протокол: <Ui id="protocol.wireGuard" /> в сети без блокировок, <Ui id="protocol.reality" /> в сети с блокировками. Нет — скорее всего, звонки здесь блокируют: <Ui id="protocol.reality" />, затем <Ui id="protocol.vless" />, затем <Ui id="protocol.openConnect" />; но в странах Залива **сначала** прочтите [закон](/docs/tutorial-basics/before-you-travel#calls): в ОАЭ не звоните в обход блокировки.',
      },
      to: '/docs/troubleshoot/calls-and-games#blocked',
      otherwise: ['lag'],
    },
    background: {
      title: { en: 'The phone stops the VPN', fa: 'گوشی وی‌پی‌ان را می‌بندد', ru: 'Телефон останавливает VPN' },
      text: {
        en: 'Exempt OrbVPN from the battery saver: “All steps” lists each maker’s menus. On an iPhone turn on [Connect On Demand](/docs/services/platforms/ios#kill-switch), but not in the UAE.',
        fa: 'OrbVPN را از صرفه‌جویی باتری بیرون بیاورید: نام منوها در «همهٔ گام‌ها» هست. در آیفون [Connect On Demand](/docs/services/platforms/ios#kill-switch) را روشن کنید، ولی نه در امارات.',
        ru: 'Уберите OrbVPN из режима экономии заряда: меню каждого производителя — по ссылке «Все шаги». На iPhone включите [подключение по запросу](/docs/services/platforms/ios#kill-switch), но не в ОАЭ.',
      },
      to: '/docs/troubleshoot/performance-optimization#android-background',
      otherwise: ['one-location'],
    },
    country: {
      title: {
        en: 'The site goes by more than the address',
        fa: 'سایت فقط به نشانی نگاه نمی‌کند',
        ru: 'Сайт смотрит не только на адрес',
      },
      text: {
        en: 'Open the site in a private window. If it is right there, clear the site’s cookies. If not, [take away the app’s location permission](/docs/troubleshoot/location-services#gps).',
        fa: 'سایت را در حالت ناشناس (پنجرهٔ خصوصی) باز کنید. آنجا درست است؟ کوکی‌هایش را پاک کنید. اگر نه، [مجوز مکان برنامه را لغو کنید](/docs/troubleshoot/location-services#gps).',
        ru: 'Откройте сайт в режиме инкогнито. Там всё верно? Удалите его cookie. Если нет, [отзовите у приложения доступ к геопозиции](/docs/troubleshoot/location-services#gps).',
      },
      to: '/docs/troubleshoot/location-services#browser',
      otherwise: ['leak', 'one-site'],
    },
    'local-service': {
      title: {
        en: 'Let the app bypass the VPN',
        fa: 'برنامه را از وی‌پی‌ان بیرون بگذارید',
        ru: 'Пустите приложение в обход VPN',
      },
      text: {
        en: 'Only for a bank, a shop or a government service **of the country you are in**: on Android, televisions and Windows add its app, never your browser or a messenger, to <Ui id="splitTunnelling.excluded" /> (1), then reconnect. In the browser and on other systems press <Ui id="home.disconnect" /> while you use it. **A bank in Iran:** [disconnect, do not exclude it](/docs/tutorial-basics/iran#local-apps). Abroad do the opposite: [connect to its country](/docs/tutorial-basics/location-management#for-country).',
        fa: 'فقط برای بانک، فروشگاه یا سرویس دولتی **همان کشوری که در آن هستید**: در Android، تلویزیون و Windows برنامه‌اش را، نه مرورگر یا پیام‌رسان را، به <Ui id="splitTunnelling.excluded" /> (۱) اضافه کنید و دوباره وصل شوید. در مرورگر و سیستم‌های دیگر هنگام استفاده <Ui id="home.disconnect" /> را بزنید. **بانک در ایران:** [قطع کنید، مستثنا نکنید](/docs/tutorial-basics/iran#local-apps). در خارج برعکس: [به کشور همان سرویس وصل شوید](/docs/tutorial-basics/location-management#for-country).',
        ru: 'Только для банка, магазина или госуслуг **страны, где вы находитесь**: на Android, телевизоре и Windows добавьте приложение (но не браузер и не мессенджер) в <Ui id="splitTunnelling.excluded" /> (1) и переподключитесь. В браузере и в других системах нажимайте на это время <Ui id="home.disconnect" />. **Банк в Иране:** [отключайтесь, а не исключайте](/docs/tutorial-basics/iran#local-apps). За границей наоборот: [подключитесь к его стране](/docs/tutorial-basics/location-management#for-country).',
      },
      show: 'split-tunnelling',
      marks: '1:splitTunnelling.excluded',
      to: '/docs/tutorial-basics/split-tunnelling#steps',
      otherwise: ['one-site'],
    },
    leak: {
      title: { en: 'Check for leaks', fa: 'نشت را بررسی کنید', ru: 'Проверьте, нет ли утечек' },
      text: {
        en: 'Open `https://browserleaks.com/ip`. If it shows your own address, check that the browser is not among <Ui id="splitTunnelling.excluded" />, turn off proxy extensions, and test again.',
        fa: '`https://browserleaks.com/ip` را باز کنید. اگر نشانی خودتان دیده می‌شود، ببینید مرورگر در <Ui id="splitTunnelling.excluded" /> نباشد، افزونه‌های پراکسی را خاموش کنید و دوباره آزمایش کنید.',
        ru: 'Откройте `https://browserleaks.com/ip`. Виден ваш собственный адрес? Проверьте, что браузера нет в списке <Ui id="splitTunnelling.excluded" />, выключите прокси-расширения и повторите проверку.',
      },
      to: '/docs/troubleshoot/security-privacy#ip-leak',
      otherwise: ['country'],
    },
    'one-site': {
      title: {
        en: 'The site refuses the address',
        fa: 'سایت این نشانی را نمی‌پذیرد',
        ru: 'Сайт не принимает этот адрес',
      },
      text: {
        en: 'Choose another city in the same country: the next address may not be on the site’s list.',
        fa: 'شهر دیگری از همان کشور را انتخاب کنید؛ شاید نشانی بعدی در فهرست سایت نباشد.',
        ru: 'Выберите другой город той же страны: следующего адреса в списке сайта может и не быть.',
      },
      to: '/docs/troubleshoot/connected-no-internet#one-site',
      otherwise: ['dns'],
    },
    'home-devices': {
      title: { en: 'Devices on your own network', fa: 'دستگاه‌های شبکهٔ خودتان', ru: 'Устройства в вашей сети' },
      text: {
        en: 'Check that both are on the same Wi-Fi, and neither on the guest network. Open the printer by its IP address. Still not found? Disconnect, start printing or casting, and connect again at once: meanwhile nothing is protected.',
        fa: 'ببینید هر دو در یک وای‌فای باشند، نه یکی در وای‌فای مهمان. چاپگر را با نشانی IP باز کنید. باز هم پیدا نمی‌شود؟ وی‌پی‌ان را قطع کنید، چاپ یا پخش را شروع کنید و زود دوباره وصل شوید: تا آن وقت محافظتی نیست.',
        ru: 'Проверьте, что оба в одной сети Wi-Fi, а не в гостевой. Откройте принтер по IP-адресу. Всё равно не находится? Отключитесь, начните печать или трансляцию и сразу подключитесь снова: пока VPN выключен, защиты нет.',
      },
      to: '/docs/troubleshoot/local-network#printer',
    },
    password: {
      title: { en: 'Reset the password', fa: 'گذرواژه را بازنشانی کنید', ru: 'Сбросьте пароль' },
      text: {
        en: 'Signed up with Google or Apple? Use that button. Otherwise check the address letter by letter, press <Ui id="signIn.forgot" /> (1) and open the link in the e-mail. [No access to the mailbox?](/docs/troubleshoot/get-access-back#mailbox)',
        fa: 'با Google یا Apple ثبت‌نام کرده‌اید؟ همان دکمه را بزنید. وگرنه ایمیل را حرف‌به‌حرف نگاه کنید، <Ui id="signIn.forgot" /> (۱) را بزنید و پیوند داخل ایمیل را باز کنید. [به آن ایمیل دسترسی ندارید؟](/docs/troubleshoot/get-access-back#mailbox)',
        ru: 'Регистрировались через Google или Apple? Нажмите ту же кнопку. Иначе проверьте адрес по буквам, нажмите <Ui id="signIn.forgot" /> (1) и откройте ссылку из письма. [Нет доступа к почте?](/docs/troubleshoot/get-access-back#mailbox)',
      },
      show: 'sign-in',
      marks: '1:signIn.forgot',
      to: '/docs/troubleshoot/authentication-issues#auth_001',
      otherwise: ['other-sign-in'],
    },
    expired: {
      title: { en: 'Renew the plan', fa: 'طرح را تمدید کنید', ru: 'Продлите тариф' },
      text: {
        en: 'Not paid yet? If an automatic payment failed, first [turn automatic renewal off](/docs/tutorial-basics/subscription-expired#auto-renewal), or you may pay twice. Renew where you bought it: in the App Store or Google Play, [with the reseller](/docs/tutorial-basics/subscription-expired#reseller), otherwise in the [dashboard](site:dashboard). The store takes no money any more? [Do this](/docs/tutorial-basics/subscription-management#renew). Paid already? Do not pay again: sign in again, or, if you are still signed in, close the app and open it.',
        fa: 'هنوز نپرداخته‌اید؟ اگر پرداخت خودکار ناموفق بوده، اول [تمدید خودکار را خاموش کنید](/docs/tutorial-basics/subscription-expired#auto-renewal)، وگرنه شاید دو بار پول کم شود. همان‌جا که خریده‌اید تمدید کنید: App Store، Google Play، [نماینده یا کانالی که از آن خریده‌اید](/docs/tutorial-basics/subscription-expired#reseller)، وگرنه [پنل کاربری](site:dashboard). فروشگاه دیگر پول برنمی‌دارد؟ [این کار را بکنید](/docs/tutorial-basics/subscription-management#renew). پرداخته‌اید؟ دوباره نپردازید: دوباره وارد شوید، یا اگر هنوز در حساب هستید برنامه را ببندید و باز کنید.',
        ru: 'Ещё не платили? Если не прошёл автоматический платёж, сначала [выключите автопродление](/docs/tutorial-basics/subscription-expired#auto-renewal), иначе деньги могут списать дважды. Продлите там, где покупали: в App Store или Google Play, [у реселлера](/docs/tutorial-basics/subscription-expired#reseller), иначе в [личном кабинете](site:dashboard). Магазин больше не списывает деньги? [Что делать](/docs/tutorial-basics/subscription-management#renew). Уже заплатили? Второй раз не платите: войдите снова, а если вы ещё в аккаунте, закройте и снова откройте приложение.',
      },
      to: '/docs/tutorial-basics/subscription-expired#renew',
      otherwise: ['not-active', 'other-account'],
      isPayment: true,
    },
    devices: {
      title: { en: 'Free up a device slot', fa: 'یک جا خالی کنید', ru: 'Освободите место' },
      text: {
        en: 'On a signed-in device open <UiPath ids="navigation.settings settings.devices" />, choose the one you no longer use (1) and press <Ui id="devices.remove" /> (2). None at hand? Remove it in the [dashboard](site:dashboard). Do you see one that you do not recognise? [This first](/docs/tutorial-basics/password-management#someone-knows).',
        fa: 'در دستگاهی که وارد شده‌اید <UiPath ids="navigation.settings settings.devices" /> را باز کنید، آن را که لازم ندارید (۱) انتخاب کنید و <Ui id="devices.remove" /> (۲) را بزنید. چنین دستگاهی دم دست نیست؟ در [پنل کاربری](site:dashboard) حذفش کنید. دستگاهی ناآشناست؟ [اول این](/docs/tutorial-basics/password-management#someone-knows).',
        ru: 'На устройстве, где вход выполнен, откройте <UiPath ids="navigation.settings settings.devices" />, выберите лишнее (1) и нажмите <Ui id="devices.remove" /> (2). Такого устройства нет под рукой? Удалите лишнее в [личном кабинете](site:dashboard). Есть незнакомое? [Сначала это](/docs/tutorial-basics/password-management#someone-knows).',
      },
      show: 'devices',
      marks: '1:devices.phone 2:devices.remove',
      to: '/docs/troubleshoot/authentication-issues#auth_004',
      otherwise: ['other-sign-in'],
    },
    'access-lost': {
      title: { en: 'Get back into your account', fa: 'دسترسی را پس بگیرید', ru: 'Верните доступ' },
      text: {
        en: 'Do not sign out where you are still signed in, and do not open a second account. Use a recovery code. None, or [the mailbox is gone](/docs/troubleshoot/get-access-back#mailbox)? Send [this form](/docs/troubleshoot/get-access-back#have-ready) in the live chat, not the message that follows here.',
        fa: 'هر جا وارد حساب هستید خارج نشوید و حساب دوم نسازید. کد بازیابی را وارد کنید. ندارید، یا [ایمیل از دست رفته](/docs/troubleshoot/get-access-back#mailbox)؟ به جای پیام بعدی [این فرم](/docs/troubleshoot/get-access-back#have-ready) را در گفت‌وگوی زنده بفرستید.',
        ru: 'Не выходите там, где вы ещё вошли, и не заводите второй аккаунт. Введите резервный код. Его нет или [потеряна почта](/docs/troubleshoot/get-access-back#mailbox)? Отправьте в чат [эту форму](/docs/troubleshoot/get-access-back#have-ready), а не следующее сообщение.',
      },
      to: '/docs/troubleshoot/get-access-back#second-factor',
    },
    'seller-gone': {
      title: { en: 'Secure the account', fa: 'حساب را ایمن کنید', ru: 'Защитите аккаунт' },
      text: {
        en: 'Still signed in? Do not sign out, and see whose e-mail address <UiPath ids="navigation.settings settings.billing" /> shows. Yours: follow [these steps](/docs/tutorial-basics/password-management#someone-knows) today; a new password may sign you out. The seller’s: use the account until it ends. To be free of the seller, open a new account in the [dashboard](site:dashboard) with another address of your own. Do not pay anybody who offers to “restore” the old one. Write in the [live chat](/docs/services/concierge) without signing in **and without the old account’s address**; even so, assume that a reseller can read it.',
        fa: 'هنوز وارد حساب هستید؟ خارج نشوید و ببینید ایمیلی که <UiPath ids="navigation.settings settings.billing" /> نشان می‌دهد مال کیست. مال شماست: همین امروز [این گام‌ها](/docs/tutorial-basics/password-management#someone-knows) را انجام بدهید؛ گذرواژهٔ تازه شاید خودتان را هم خارج کند. مال فروشنده است: تا تمام نشده استفاده کنید. می‌خواهید از فروشنده جدا شوید؟ در [پنل کاربری](site:dashboard) با ایمیل دیگری از خودتان حساب تازه بگیرید. به کسی که می‌گوید حساب قبلی را «برمی‌گرداند» پول ندهید. در [گفت‌وگوی زنده](/docs/services/concierge) بدون ورود **و بدون ایمیل حساب قبلی** بنویسید و باز هم فرض کنید نماینده شاید بخواند.',
        ru: 'Вы ещё в аккаунте? Не выходите и посмотрите, чья почта указана в разделе <UiPath ids="navigation.settings settings.billing" />. Если ваша, сегодня же выполните [эти шаги](/docs/tutorial-basics/password-management#someone-knows); новый пароль может закрыть аккаунт и у вас. Если продавца, пользуйтесь аккаунтом, пока работает. Чтобы не зависеть от продавца, заведите в [личном кабинете](site:dashboard) новый аккаунт на другую свою почту. Не платите тому, кто предложит «восстановить» старый. Пишите в [чат](/docs/services/concierge), не входя в аккаунт **и не называя его почту**, и всё равно считайте, что реселлер может это прочитать.',
      },
      to: '/docs/troubleshoot/get-access-back#seller',
    },
    'other-sign-in': {
      title: { en: 'Other sign-in problems', fa: 'مشکل‌های دیگر ورود', ru: 'Другие трудности со входом' },
      text: {
        en: 'The app shows an `AUTH_…` code? Find it with the link below. `AUTH_002`? Wait <Fact id="lockout" /> without trying. `AUTH_005`, or the Google or Apple window stays empty? Try another network. No e-mail? Look in the spam folder. Several e-mails? Type the code from the newest one.',
        fa: 'برنامه کد خطای `AUTH_…` نشان می‌دهد؟ آن را با پیوند زیر پیدا کنید. `AUTH_002`؟ <Fact id="lockout" /> صبر کنید و تلاش نکنید. `AUTH_005` است یا پنجرهٔ Google یا Apple خالی می‌ماند؟ شبکهٔ دیگری را امتحان کنید. ایمیل نمی‌رسد؟ پوشهٔ هرزنامه را ببینید. چند ایمیل رسیده؟ کد آخری را بنویسید.',
        ru: 'Приложение показывает код ошибки (`AUTH_…`)? Найдите его по ссылке ниже. `AUTH_002`? Подождите <Fact id="lockout" /> и не пробуйте войти. `AUTH_005` или пустое окно Google или Apple? Смените сеть. Письмо не приходит? Загляните в спам. Писем несколько? Введите код из последнего.',
      },
      to: '/docs/troubleshoot/authentication-issues#codes',
    },
    'payment-refused': {
      title: { en: 'Check the card and the VPN', fa: 'کارت و وی‌پی‌ان را بررسی کنید', ru: 'Проверьте карту и VPN' },
      text: {
        en: 'The card form takes no card of an Iranian or Russian bank: [pay from Iran](/docs/tutorial-basics/pay-iran), [pay from Russia](/docs/tutorial-basics/pay-russia). Any other card: see whether the bank asks you to confirm, and turn the VPN off while you pay; outside the bank’s country, connect to that country. In Iran, somebody abroad should [pay for you](/docs/tutorial-basics/subscription-expired#helper): a payment from Iran may be refused because of sanctions.',
        fa: 'کارت بانک‌های ایران فقط با ParsPal پذیرفته می‌شود: پیش از باز شدن صفحهٔ بانک <Ui id="home.disconnect" /> را بزنید و از نو شروع کنید. کارت خارجی **در ایران**: با نشانی ایران نپردازید، شاید به خاطر تحریم رد شود؛ بهتر است کسی در خارج [برایتان بپردازد](/docs/tutorial-basics/subscription-expired#helper). کارت خارجی بیرون از ایران: ببینید بانک تأیید می‌خواهد یا نه. در کشور بانک هستید؟ وی‌پی‌ان را خاموش کنید. نیستید؟ به آن کشور وصل شوید.',
        ru: 'Карта российского или иранского банка не пройдёт: [оплата из России](/docs/tutorial-basics/pay-russia), [из Ирана](/docs/tutorial-basics/pay-iran). Другая карта: посмотрите, не ждёт ли банк подтверждения. Вы в стране банка — на время оплаты выключите VPN, в другой — подключитесь к стране банка. Вы в Иране — пусть [заплатит кто-то за границей](/docs/tutorial-basics/subscription-expired#helper): платёж оттуда могут отклонить из-за санкций.',
      },
      to: '/docs/troubleshoot/billing-subscription#codes',
      otherwise: ['pay-otherwise'],
      isPayment: true,
    },
    'not-active': {
      title: { en: 'Paid, but not active', fa: 'پرداخت شده، ولی فعال نیست', ru: 'Оплачено, но не действует' },
      text: {
        en: '**Do not pay again.** [Cryptocurrency](/docs/troubleshoot/billing-subscription#crypto) takes <Fact id="cryptoConfirmation" />, ParsPal up to ten minutes. Then close the app and open it (do **not** sign out on a filtered network; if you are signed out already, sign in), and look at the expiry date in <UiPath ids="navigation.settings settings.billing" /> (1) or the [dashboard](site:dashboard).',
        fa: '**دوباره نپردازید.** برای ParsPal ده دقیقه صبر کنید؛ تأیید [رمزارز](/docs/troubleshoot/billing-subscription#crypto) <Fact id="cryptoConfirmation" /> طول می‌کشد. بعد برنامه را ببندید و باز کنید (در شبکهٔ فیلترشده خودتان از حساب خارج **نشوید**؛ اگر بیرون افتاده‌اید، وارد شوید) و تاریخ پایان را در <UiPath ids="navigation.settings settings.billing" /> (۱) یا [پنل کاربری](site:dashboard) ببینید.',
        ru: '**Второй раз не платите.** [Криптовалюта](/docs/troubleshoot/billing-subscription#crypto) подтверждается <Fact id="cryptoConfirmation" />, для ParsPal подождите десять минут. Затем закройте приложение и снова откройте (в сети с блокировками **не** выходите из аккаунта; уже вышли — войдите) и посмотрите дату в разделе <UiPath ids="navigation.settings settings.billing" /> (1) или в [личном кабинете](site:dashboard).',
      },
      show: 'billing',
      marks: '1:billing.expires',
      to: '/docs/troubleshoot/billing-subscription#not-active',
      otherwise: ['other-account'],
      isPayment: true,
    },
    'other-account': {
      title: {
        en: 'The plan may be in another account',
        fa: 'شاید طرح در حساب دیگری باشد',
        ru: 'Тариф мог попасть в другой аккаунт',
      },
      text: {
        en: 'Compare the e-mail address you sign in with (<UiPath ids="navigation.settings settings.billing" /> shows it) with the one on the receipt: another way of signing in may have made a second account. Bought in a store? Use the same store account on this device; on an iPhone press <Ui id="billing.restore" /> on the same screen.',
        fa: 'ایمیلی را که با آن وارد می‌شوید (در <UiPath ids="navigation.settings settings.billing" /> نوشته شده) با ایمیل رسید مقایسه کنید: شاید ورود با روشی دیگر حساب دومی ساخته باشد. از فروشگاه خریده‌اید؟ روی این دستگاه هم همان حساب فروشگاه باید باشد؛ در آیفون در همان بخش <Ui id="billing.restore" /> را بزنید.',
        ru: 'Сравните почту, с которой вы входите (она указана в разделе <UiPath ids="navigation.settings settings.billing" />), с той, что в чеке: вход другим способом мог создать второй аккаунт. Покупали в магазине? На устройстве должен быть тот же аккаунт магазина; на iPhone нажмите в том же разделе <Ui id="billing.restore" />.',
      },
      to: '/docs/tutorial-basics/subscription-expired#still-expired',
    },
    refund: {
      title: { en: 'Charged twice, refunds', fa: 'برداشت دوباره، بازگشت وجه', ru: 'Двойное списание, возврат' },
      text: {
        en: 'For a purchase in a store ask Apple or Google, for one from a reseller the reseller, for any other open a [ticket](site:tickets) within <Fact id="refundWindow" /> of the payment. [Charged twice](/docs/troubleshoot/billing-subscription#double-charge)? Wait until neither payment is “pending”, and send both receipts. For any other refund first [cancel the subscription](/docs/tutorial-basics/subscription-management#cancel), or you may be charged again. [Charged after cancelling](/docs/troubleshoot/billing-subscription#after-cancelling)? Check that it is cancelled.',
        fa: 'برای خرید از فروشگاه از Apple یا Google بخواهید و برای خرید از نماینده از خود نماینده؛ در بقیهٔ موارد تا <Fact id="refundWindow" /> بعد از پرداخت [تیکت](site:tickets) بدهید. [دو بار کم شده](/docs/troubleshoot/billing-subscription#double-charge)؟ صبر کنید تا هیچ‌کدام «در انتظار» نباشد و هر دو رسید را بفرستید. برای هر بازگشت دیگر اول [اشتراک را لغو کنید](/docs/tutorial-basics/subscription-management#cancel) تا باز هم پول کم نشود. [بعد از لغو کم شده](/docs/troubleshoot/billing-subscription#after-cancelling)؟ ببینید واقعاً لغو شده باشد.',
        ru: 'За покупку в магазине деньги возвращают Apple или Google, за купленное у реселлера — он сам; в остальных случаях создайте [обращение](site:tickets) в течение <Fact id="refundWindow" /> после платежа. [Списали дважды](/docs/troubleshoot/billing-subscription#double-charge)? Подождите, пока обе суммы перестанут быть «в обработке», и пришлите оба чека. Для любого другого возврата сначала [отмените подписку](/docs/tutorial-basics/subscription-management#cancel), чтобы деньги не списали снова. [Списали после отмены](/docs/troubleshoot/billing-subscription#after-cancelling)? Проверьте, что она отменена.',
      },
      to: '/docs/troubleshoot/billing-subscription#refunds',
      isPayment: true,
    },
    'app-fails': {
      title: { en: 'The app does not start', fa: 'برنامه باز نمی‌شود', ru: 'Приложение не запускается' },
      text: {
        en: 'Restart the device ([offline first](/docs/troubleshoot/app-not-launching#crash) if a leak would harm you) and update the app. If the system refuses it, [look up its message](/docs/troubleshoot/app-not-launching#refused). Do not delete the app yet: you may not get it back.',
        fa: 'دستگاه را خاموش و روشن کنید (اگر نشت برایتان خطر دارد، [اول آفلاین شوید](/docs/troubleshoot/app-not-launching#crash)) و برنامه را به‌روز کنید. اگر سیستم آن را نمی‌پذیرد، [پیامش را اینجا پیدا کنید](/docs/troubleshoot/app-not-launching#refused). هنوز برنامه را پاک نکنید: شاید دیگر به دستتان نرسد.',
        ru: 'Перезагрузите устройство (если опасна утечка, [сначала отключите сеть](/docs/troubleshoot/app-not-launching#crash)) и обновите приложение. Если не открывает или не ставит сама система, [найдите её сообщение](/docs/troubleshoot/app-not-launching#refused). Пока не удаляйте приложение: вернуть его, возможно, не получится.',
      },
      to: '/docs/troubleshoot/app-not-launching#crash',
      otherwise: ['reinstall'],
    },
    battery: {
      title: { en: 'Battery and speed of the device', fa: 'باتری و سرعت دستگاه', ru: 'Батарея и скорость устройства' },
      text: {
        en: 'On an open network (not in Iran or Russia, where it is easily recognised) choose WireGuard: it needs the least power. A weak signal drains more than any protocol.',
        fa: 'در شبکهٔ بدون فیلتر WireGuard را انتخاب کنید که از همه کم‌مصرف‌تر است؛ در ایران و روسیه نه: راحت شناخته می‌شود. آنتن ضعیف بیش از هر پروتکلی باتری می‌برد.',
        ru: 'В сети без блокировок (не в России и не в Иране, где его легко узнают) выберите WireGuard: он тратит меньше всего заряда. Слабый сигнал расходует больше любого протокола.',
      },
      to: '/docs/troubleshoot/performance-optimization#battery',
    },
  },
  solved: {
    title: { en: 'Solved', fa: 'خوب شد', ru: 'Отлично' },
    text: {
      en: 'Remember what helped: it is the first thing to try next time. For a day when this site does not open, keep [a copy of this help](/docs/tutorial-basics/copies) on the device, unless [it may be searched](/docs/tutorial-basics/phone-check).',
      fa: 'یادتان بماند چه کمک کرد؛ دفعهٔ بعد اول همان را امتحان کنید. برای روزی که این سایت باز نشود [یک نسخه از این راهنما](/docs/tutorial-basics/copies) را روی دستگاه نگه دارید، مگر آنکه ممکن باشد [آن را بگردند](/docs/tutorial-basics/phone-check).',
      ru: 'Запомните, что помогло: в следующий раз начните с этого. На случай, если сайт не откроется, сохраните [копию этой справки](/docs/tutorial-basics/copies), но не на устройстве, которое [могут проверить](/docs/tutorial-basics/phone-check).',
    },
  },
  support: {
    title: { en: 'Write to support', fa: 'به پشتیبانی بنویسید', ru: 'Напишите в поддержку' },
    text: {
      en: 'Copy this message, fill in the last lines and send it in the [live chat](/docs/services/concierge) (no need to sign in) or on [Telegram](site:telegram) ([neither opens?](/docs/troubleshoot/everything-blocked#support)). A screenshot helps; never send your password.',
      fa: 'این پیام را کپی کنید، سطرهای آخر را پر کنید و در [گفت‌وگوی زنده](/docs/services/concierge) (ورود لازم نیست) یا [تلگرام](site:telegram) بفرستید ([هیچ‌کدام باز نمی‌شود؟](/docs/troubleshoot/everything-blocked#support)). تصویر صفحه کمک می‌کند؛ گذرواژه را هرگز نفرستید.',
      ru: 'Скопируйте это сообщение, заполните последние строки и отправьте в [чат](/docs/services/concierge) (вход не нужен) или в [Telegram](site:telegram) ([не открываются?](/docs/troubleshoot/everything-blocked#support)). Поможет снимок экрана; пароль не присылайте никогда.',
    },
    message: {
      en: 'Hello, I need help with OrbVPN.\n{answers}\nAdvice I followed, without success:\n{tried}\nDevice and system: \nNetwork (operator, Wi-Fi or mobile data): \nCountry: \nLocation and protocol in the app: \nCode or text that the app shows: ',
      fa: 'سلام، برای OrbVPN کمک می‌خواهم.\n{answers}\nاین راهنمایی‌ها را انجام دادم و درست نشد:\n{tried}\nدستگاه و سیستم: \nشبکه (اپراتور، وای‌فای یا اینترنت همراه): \nکشور: \nمکان و پروتکل در برنامه: \nکد یا متنی که برنامه نشان می‌دهد: ',
      ru: 'Здравствуйте, нужна помощь с OrbVPN.\n{answers}\nКакие советы не помогли:\n{tried}\nУстройство и система: \nСеть (оператор, Wi-Fi или мобильная): \nСтрана: \nЛокация и протокол в приложении: \nКод или текст, который показывает приложение: ',
    },
  },
  payment: {
    title: { en: 'Open a ticket', fa: 'تیکت بفرستید', ru: 'Создайте обращение' },
    text: {
      en: 'Copy this message, fill in the last lines and send it in a [ticket](site:tickets), or in the [live chat](/docs/services/concierge) if you cannot sign in. Cover card numbers in a screenshot; never send a whole card number, a code or your password.',
      fa: 'این پیام را کپی کنید، سطرهای آخر را پر کنید و با [تیکت](site:tickets) بفرستید؛ وارد نمی‌شوید؟ در [گفت‌وگوی زنده](/docs/services/concierge). شمارهٔ کارت را در تصویر بپوشانید؛ شمارهٔ کامل کارت، CVV2، رمز بانک و گذرواژه را هرگز نفرستید.',
      ru: 'Скопируйте это сообщение, заполните последние строки и отправьте в [обращении](site:tickets), а если войти не получается — в [чат](/docs/services/concierge). Номер карты на снимке экрана закройте; полный номер, коды и пароль не присылайте никогда.',
    },
    message: {
      en: 'Hello, I need help with a payment for OrbVPN.\n{answers}\nAdvice I followed, without success:\n{tried}\nAccount e-mail (not in the chat if a reseller sold the account): \nDate and time of the payment: \nAmount and method (card, store, cryptocurrency …): \nReceipt number; for cryptocurrency TXID, coin and network: \nCode or text that the app shows: ',
      fa: 'سلام، برای پرداخت OrbVPN کمک می‌خواهم.\n{answers}\nاین راهنمایی‌ها را انجام دادم و درست نشد:\n{tried}\nایمیل حساب (نه در گفت‌وگو، اگر نماینده آن را فروخته): \nتاریخ و ساعت پرداخت: \nمبلغ و روش (ParsPal، رمزارز، کارت خارجی، فروشگاه): \nشمارهٔ پیگیری؛ برای رمزارز TXID، نام رمزارز و شبکه: \nکد یا متنی که برنامه نشان می‌دهد: ',
      ru: 'Здравствуйте, нужна помощь с оплатой OrbVPN.\n{answers}\nКакие советы не помогли:\n{tried}\nПочта аккаунта (не в чате, если его продал реселлер): \nДата и время платежа: \nСумма и способ (криптовалюта, карта, магазин …): \nНомер чека; для криптовалюты TXID, монета и сеть: \nКод или текст, который показывает приложение: ',
    },
  },
};
