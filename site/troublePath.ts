import type { TroublePathInput } from '../src/product/troublePath/troublePath.ts';

/** The path through trouble: each piece of advice with its section and the next. */
export const troublePath: TroublePathInput = {
  start: 'start',
  questions: {
    start: {
      page: '/docs/troubleshoot',
      question: { en: 'What do you see?', fa: 'چه می‌بینید؟', ru: 'Что вы видите?' },
      choices: [
        {
          label: {
            en: 'There is no connection, or no internet',
            fa: 'وصل نمی‌شود یا اینترنت نیست',
            ru: 'Не\u00a0подключается, или нет интернета',
          },
          to: 'without-vpn',
        },
        {
          label: {
            en: 'It says connected, but something does not work',
            fa: 'نوشته متصل شد، ولی چیزی کار نمی‌کند',
            ru: 'Написано «подключено», но\u00a0что\u2011то не\u00a0работает',
          },
          to: 'connected',
        },
        {
          label: { en: 'Sign-in or payment', fa: 'ورود یا پرداخت', ru: 'Вход или оплата' },
          to: 'account',
        },
        {
          label: {
            en: 'The app does not open, or something else',
            fa: 'برنامه باز نمی‌شود، یا چیز دیگر',
            ru: 'Приложение не\u00a0открывается, другая проблема',
          },
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
        en: 'Press <Ui id="home.disconnect" />, wait a moment, and open a site that you use every day.',
        fa: '<Ui id="home.disconnect" /> را بزنید، کمی صبر کنید و سایتی را باز کنید که هر روز می‌بینید.',
        ru: 'Нажмите <Ui id="home.disconnect" />, подождите и\u00a0откройте сайт, которым пользуетесь каждый день.',
      },
      choices: [
        {
          label: { en: 'Yes, sites open', fa: 'بله، باز می‌شود', ru: 'Да, сайты открываются' },
          to: 'network',
        },
        {
          label: { en: 'No, nothing opens', fa: 'نه، هیچ‌چیز باز نمی‌شود', ru: 'Нет, не\u00a0открывается ничего' },
          to: 'no-internet',
        },
        {
          label: {
            en: 'Only sites in this country open',
            fa: 'فقط سایت‌های داخلی باز می‌شوند',
            ru: 'Открываются только российские (местные) сайты',
          },
          to: 'allow-list',
        },
        {
          label: {
            en: 'Some open, but stores and OrbVPN’s own sites do not',
            fa: 'بعضی باز می‌شود، ولی فروشگاه‌ها و سایت‌های OrbVPN نه',
            ru: 'Да, но\u00a0не\u00a0магазины приложений и\u00a0не\u00a0сайты OrbVPN',
          },
          to: 'blocked',
        },
      ],
    },
    'no-internet': {
      question: { en: 'Since when?', fa: 'از چه وقت؟', ru: 'С\u00a0какого момента?' },
      choices: [
        {
          label: {
            en: 'Since I used the VPN, closed the app or removed it',
            fa: 'از وقتی وی‌پی‌ان روشن بود، یا برنامه را بستم یا حذف کردم',
            ru: 'После отключения, закрытия или удаления VPN',
          },
          to: 'lift-block',
        },
        {
          label: {
            en: 'In a hotel, at an airport, in a café',
            fa: 'در هتل، فرودگاه یا کافه',
            ru: 'В\u00a0гостинице, аэропорту, кафе',
          },
          to: 'captive-portal',
        },
        {
          label: { en: 'Before I opened the app', fa: 'پیش از باز کردن برنامه', ru: 'Ещё до\u00a0запуска приложения' },
          to: 'line-down',
        },
      ],
    },
    network: {
      question: { en: 'Which network are you on?', fa: 'در کدام شبکه هستید؟', ru: 'Где вы подключаетесь?' },
      choices: [
        {
          label: {
            en: 'In a country that filters the internet',
            fa: 'در کشوری که اینترنتش فیلتر است',
            ru: 'В\u00a0стране, где интернет блокируют',
          },
          to: 'filtered',
        },
        {
          label: {
            en: 'At work, at school, in a hotel elsewhere',
            fa: 'محل کار، دانشگاه یا هتل در کشوری دیگر',
            ru: 'В\u00a0другой стране: на\u00a0работе, на\u00a0учёбе, в\u00a0гостинице',
          },
          to: 'office',
        },
        {
          label: { en: 'At home or on mobile data', fa: 'خانه یا اینترنت همراه', ru: 'Дома или в\u00a0мобильной сети' },
          to: 'screen',
        },
      ],
    },
    screen: {
      question: { en: 'What does the app show?', fa: 'برنامه چه نشان می‌دهد؟', ru: 'Что показывает приложение?' },
      choices: [
        {
          label: {
            en: 'One location fails, others connect',
            fa: 'یک مکان وصل نمی‌شود، بقیه می‌شوند',
            ru: 'Не\u00a0работает одна локация, другие подключаются',
          },
          to: 'one-location',
        },
        {
          label: {
            en: 'It stays at connecting in every location',
            fa: 'در همهٔ مکان‌ها روی «در حال اتصال…» می‌ماند',
            ru: 'Застревает на\u00a0«подключение…» в\u00a0любой локации',
          },
          to: 'stuck',
        },
        {
          label: {
            en: 'A certificate error, or the clock is wrong',
            fa: 'خطای گواهی، یا ساعت دستگاه اشتباه است',
            ru: 'Ошибка сертификата, или неверны часы',
          },
          to: 'clock',
        },
      ],
    },
    connected: {
      page: '/docs/troubleshoot/connected',
      question: { en: 'What does not work?', fa: 'چه چیزی کار نمی‌کند؟', ru: 'Что не\u00a0работает?' },
      choices: [
        {
          label: { en: 'No page loads', fa: 'هیچ صفحه‌ای باز نمی‌شود', ru: 'Не\u00a0открывается ничего' },
          to: 'nothing-loads',
        },
        {
          label: { en: 'It is slow, or drops', fa: 'کند است یا قطع می‌شود', ru: 'Медленно или обрывается' },
          to: 'slow',
        },
        {
          label: {
            en: 'Some sites or apps, or the wrong country',
            fa: 'بعضی سایت‌ها و برنامه‌ها، یا کشور اشتباه',
            ru: 'Отдельные сайты и\u00a0приложения, не\u00a0та страна',
          },
          to: 'sites',
        },
        {
          label: {
            en: 'The printer or the television at home is not found',
            fa: 'چاپگر یا تلویزیون خانه پیدا نمی‌شود',
            ru: 'Не\u00a0находится домашний принтер или телевизор',
          },
          to: 'home-devices',
        },
      ],
    },
    slow: {
      question: { en: 'What is slow?', fa: 'چه چیزی کند است؟', ru: 'Что именно медленно?' },
      choices: [
        {
          label: { en: 'Everything, on every network', fa: 'همه‌چیز، در هر شبکه', ru: 'Всё и\u00a0в\u00a0любой сети' },
          to: 'far-server',
        },
        {
          label: {
            en: 'Everything, on this network',
            fa: 'همه‌چیز، در همین شبکه',
            ru: 'Всё, но\u00a0только в\u00a0этой сети',
          },
          to: 'throttled',
        },
        { label: { en: 'Video, games or calls', fa: 'ویدیو، بازی یا تماس', ru: 'Видео, игры, звонки' }, to: 'media' },
        {
          label: {
            en: 'It drops when the phone’s screen is off',
            fa: 'با خاموش شدن صفحهٔ گوشی قطع می‌شود',
            ru: 'Обрывается, когда гаснет экран телефона',
          },
          to: 'background',
        },
      ],
    },
    media: {
      question: { en: 'What exactly?', fa: 'دقیقاً چه چیزی؟', ru: 'Что именно?' },
      choices: [
        {
          label: { en: 'Video keeps buffering', fa: 'ویدیو می‌ایستد', ru: 'Видео останавливается' },
          to: 'video',
        },
        {
          label: {
            en: 'A call or game lags, but works',
            fa: 'صدا یا بازی تأخیر دارد، ولی هست',
            ru: 'Голос или игра отстаёт, но\u00a0работает',
          },
          to: 'lag',
        },
        {
          label: {
            en: 'No sound, or no call or match at all',
            fa: 'اصلاً تماس، صدا یا حریفی نیست',
            ru: 'Нет ни\u00a0звонка, ни\u00a0звука, ни\u00a0матча',
          },
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
          label: {
            en: 'It shows the wrong country',
            fa: 'کشور را اشتباه نشان می‌دهد',
            ru: 'Показывает не\u00a0ту страну',
          },
          to: 'country',
        },
        {
          label: {
            en: 'A bank or a local service refuses',
            fa: 'بانک یا سرویس داخلی راه نمی‌دهد',
            ru: 'Банк или местный сервис не\u00a0пускает',
          },
          to: 'local-service',
        },
        {
          label: {
            en: 'It shows my own address',
            fa: 'نشانی خودم را نشان می‌دهد',
            ru: 'Показывает мой собственный адрес',
          },
          to: 'leak',
        },
        {
          label: {
            en: 'This one does not open, others do',
            fa: 'فقط همان باز نمی‌شود',
            ru: 'Не\u00a0открывается, остальное работает',
          },
          to: 'one-site',
        },
      ],
    },
    account: {
      page: '/docs/troubleshoot/account',
      question: { en: 'What happens?', fa: 'چه پیش می‌آید؟', ru: 'Что происходит?' },
      choices: [
        {
          label: { en: 'I cannot sign in', fa: 'نمی‌توانم وارد شوم', ru: 'Не\u00a0получается войти' },
          to: 'sign-in',
        },
        {
          label: { en: 'The payment is refused', fa: 'پرداخت رد می‌شود', ru: 'Платёж отклонён' },
          to: 'payment-refused',
        },
        {
          label: {
            en: 'Paid, but the plan is not active',
            fa: 'پول داده‌ام، ولی طرح فعال نیست',
            ru: 'Оплачено, но\u00a0тариф не\u00a0действует',
          },
          to: 'not-active',
        },
        {
          label: {
            en: 'Charged twice, or I want my money back',
            fa: 'دو بار کم شده، یا پولم را می‌خواهم',
            ru: 'Списано дважды, или нужен возврат',
          },
          to: 'refund',
        },
      ],
    },
    'sign-in': {
      question: { en: 'What does the app say?', fa: 'برنامه چه می‌گوید؟', ru: 'Что пишет приложение?' },
      choices: [
        {
          label: {
            en: 'Wrong e-mail or password (AUTH_001)',
            fa: 'ایمیل یا گذرواژه نادرست (AUTH_001)',
            ru: 'Неверная почта или пароль (AUTH_001)',
          },
          to: 'password',
        },
        {
          label: {
            en: 'The subscription has expired (AUTH_003)',
            fa: 'اشتراک تمام شده (AUTH_003)',
            ru: 'Подписка истекла (AUTH_003)',
          },
          to: 'expired',
        },
        {
          label: {
            en: 'Too many devices (AUTH_004)',
            fa: 'دستگاه بیش از حد (AUTH_004)',
            ru: 'Слишком много устройств (AUTH_004)',
          },
          to: 'devices',
        },
        {
          label: {
            en: 'Something else, or no code arrives',
            fa: 'چیز دیگر، یا کد نمی‌رسد',
            ru: 'Другое, или не\u00a0приходит код',
          },
          to: 'sign-in-other',
        },
      ],
    },
    'sign-in-other': {
      question: { en: 'What is missing?', fa: 'چه چیزی کم است؟', ru: 'Чего не\u00a0хватает?' },
      choices: [
        {
          label: {
            en: 'The phone with the codes, or the mailbox, is gone',
            fa: 'گوشی کدساز یا ایمیل از دست رفته',
            ru: 'Потерян телефон с\u00a0кодами или почта',
          },
          to: 'access-lost',
        },
        {
          label: {
            en: 'The person who sold me the account is gone',
            fa: 'فروشندهٔ حساب ناپدید شده',
            ru: 'Пропал продавец аккаунта',
          },
          to: 'access-lost',
        },
        {
          label: {
            en: 'A code in an e-mail, or something else',
            fa: 'کد داخل ایمیل، یا چیز دیگر',
            ru: 'Код из\u00a0письма или другое',
          },
          to: 'other-sign-in',
        },
      ],
    },
    app: {
      page: '/docs/troubleshoot/app',
      question: { en: 'What is it about?', fa: 'موضوع چیست؟', ru: 'В\u00a0чём проблема?' },
      choices: [
        {
          label: {
            en: 'The app does not open or cannot be installed',
            fa: 'برنامه باز یا نصب نمی‌شود',
            ru: 'Приложение не\u00a0открывается или не\u00a0ставится',
          },
          to: 'app-fails',
        },
        {
          label: {
            en: 'Battery, heat, speed of the device',
            fa: 'باتری، داغ شدن، کندی دستگاه',
            ru: 'Батарея, нагрев, скорость устройства',
          },
          to: 'battery',
        },
        { label: { en: 'None of these', fa: 'هیچ‌کدام', ru: 'Ничего из\u00a0этого' }, to: 'support' },
      ],
    },
  },
  advice: {
    'allow-list': {
      title: {
        en: 'Only approved sites are let through',
        fa: 'فقط سایت‌های مجاز باز است',
        ru: 'Это белые списки',
      },
      text: {
        en: 'No protocol gets through in this mode, so leave the settings alone. In Russia this affects [mobile data](/docs/tutorial-basics/russia#white-lists): use Wi-Fi or home internet. Elsewhere, try landline internet or another operator.',
        fa: 'در این حالت هیچ پروتکلی رد نمی‌شود؛ به تنظیمات دست نزنید. اینترنت ثابت و اپراتورهای دیگر را امتحان کنید: قطعی به‌ندرت همه‌جا یکسان است. در روسیه این محدودیت مال [اینترنت همراه](/docs/tutorial-basics/russia#white-lists) است: از وای‌فای استفاده کنید.',
        ru: 'В\u00a0этом режиме не\u00a0проходит ни\u00a0один протокол, настройки менять незачем. В\u00a0России так бывает [в\u00a0мобильном интернете](/docs/tutorial-basics/russia#white-lists): перейдите на\u00a0Wi-Fi или домашний интернет.',
      },
      to: '/docs/troubleshoot/everything-blocked#cut',
      otherwise: ['blocked'],
    },
    vless: {
      title: { en: 'Choose VLESS', fa: 'VLESS را انتخاب کنید', ru: 'Выберите VLESS' },
      text: {
        en: 'In <UiPath ids="navigation.settings settings.protocol" /> choose <Ui id="protocol.vless" /> (1) and connect. If it fails, try it with two more locations.',
        fa: 'در <UiPath ids="navigation.settings settings.protocol" /> گزینهٔ <Ui id="protocol.vless" /> (۱) را انتخاب کنید و وصل شوید. نشد؟ با دو مکان دیگر هم امتحان کنید.',
        ru: 'В\u00a0разделе <UiPath ids="navigation.settings settings.protocol" /> выберите <Ui id="protocol.vless" /> (1) и\u00a0подключитесь. Не\u00a0вышло? Попробуйте с\u00a0ним ещё две локации.',
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
        ru: 'В\u00a0разделе <UiPath ids="navigation.settings settings.protocol" /> выберите <Ui id="protocol.openConnect" /> (1) и\u00a0подключитесь.',
      },
      show: 'protocol',
      marks: '1:protocol.openConnect',
      to: '/docs/troubleshoot/connection-issue#blocked-protocol',
    },
    'other-network': {
      title: { en: 'Try another network', fa: 'شبکهٔ دیگری را امتحان کنید', ru: 'Попробуйте другую сеть' },
      text: {
        en: 'Use mobile data instead of Wi-Fi, another operator’s SIM, or somebody else’s Wi-Fi. Do not delete the app and do not sign out meanwhile.',
        fa: 'اینترنت همراه به جای وای‌فای، سیم‌کارت اپراتور دیگر، وای‌فای کسی دیگر. در این میان برنامه را پاک نکنید و از حساب خارج نشوید.',
        ru: 'Мобильный интернет вместо Wi-Fi, SIM-карта другого оператора, чужой Wi-Fi. Приложение не\u00a0удаляйте и\u00a0из\u00a0аккаунта не\u00a0выходите.',
      },
      to: '/docs/troubleshoot/everything-blocked#which',
    },
    firewall: {
      title: {
        en: 'Firewall or antivirus on a computer',
        fa: 'فایروال یا آنتی‌ویروس رایانه',
        ru: 'Брандмауэр или антивирус на\u00a0компьютере',
      },
      text: {
        en: 'Turn the antivirus’s web protection off for one minute and connect. If that works, turn it on again and add OrbVPN to its exceptions.',
        fa: 'محافظت وب آنتی‌ویروس را یک دقیقه خاموش کنید و وصل شوید. اگر شد، دوباره روشنش کنید و OrbVPN را به استثناها اضافه کنید.',
        ru: 'Выключите веб-защиту антивируса на\u00a0минуту и\u00a0подключитесь. Получилось? Включите её снова и\u00a0добавьте OrbVPN в\u00a0исключения.',
      },
      to: '/docs/troubleshoot/connection-issue#firewall',
    },
    'other-vpn': {
      title: { en: 'Turn off other VPNs', fa: 'وی‌پی‌ان‌های دیگر را خاموش کنید', ru: 'Отключите другие VPN' },
      text: {
        en: 'Disconnect every other VPN, proxy app and ad blocker with a VPN, and stop it from starting by itself. Then connect.',
        fa: 'هر وی‌پی‌ان، پراکسی و مسدودکنندهٔ تبلیغ دیگری را قطع کنید و نگذارید خودش اجرا شود. بعد وصل شوید.',
        ru: 'Отключите все другие VPN, прокси и\u00a0блокировщики рекламы с\u00a0VPN и\u00a0запретите им запускаться самим. Затем подключитесь.',
      },
      to: '/docs/troubleshoot/another-vpn#names',
    },
    frozen: {
      title: {
        en: 'A filter freezes the connection',
        fa: 'فیلتر اتصال را نگه می‌دارد',
        ru: 'Соединение замораживает фильтр',
      },
      text: {
        en: 'Choose <Ui id="protocol.reality" /> (1); if you use it already, <Ui id="protocol.vless" /> (2). Try three locations in different countries.',
        fa: '<Ui id="protocol.reality" /> (۱) را انتخاب کنید؛ اگر همین را دارید، <Ui id="protocol.vless" /> (۲). سه مکان در کشورهای مختلف را امتحان کنید.',
        ru: 'Выберите <Ui id="protocol.reality" /> (1), а\u00a0если он уже выбран, <Ui id="protocol.vless" /> (2). Попробуйте три локации в\u00a0разных странах.',
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
        ru: 'Везде, где вы вписали DNS-сервер, верните автоматический режим, выключите блокировщики рекламы, которые работают через DNS, и\u00a0переподключитесь.',
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
        ru: 'Если `https://1.1.1.1` открывается, а\u00a0имена не\u00a0находятся, верните DNS-сервер сети в\u00a0автоматический режим.',
      },
      to: '/docs/troubleshoot/no-network-after-vpn#dns',
    },
    'pay-otherwise': {
      title: { en: 'Pay another way', fa: 'جور دیگری پرداخت کنید', ru: 'Заплатите другим способом' },
      text: {
        en: 'Choose another method on the payment page. [From Iran](/docs/tutorial-basics/pay-iran) and [from Russia](/docs/tutorial-basics/pay-russia) only some of them work.',
        fa: 'در صفحهٔ پرداخت روش دیگری انتخاب کنید. [از ایران](/docs/tutorial-basics/pay-iran) و [از روسیه](/docs/tutorial-basics/pay-russia) فقط بعضی از آن‌ها کار می‌کنند.',
        ru: 'Выберите на\u00a0странице оплаты другой способ. [Из\u00a0России](/docs/tutorial-basics/pay-russia) и\u00a0[из\u00a0Ирана](/docs/tutorial-basics/pay-iran) работают только некоторые.',
      },
      to: '/docs/tutorial-basics/subscription-management#renew',
    },
    reinstall: {
      title: { en: 'Reinstall it safely', fa: 'بی‌خطر دوباره نصب کنید', ru: 'Переустановите без риска' },
      text: {
        en: 'First check that you can sign in to the dashboard and that the store or the download opens. Only then remove the app, restart the device and install it.',
        fa: 'اول ببینید می‌توانید وارد پنل کاربری شوید و فروشگاه یا دانلود باز می‌شود. فقط بعد از آن برنامه را حذف کنید، دستگاه را دوباره روشن کنید و نصب کنید.',
        ru: 'Сначала убедитесь, что вход в\u00a0личный кабинет работает, а\u00a0магазин или загрузка открывается. Только потом удалите приложение, перезагрузите устройство и\u00a0установите снова.',
      },
      to: '/docs/troubleshoot/app-not-launching#reinstall',
    },
    blocked: {
      title: {
        en: 'Stores and sites are blocked',
        fa: 'فروشگاه‌ها و سایت‌ها بسته‌اند',
        ru: 'Магазины и\u00a0сайты заблокированы',
      },
      text: {
        en: 'Connect with REALITY if the app is installed. If it is not, there are other ways to get it and to reach us.',
        fa: 'اگر برنامه نصب است با REALITY وصل شوید. اگر نیست، راه‌های دیگری به برنامه و به ما هست.',
        ru: 'Если приложение установлено, подключитесь через REALITY. Если нет, есть другие способы получить его и\u00a0написать нам.',
      },
      to: '/docs/troubleshoot/everything-blocked#which',
      otherwise: ['other-network'],
    },
    'lift-block': {
      title: {
        en: 'Lift the kill switch block',
        fa: 'مسدودی کلید قطع را رفع کنید',
        ru: 'Снимите блокировку Kill Switch',
      },
      text: {
        en: 'Open OrbVPN, press <Ui id="home.disconnect" /> (1) and wait until it is idle. If that changes nothing, turn <Ui id="settings.killSwitch" /> off in <Ui id="navigation.settings" /> (2).',
        fa: 'OrbVPN را باز کنید، <Ui id="home.disconnect" /> (۱) را بزنید و تا «متصل نیست» صبر کنید. باز هم نشد؟ <Ui id="settings.killSwitch" /> را در <Ui id="navigation.settings" /> (۲) خاموش کنید.',
        ru: 'Откройте OrbVPN, нажмите <Ui id="home.disconnect" /> (1) и\u00a0дождитесь «не\u00a0подключено». Не\u00a0помогло? Выключите <Ui id="settings.killSwitch" /> в\u00a0разделе <Ui id="navigation.settings" /> (2).',
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
        ru: 'Сеть ждёт, пока вы войдёте на\u00a0её странице',
      },
      text: {
        en: 'Press <Ui id="home.disconnect" />, then open `http://neverssl.com`: the network’s sign-in page appears. If it does not, turn off <Ui id="settings.autoConnect" />. Accept its terms, then connect.',
        fa: '<Ui id="home.disconnect" /> را بزنید و `http://neverssl.com` را باز کنید؛ صفحهٔ ورود شبکه می‌آید. نیامد؟ <Ui id="settings.autoConnect" /> را خاموش کنید. شرایطش را بپذیرید و بعد وصل شوید.',
        ru: 'Нажмите <Ui id="home.disconnect" /> и\u00a0откройте `http://neverssl.com`: появится страница входа в\u00a0сеть. Не\u00a0появилась? Выключите <Ui id="settings.autoConnect" />. Примите условия, затем подключитесь.',
      },
      to: '/docs/troubleshoot/connection-issue#captive-portal',
      otherwise: ['line-down'],
    },
    'line-down': {
      title: { en: 'The connection itself is down', fa: 'خود اینترنت قطع است', ru: 'Не\u00a0работает сама сеть' },
      text: {
        en: 'Turn airplane mode on and off, try another network, and restart the router. The VPN needs a working connection.',
        fa: 'حالت هواپیما را روشن و خاموش کنید، شبکهٔ دیگری را امتحان کنید و روتر را دوباره روشن کنید. وی‌پی‌ان به اینترنتی نیاز دارد که کار کند.',
        ru: 'Включите и\u00a0выключите режим полёта, попробуйте другую сеть, перезапустите роутер. Без интернета VPN не\u00a0работает.',
      },
      to: '/docs/troubleshoot/connection-issue#no-internet',
      otherwise: ['captive-portal', 'lift-block'],
    },
    filtered: {
      title: { en: 'Choose REALITY', fa: 'REALITY را انتخاب کنید', ru: 'Выберите REALITY' },
      text: {
        en: 'Open <UiPath ids="navigation.settings settings.protocol" />, choose <Ui id="protocol.reality" /> (1), return to <Ui id="navigation.home" /> (2) and connect. If it fails, try it with two more locations.',
        fa: '<UiPath ids="navigation.settings settings.protocol" /> را باز کنید، <Ui id="protocol.reality" /> (۱) را انتخاب کنید، به <Ui id="navigation.home" /> (۲) برگردید و وصل شوید. نشد؟ با دو مکان دیگر هم امتحان کنید.',
        ru: 'Откройте <UiPath ids="navigation.settings settings.protocol" />, выберите <Ui id="protocol.reality" /> (1), вернитесь на\u00a0вкладку <Ui id="navigation.home" /> (2) и\u00a0подключитесь. Не\u00a0вышло? Попробуйте с\u00a0ним ещё две локации.',
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
        ru: 'В\u00a0разделе <UiPath ids="navigation.settings settings.protocol" /> выберите <Ui id="protocol.openConnect" />: он, как и\u00a0сайты, идёт через порт 443. Подключитесь.',
      },
      to: '/docs/troubleshoot/protocol-selection#udp',
      otherwise: ['filtered', 'captive-portal', 'other-network'],
    },
    'one-location': {
      title: { en: 'Choose another location', fa: 'مکان دیگری انتخاب کنید', ru: 'Выберите другую локацию' },
      text: {
        en: 'In <Ui id="navigation.locations" /> choose <Ui id="locations.fastest" /> (1) or another city in the same country. The one that fails may be overloaded or under maintenance.',
        fa: 'در <Ui id="navigation.locations" /> گزینهٔ <Ui id="locations.fastest" /> (۱) یا شهر دیگری از همان کشور را انتخاب کنید. شاید آن مکان شلوغ یا در دست تعمیر باشد.',
        ru: 'В\u00a0разделе <Ui id="navigation.locations" /> выберите <Ui id="locations.fastest" /> (1) или другой город той же страны. Первая, возможно, перегружена или на\u00a0техобслуживании.',
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
        ru: 'Нажмите <Ui id="home.disconnect" />, перейдите с\u00a0Wi-Fi на\u00a0мобильный интернет или наоборот и\u00a0подключитесь снова. Если там получилось, мешает первая сеть.',
      },
      to: '/docs/troubleshoot/connection-issue#symptoms',
      otherwise: ['filtered', 'firewall', 'other-vpn'],
    },
    clock: {
      title: { en: 'Set the clock', fa: 'ساعت را تنظیم کنید', ru: 'Исправьте часы' },
      text: {
        en: 'Let the device set date, time and time zone automatically. No secure connection works with the wrong time.',
        fa: 'بگذارید دستگاه تاریخ، ساعت و منطقهٔ زمانی را خودکار تنظیم کند. با ساعت اشتباه هیچ اتصال امنی ساخته نمی‌شود.',
        ru: 'Включите автоматические дату, время и\u00a0часовой пояс. С\u00a0неверными часами защищённое соединение невозможно.',
      },
      to: '/docs/troubleshoot/connection-issue#clock',
      otherwise: ['filtered', 'firewall'],
    },
    'nothing-loads': {
      title: {
        en: 'The tunnel is up, but carries no data',
        fa: 'تونل هست، ولی چیزی از آن نمی‌گذرد',
        ru: 'Туннель есть, но\u00a0данные не\u00a0идут',
      },
      text: {
        en: 'Press <Ui id="home.disconnect" />, choose another protocol in <UiPath ids="navigation.settings settings.protocol" /> and connect. Then try another country.',
        fa: '<Ui id="home.disconnect" /> را بزنید، در <UiPath ids="navigation.settings settings.protocol" /> پروتکل دیگری انتخاب کنید و وصل شوید. بعد کشور دیگری را امتحان کنید.',
        ru: 'Нажмите <Ui id="home.disconnect" />, выберите другой протокол в\u00a0разделе <UiPath ids="navigation.settings settings.protocol" /> и\u00a0подключитесь. Затем попробуйте другую страну.',
      },
      to: '/docs/troubleshoot/connected-no-internet#no-data',
      otherwise: ['frozen', 'dns', 'mtu'],
    },
    'far-server': {
      title: { en: 'Choose a closer server', fa: 'سرور نزدیک‌تری انتخاب کنید', ru: 'Выберите сервер поближе' },
      text: {
        en: 'In <Ui id="navigation.locations" /> choose <Ui id="locations.fastest" />. The farther away and busier the server, the slower the connection.',
        fa: 'در <Ui id="navigation.locations" /> گزینهٔ <Ui id="locations.fastest" /> را انتخاب کنید. هر چه سرور دورتر و شلوغ‌تر، اینترنت کندتر.',
        ru: 'В\u00a0разделе <Ui id="navigation.locations" /> выберите <Ui id="locations.fastest" />. Чем дальше и\u00a0загруженнее сервер, тем медленнее.',
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
        en: 'In <UiPath ids="navigation.settings settings.protocol" /> change from <Ui id="protocol.wireGuard" /> to <Ui id="protocol.vless" />, on a filtered network to <Ui id="protocol.reality" />, and measure again.',
        fa: 'در <UiPath ids="navigation.settings settings.protocol" /> به جای <Ui id="protocol.wireGuard" /> گزینهٔ <Ui id="protocol.vless" /> و در شبکهٔ فیلترشده <Ui id="protocol.reality" /> را انتخاب کنید و دوباره اندازه بگیرید.',
        ru: 'В\u00a0разделе <UiPath ids="navigation.settings settings.protocol" /> смените <Ui id="protocol.wireGuard" /> на\u00a0<Ui id="protocol.vless" />, а\u00a0в\u00a0сети с\u00a0блокировками на\u00a0<Ui id="protocol.reality" />, и\u00a0измерьте снова.',
      },
      to: '/docs/troubleshoot/slow-connection#throttling',
      otherwise: ['far-server', 'frozen'],
    },
    video: {
      title: { en: 'Video', fa: 'ویدیو', ru: 'Видео' },
      text: {
        en: 'In the country whose catalogue you want, choose the city with the lowest load. Put the television on a cable.',
        fa: 'در کشوری که فهرست فیلم‌هایش را می‌خواهید شهری با کمترین بار را انتخاب کنید و تلویزیون را با کابل وصل کنید.',
        ru: 'В\u00a0стране нужного каталога выберите город с\u00a0наименьшей нагрузкой, а\u00a0телевизор подключите кабелем.',
      },
      to: '/docs/troubleshoot/performance-optimization#streaming',
      otherwise: ['far-server', 'throttled'],
    },
    lag: {
      title: { en: 'Lag in games and calls', fa: 'تأخیر در بازی و تماس', ru: 'Задержки в\u00a0играх и\u00a0звонках' },
      text: {
        en: 'Use WireGuard wherever the network lets it through, and a location close to the service.',
        fa: 'هر جا شبکه اجازه می‌دهد WireGuard و مکانی نزدیک به همان سرویس را انتخاب کنید.',
        ru: 'Выберите WireGuard, если сеть его пропускает, и\u00a0локацию поближе к\u00a0сервису.',
      },
      to: '/docs/troubleshoot/performance-optimization#gaming',
      otherwise: ['far-server', 'throttled'],
    },
    calls: {
      title: { en: 'A block, or the tunnel', fa: 'فیلتر یا تونل', ru: 'Блокировка или туннель' },
      text: {
        en: 'Press <Ui id="home.disconnect" /> and try the same call. If it works now, choose <Ui id="protocol.wireGuard" /> or <Ui id="protocol.openConnect" />; if not, calls are blocked here: <Ui id="protocol.reality" />, but in the UAE read [the law](/docs/tutorial-basics/before-you-travel#calls) first.',
        fa: '<Ui id="home.disconnect" /> را بزنید و همان تماس را بگیرید. اگر حالا شد، <Ui id="protocol.wireGuard" /> یا <Ui id="protocol.openConnect" />؛ اگر نشد، تماس اینجا بسته است: <Ui id="protocol.reality" />؛ ولی در امارات اول [قانون](/docs/tutorial-basics/before-you-travel#calls) را بخوانید.',
        ru: 'Нажмите <Ui id="home.disconnect" /> и\u00a0повторите звонок. Получилось\u00a0— выберите <Ui id="protocol.wireGuard" /> или <Ui id="protocol.openConnect" />; нет\u00a0— звонки здесь блокируют: <Ui id="protocol.reality" />, но\u00a0в\u00a0ОАЭ сначала прочтите [закон](/docs/tutorial-basics/before-you-travel#calls).',
      },
      to: '/docs/troubleshoot/calls-and-games#blocked',
      otherwise: ['lag', 'filtered'],
    },
    background: {
      title: { en: 'The phone stops the VPN', fa: 'گوشی وی‌پی‌ان را می‌بندد', ru: 'Телефон останавливает VPN' },
      text: {
        en: 'Exempt OrbVPN from the battery saver. The section lists each maker’s menus.',
        fa: 'OrbVPN را از صرفه‌جویی باتری بیرون بیاورید. نام منوها در این بخش آمده است.',
        ru: 'Уберите OrbVPN из\u00a0режима экономии заряда. Меню каждого производителя\u00a0— по\u00a0ссылке.',
      },
      to: '/docs/troubleshoot/performance-optimization#android-background',
      otherwise: ['one-location'],
    },
    country: {
      title: {
        en: 'The site goes by more than the address',
        fa: 'سایت فقط به نشانی نگاه نمی‌کند',
        ru: 'Сайт смотрит не\u00a0только на\u00a0адрес',
      },
      text: {
        en: 'Open the site in a private window. If it is right there, clear the site’s cookies. If not, take away the app’s location permission.',
        fa: 'سایت را در حالت ناشناس (پنجرهٔ خصوصی) باز کنید. آنجا درست است؟ کوکی‌هایش را پاک کنید. اگر نه، مجوز مکان برنامه را لغو کنید.',
        ru: 'Откройте сайт в\u00a0режиме инкогнито. Там всё верно? Удалите его cookie. Если нет, отзовите у\u00a0приложения доступ к\u00a0геопозиции.',
      },
      to: '/docs/troubleshoot/location-services#quick-check',
      otherwise: ['leak', 'one-site'],
    },
    'local-service': {
      title: {
        en: 'Let the app bypass the VPN',
        fa: 'برنامه را از وی‌پی‌ان بیرون بگذارید',
        ru: 'Пустите приложение в\u00a0обход VPN',
      },
      text: {
        en: 'On Android, televisions and Windows, add the app to <Ui id="splitTunnelling.excluded" /> (1), then reconnect. On other systems disconnect while you use it. Abroad do the opposite: [connect to its country](/docs/tutorial-basics/location-management#for-country).',
        fa: 'در Android، تلویزیون و Windows آن را به <Ui id="splitTunnelling.excluded" /> (۱) اضافه کنید و دوباره وصل شوید. در سیستم‌های دیگر هنگام استفاده قطع کنید. در خارج برعکس: [به کشور همان سرویس وصل شوید](/docs/tutorial-basics/location-management#for-country).',
        ru: 'На\u00a0Android, телевизоре и\u00a0Windows добавьте приложение в\u00a0<Ui id="splitTunnelling.excluded" /> (1) и\u00a0переподключитесь. В\u00a0других системах отключайтесь на\u00a0это время. За\u00a0границей наоборот: [подключитесь к\u00a0его стране](/docs/tutorial-basics/location-management#for-country).',
      },
      show: 'split-tunnelling',
      marks: '1:splitTunnelling.excluded',
      to: '/docs/tutorial-basics/split-tunnelling#steps',
      otherwise: ['one-site'],
    },
    leak: {
      title: {
        en: 'Something bypasses the tunnel',
        fa: 'چیزی از بیرون تونل می‌رود',
        ru: 'Что-то идёт в\u00a0обход туннеля',
      },
      text: {
        en: 'Check that the browser is not among <Ui id="splitTunnelling.excluded" />, turn off proxy extensions, and test again.',
        fa: 'ببینید مرورگر در <Ui id="splitTunnelling.excluded" /> نباشد، افزونه‌های پراکسی را خاموش کنید و دوباره آزمایش کنید.',
        ru: 'Проверьте, что браузера нет в\u00a0списке <Ui id="splitTunnelling.excluded" />, выключите прокси-расширения и\u00a0повторите проверку.',
      },
      to: '/docs/troubleshoot/security-privacy#ip-leak',
      otherwise: ['country'],
    },
    'one-site': {
      title: {
        en: 'The site refuses the address',
        fa: 'سایت این نشانی را نمی‌پذیرد',
        ru: 'Сайт не\u00a0принимает этот адрес',
      },
      text: {
        en: 'Choose another city in the same country: the next address may not be on the site’s list.',
        fa: 'شهر دیگری از همان کشور را انتخاب کنید؛ شاید نشانی بعدی در فهرست سایت نباشد.',
        ru: 'Выберите другой город той же страны: следующего адреса в\u00a0списке сайта может и\u00a0не\u00a0быть.',
      },
      to: '/docs/troubleshoot/connected-no-internet#one-site',
      otherwise: ['local-service', 'dns'],
    },
    'home-devices': {
      title: { en: 'Devices on your own network', fa: 'دستگاه‌های شبکهٔ خودتان', ru: 'Устройства в\u00a0вашей сети' },
      text: {
        en: 'Check that both are on the same Wi-Fi, and neither on the guest network. Start printing or casting without the VPN, then connect.',
        fa: 'ببینید هر دو در یک وای‌فای باشند، نه یکی در وای‌فای مهمان. چاپ یا پخش را بدون وی‌پی‌ان شروع کنید و بعد وصل شوید.',
        ru: 'Проверьте, что оба в\u00a0одной сети Wi-Fi, а\u00a0не\u00a0в\u00a0гостевой. Начните печать или трансляцию без VPN, затем подключитесь.',
      },
      to: '/docs/troubleshoot/local-network#discovery',
    },
    password: {
      title: { en: 'Reset the password', fa: 'گذرواژه را بازنشانی کنید', ru: 'Сбросьте пароль' },
      text: {
        en: 'Check the address letter by letter. Then press <Ui id="signIn.forgot" /> (1) and open the link in the e-mail.',
        fa: 'ایمیل را حرف‌به‌حرف نگاه کنید. بعد <Ui id="signIn.forgot" /> (۱) را بزنید و پیوند داخل ایمیل را باز کنید.',
        ru: 'Проверьте адрес по\u00a0буквам. Затем нажмите <Ui id="signIn.forgot" /> (1) и\u00a0откройте ссылку из\u00a0письма.',
      },
      show: 'sign-in',
      marks: '1:signIn.forgot',
      to: '/docs/troubleshoot/authentication-issues#auth_001',
      otherwise: ['other-sign-in'],
    },
    expired: {
      title: { en: 'Renew the plan', fa: 'طرح را تمدید کنید', ru: 'Продлите тариф' },
      text: {
        en: 'Renew where you subscribed: in the App Store or Google Play, otherwise in the dashboard. Then close the app and open it again.',
        fa: 'همان‌جا که خریده‌اید تمدید کنید: در App Store یا Google Play، وگرنه در پنل کاربری. بعد برنامه را ببندید و دوباره باز کنید.',
        ru: 'Продлите там, где покупали: в\u00a0App Store или Google Play, иначе в\u00a0личном кабинете. Затем закройте приложение и\u00a0откройте снова.',
      },
      to: '/docs/tutorial-basics/subscription-expired#renew',
      otherwise: ['not-active'],
    },
    devices: {
      title: { en: 'Free up a device slot', fa: 'یک جا خالی کنید', ru: 'Освободите место' },
      text: {
        en: 'On a signed-in device open <UiPath ids="navigation.settings settings.devices" />, choose the one you no longer use (1) and press <Ui id="devices.remove" /> (2).',
        fa: 'در دستگاهی که وارد شده‌اید <UiPath ids="navigation.settings settings.devices" /> را باز کنید، آن را که لازم ندارید (۱) انتخاب کنید و <Ui id="devices.remove" /> (۲) را بزنید.',
        ru: 'На\u00a0устройстве, где вход выполнен, откройте <UiPath ids="navigation.settings settings.devices" />, выберите лишнее (1) и\u00a0нажмите <Ui id="devices.remove" /> (2).',
      },
      show: 'devices',
      marks: '1:devices.phone 2:devices.remove',
      to: '/docs/tutorial-basics/device-management#limit-reached',
      otherwise: ['other-sign-in'],
    },
    'access-lost': {
      title: { en: 'Get back into your account', fa: 'دسترسی را پس بگیرید', ru: 'Верните доступ' },
      text: {
        en: 'Do not sign out where you are still signed in, and do not open a second account. Use a recovery code, or write in the live chat.',
        fa: 'هر جا وارد حساب هستید خارج نشوید و حساب دوم نسازید. کد بازیابی را بزنید یا در گفت‌وگوی زنده بنویسید.',
        ru: 'Не\u00a0выходите там, где вы ещё вошли, и\u00a0не\u00a0заводите второй аккаунт. Введите резервный код или напишите в\u00a0чат.',
      },
      to: '/docs/troubleshoot/get-access-back#have-ready',
    },
    'other-sign-in': {
      title: { en: 'Other sign-in problems', fa: 'مشکل‌های دیگر ورود', ru: 'Другие трудности со\u00a0входом' },
      text: {
        en: 'Look up the code that the app shows. If there is none, look in the spam folder, use only the newest message, or try another network.',
        fa: 'کدی را که برنامه نشان می‌دهد پیدا کنید. بدون کد: پوشهٔ هرزنامه را ببینید، فقط کد آخرین پیام را بنویسید، یا شبکهٔ دیگری را امتحان کنید.',
        ru: 'Найдите код, который показывает приложение. Если кода нет: загляните в\u00a0спам, введите код из\u00a0последнего письма или смените сеть.',
      },
      to: '/docs/troubleshoot/authentication-issues#codes',
    },
    'payment-refused': {
      title: { en: 'The payment is refused', fa: 'پرداخت رد می‌شود', ru: 'Платёж отклонён' },
      text: {
        en: 'Check whether the bank asks you to confirm, turn the VPN off while you pay (abroad, connect to the bank’s country), or choose another method.',
        fa: 'کارت بانک‌های ایران فقط با ParsPal پذیرفته می‌شود. برای کارت خارجی تأیید بانک را ببینید و وی‌پی‌ان را خاموش کنید (در خارج به کشور بانک وصل شوید)، یا روش دیگری انتخاب کنید.',
        ru: 'Посмотрите, не\u00a0ждёт ли банк подтверждения, на\u00a0время оплаты выключите VPN (за\u00a0границей подключитесь к\u00a0стране банка) или выберите другой способ.',
      },
      to: '/docs/troubleshoot/billing-subscription#codes',
      otherwise: ['pay-otherwise'],
    },
    'not-active': {
      title: { en: 'Paid, but not active', fa: 'پرداخت شده، ولی فعال نیست', ru: 'Оплачено, но\u00a0не\u00a0действует' },
      text: {
        en: 'Close the app, open it again, and look at the expiry date in <UiPath ids="navigation.settings settings.billing" /> (1).',
        fa: 'برنامه را ببندید، دوباره باز کنید و تاریخ پایان را در <UiPath ids="navigation.settings settings.billing" /> (۱) ببینید.',
        ru: 'Закройте приложение, откройте снова и\u00a0посмотрите дату в\u00a0разделе <UiPath ids="navigation.settings settings.billing" /> (1).',
      },
      show: 'billing',
      marks: '1:billing.expires',
      to: '/docs/troubleshoot/billing-subscription#not-active',
    },
    refund: {
      title: { en: 'Charged twice, refunds', fa: 'برداشت دوباره، بازگشت وجه', ru: 'Двойное списание, возврат' },
      text: {
        en: 'Wait until no payment is pending, then send the receipts in a ticket. For a purchase in a store, ask Apple or Google instead.',
        fa: 'صبر کنید تا هیچ پرداختی در انتظار نباشد، بعد رسیدها را در تیکت بفرستید. برای خرید از فروشگاه از Apple یا Google بخواهید.',
        ru: 'Дождитесь, пока ни\u00a0один платёж не\u00a0будет «в\u00a0обработке», и\u00a0пришлите чеки в\u00a0обращении. За\u00a0покупку в\u00a0магазине деньги возвращают Apple или Google.',
      },
      to: '/docs/troubleshoot/billing-subscription#double-charge',
    },
    'app-fails': {
      title: { en: 'The app does not start', fa: 'برنامه باز نمی‌شود', ru: 'Приложение не\u00a0запускается' },
      text: {
        en: 'Restart the device and update the app. If the system refuses it, read the exact message.',
        fa: 'دستگاه را دوباره روشن و برنامه را به‌روز کنید. اگر سیستم آن را نمی‌پذیرد، ببینید دقیقاً چه می‌گوید.',
        ru: 'Перезагрузите устройство и\u00a0обновите приложение. Если его не\u00a0открывает система, посмотрите, что именно она пишет.',
      },
      to: '/docs/troubleshoot/app-not-launching#crash',
      otherwise: ['reinstall'],
    },
    battery: {
      title: {
        en: 'Battery and speed of the device',
        fa: 'باتری و سرعت دستگاه',
        ru: 'Батарея и\u00a0скорость устройства',
      },
      text: {
        en: 'WireGuard needs the least power. A weak signal drains more than any protocol.',
        fa: 'WireGuard از همه کم‌مصرف‌تر است. سیگنال ضعیف بیش از هر پروتکلی باتری می‌برد.',
        ru: 'Меньше всего заряда тратит WireGuard. Слабый сигнал расходует больше любого протокола.',
      },
      to: '/docs/troubleshoot/performance-optimization#battery',
    },
  },
  solved: {
    title: { en: 'Solved', fa: 'خوب شد', ru: 'Отлично' },
    text: {
      en: 'Remember what helped: it is the first thing to try next time. For a day when this site does not open, keep [a copy of this help](/docs/tutorial-basics/copies) on the device, unless [it may be searched](/docs/tutorial-basics/phone-check).',
      fa: 'یادتان بماند چه کمک کرد؛ دفعهٔ بعد اول همان را امتحان کنید. برای روزی که این سایت باز نشود [یک نسخه از این راهنما](/docs/tutorial-basics/copies) را روی دستگاه نگه دارید، مگر آنکه ممکن باشد [آن را بگردند](/docs/tutorial-basics/phone-check).',
      ru: 'Запомните, что помогло: в\u00a0следующий раз начните с\u00a0этого. На\u00a0случай, если сайт не\u00a0откроется, сохраните на\u00a0устройстве [копию этой справки](/docs/tutorial-basics/copies), если [его не\u00a0могут проверить](/docs/tutorial-basics/phone-check).',
    },
  },
  support: {
    title: { en: 'Write to support', fa: 'به پشتیبانی بنویسید', ru: 'Напишите в\u00a0поддержку' },
    text: {
      en: 'Copy this message, fill in the last lines and send it in the [live chat](/docs/services/concierge) or on [Telegram](site:telegram). A screenshot helps; never send your password.',
      fa: 'این پیام را کپی کنید، سطرهای آخر را پر کنید و در [گفت‌وگوی زنده](/docs/services/concierge) یا [تلگرام](site:telegram) بفرستید. تصویر صفحه کمک می‌کند؛ گذرواژه را هرگز نفرستید.',
      ru: 'Скопируйте это сообщение, заполните последние строки и\u00a0отправьте в\u00a0[чат](/docs/services/concierge) или в\u00a0[Telegram](site:telegram). Поможет снимок экрана; пароль не\u00a0присылайте никогда.',
    },
    message: {
      en: 'Hello, I need help with OrbVPN.\n{answers}\nAdvice I followed, without success:\n{tried}\nDevice and system: \nNetwork (operator, Wi-Fi or mobile data): \nCountry: \nLocation and protocol in the app: \nCode or text that the app shows: ',
      fa: 'سلام، برای OrbVPN کمک می‌خواهم.\n{answers}\nاین راهنمایی‌ها را انجام دادم و درست نشد:\n{tried}\nدستگاه و سیستم: \nشبکه (اپراتور، وای‌فای یا اینترنت همراه): \nکشور: \nمکان و پروتکل در برنامه: \nکد یا متنی که برنامه نشان می‌دهد: ',
      ru: 'Здравствуйте, нужна помощь с\u00a0OrbVPN.\n{answers}\nКакие советы не\u00a0помогли:\n{tried}\nУстройство и\u00a0система: \nСеть (оператор, Wi-Fi или мобильная): \nСтрана: \nЛокация и\u00a0протокол в\u00a0приложении: \nКод или текст, который показывает приложение: ',
    },
  },
};
