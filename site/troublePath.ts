import type { TroublePath } from '../src/model/troublePath.ts';

/** The path through trouble, which /docs/troubleshoot shows. Every piece of advice names what to press first and links to the section with the rest. */
export const troublePath: TroublePath = {
  start: 'start',
  questions: {
    start: {
      question: { en: 'What is wrong?', fa: 'مشکل چیست؟', ru: 'Что случилось?' },
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
            ru: 'Написано «подключено», но\u00a0что-то не\u00a0работает',
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
        { label: { en: 'Yes', fa: 'بله', ru: 'Да' }, to: 'network' },
        { label: { en: 'No', fa: 'نه', ru: 'Нет' }, to: 'no-internet' },
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
            en: 'At work, at school, in a hotel',
            fa: 'محل کار، دانشگاه یا هتل',
            ru: 'На\u00a0работе, на\u00a0учёбе, в\u00a0гостинице',
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
          label: { en: 'Video stops to buffer', fa: 'ویدیو می‌ایستد', ru: 'Видео останавливается' },
          to: 'video',
        },
        {
          label: {
            en: 'Voice or game lags, but works',
            fa: 'صدا یا بازی تأخیر دارد، ولی هست',
            ru: 'Голос или игра отстаёт, но\u00a0работает',
          },
          to: 'lag',
        },
        {
          label: {
            en: 'No sound, no call, no match at all',
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
            en: 'Only this one does not open',
            fa: 'فقط همان باز نمی‌شود',
            ru: 'Не\u00a0открывается, остальное работает',
          },
          to: 'one-site',
        },
      ],
    },
    account: {
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
        { label: { en: 'None of these', fa: 'هیچ‌کدام', ru: 'Ничего из\u00a0этого' }, to: 'person' },
      ],
    },
  },
  advice: {
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
      to: '/docs/troubleshoot/everything-blocked',
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
      to: '/docs/troubleshoot/no-network-after-vpn',
    },
    'captive-portal': {
      title: {
        en: 'The network is waiting for you to sign in',
        fa: 'شبکه منتظر ورود شماست',
        ru: 'Сеть ждёт входа на\u00a0своей странице',
      },
      text: {
        en: 'Press <Ui id="home.disconnect" />, then open `http://neverssl.com`: the sign-in page of the network appears. Accept its terms, then connect.',
        fa: '<Ui id="home.disconnect" /> را بزنید و `http://neverssl.com` را باز کنید؛ صفحهٔ ورود شبکه می‌آید. شرایطش را بپذیرید و بعد وصل شوید.',
        ru: 'Нажмите <Ui id="home.disconnect" /> и\u00a0откройте `http://neverssl.com`: появится страница входа в\u00a0сеть. Примите условия, затем подключитесь.',
      },
      to: '/docs/troubleshoot/connection-issue#captive-portal',
    },
    'line-down': {
      title: { en: 'The connection itself is down', fa: 'خود اینترنت قطع است', ru: 'Не\u00a0работает сама сеть' },
      text: {
        en: 'Turn airplane mode on and off, try another network, and restart the router. The VPN needs a working connection.',
        fa: 'حالت هواپیما را روشن و خاموش کنید، شبکهٔ دیگری را امتحان کنید و روتر را دوباره روشن کنید. وی‌پی‌ان به اینترنتی نیاز دارد که کار کند.',
        ru: 'Включите и\u00a0выключите режим полёта, попробуйте другую сеть, перезапустите роутер. Без интернета VPN не\u00a0работает.',
      },
      to: '/docs/troubleshoot/connection-issue#no-internet',
    },
    filtered: {
      title: { en: 'Choose REALITY', fa: 'REALITY را انتخاب کنید', ru: 'Выберите REALITY' },
      text: {
        en: 'Open <UiPath ids="navigation.settings settings.protocol" />, choose <Ui id="protocol.reality" /> (1), return to <Ui id="navigation.home" /> (2) and connect. If it fails, try two more locations, then <Ui id="protocol.vless" />.',
        fa: '<UiPath ids="navigation.settings settings.protocol" /> را باز کنید، <Ui id="protocol.reality" /> (۱) را انتخاب کنید، به <Ui id="navigation.home" /> (۲) برگردید و وصل شوید. نشد؟ دو مکان دیگر، و بعد <Ui id="protocol.vless" />.',
        ru: 'Откройте <UiPath ids="navigation.settings settings.protocol" />, выберите <Ui id="protocol.reality" /> (1), вернитесь на\u00a0вкладку <Ui id="navigation.home" /> (2) и\u00a0подключитесь. Не\u00a0вышло? Попробуйте ещё две локации, затем <Ui id="protocol.vless" />.',
      },
      show: 'protocol',
      marks: '1:protocol.reality 2:navigation.home',
      to: '/docs/troubleshoot/connection-issue#blocked-protocol',
    },
    office: {
      title: { en: 'The network blocks UDP', fa: 'شبکه UDP را بسته است', ru: 'Сеть закрывает UDP' },
      text: {
        en: 'In <UiPath ids="navigation.settings settings.protocol" /> choose <Ui id="protocol.openConnect" />, which uses port 443 as websites do; if it fails, <Ui id="protocol.reality" />.',
        fa: 'در <UiPath ids="navigation.settings settings.protocol" /> گزینهٔ <Ui id="protocol.openConnect" /> را انتخاب کنید که مثل سایت‌ها از پورت 443 می‌گذرد؛ اگر نشد، <Ui id="protocol.reality" />.',
        ru: 'В\u00a0разделе <UiPath ids="navigation.settings settings.protocol" /> выберите <Ui id="protocol.openConnect" />: он, как и\u00a0сайты, идёт через порт 443. Не\u00a0вышло\u00a0— <Ui id="protocol.reality" />.',
      },
      to: '/docs/troubleshoot/protocol-selection#udp',
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
    },
    stuck: {
      title: {
        en: 'Something on the way blocks it',
        fa: 'چیزی جلوی راه را گرفته است',
        ru: 'Подключению что-то мешает',
      },
      text: {
        en: 'Try <Ui id="protocol.reality" /> in <UiPath ids="navigation.settings settings.protocol" />, then the other network (mobile data instead of Wi-Fi). On a computer, a firewall or antivirus may be blocking it.',
        fa: 'در <UiPath ids="navigation.settings settings.protocol" /> گزینهٔ <Ui id="protocol.reality" /> را امتحان کنید، بعد شبکهٔ دیگر را (اینترنت همراه به جای وای‌فای). در رایانه شاید فایروال یا آنتی‌ویروس مزاحم است.',
        ru: 'Попробуйте <Ui id="protocol.reality" /> в\u00a0разделе <UiPath ids="navigation.settings settings.protocol" />, затем другую сеть (мобильную вместо Wi-Fi). На\u00a0компьютере могут мешать брандмауэр и\u00a0антивирус.',
      },
      to: '/docs/troubleshoot/connection-issue',
    },
    clock: {
      title: { en: 'Set the clock', fa: 'ساعت را تنظیم کنید', ru: 'Исправьте часы' },
      text: {
        en: 'Let the device set date, time and time zone automatically. With a wrong clock no secure connection can be made.',
        fa: 'بگذارید دستگاه تاریخ، ساعت و منطقهٔ زمانی را خودکار تنظیم کند. با ساعت اشتباه هیچ اتصال امنی ساخته نمی‌شود.',
        ru: 'Включите автоматические дату, время и\u00a0часовой пояс. С\u00a0неверными часами защищённое соединение невозможно.',
      },
      to: '/docs/troubleshoot/connection-issue#clock',
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
      to: '/docs/troubleshoot/connected-no-internet',
    },
    'far-server': {
      title: { en: 'Choose a closer server', fa: 'سرور نزدیک‌تری انتخاب کنید', ru: 'Выберите сервер поближе' },
      text: {
        en: 'In <Ui id="navigation.locations" /> choose <Ui id="locations.fastest" />. The farther away and busier the server, the slower the connection.',
        fa: 'در <Ui id="navigation.locations" /> گزینهٔ <Ui id="locations.fastest" /> را انتخاب کنید. هر چه سرور دورتر و شلوغ‌تر، اینترنت کندتر.',
        ru: 'В\u00a0разделе <Ui id="navigation.locations" /> выберите <Ui id="locations.fastest" />. Чем дальше и\u00a0загруженнее сервер, тем медленнее.',
      },
      to: '/docs/troubleshoot/slow-connection#distance',
    },
    throttled: {
      title: {
        en: 'The provider slows the protocol',
        fa: 'ارائه‌دهندهٔ اینترنت پروتکل را کند می‌کند',
        ru: 'Провайдер замедляет протокол',
      },
      text: {
        en: 'In <UiPath ids="navigation.settings settings.protocol" /> change from <Ui id="protocol.wireGuard" /> to <Ui id="protocol.openConnect" />, on a filtered network to <Ui id="protocol.reality" />, and measure again.',
        fa: 'در <UiPath ids="navigation.settings settings.protocol" /> به جای <Ui id="protocol.wireGuard" /> گزینهٔ <Ui id="protocol.openConnect" /> و در شبکهٔ فیلترشده <Ui id="protocol.reality" /> را انتخاب کنید و دوباره اندازه بگیرید.',
        ru: 'В\u00a0разделе <UiPath ids="navigation.settings settings.protocol" /> смените <Ui id="protocol.wireGuard" /> на\u00a0<Ui id="protocol.openConnect" />, а\u00a0в\u00a0сети с\u00a0блокировками на\u00a0<Ui id="protocol.reality" />, и\u00a0измерьте снова.',
      },
      to: '/docs/troubleshoot/slow-connection#throttling',
    },
    video: {
      title: { en: 'Video', fa: 'ویدیو', ru: 'Видео' },
      text: {
        en: 'Choose the city with the lowest load in the country of the catalogue, and put the television on a cable.',
        fa: 'در کشوری که فهرست فیلم‌هایش را می‌خواهید شهری با کمترین بار را انتخاب کنید و تلویزیون را با کابل وصل کنید.',
        ru: 'В\u00a0стране нужного каталога выберите город с\u00a0наименьшей нагрузкой, а\u00a0телевизор подключите кабелем.',
      },
      to: '/docs/troubleshoot/performance-optimization#streaming',
    },
    lag: {
      title: { en: 'Lag in games and calls', fa: 'تأخیر در بازی و تماس', ru: 'Задержки в\u00a0играх и\u00a0звонках' },
      text: {
        en: 'Use WireGuard wherever the network lets it through, and a location close to the service.',
        fa: 'هر جا شبکه اجازه می‌دهد WireGuard و مکانی نزدیک به همان سرویس را انتخاب کنید.',
        ru: 'Выберите WireGuard, если сеть его пропускает, и\u00a0локацию поближе к\u00a0сервису.',
      },
      to: '/docs/troubleshoot/performance-optimization#gaming',
    },
    calls: {
      title: { en: 'A block, or the tunnel', fa: 'فیلتر یا تونل', ru: 'Блокировка или туннель' },
      text: {
        en: 'Press <Ui id="home.disconnect" /> and try the same call. If it works now, choose <Ui id="protocol.wireGuard" /> or <Ui id="protocol.openConnect" />; if not, calls are blocked here: <Ui id="protocol.reality" />.',
        fa: '<Ui id="home.disconnect" /> را بزنید و همان تماس را بگیرید. اگر حالا شد، <Ui id="protocol.wireGuard" /> یا <Ui id="protocol.openConnect" />؛ اگر نشد، تماس اینجا بسته است: <Ui id="protocol.reality" />.',
        ru: 'Нажмите <Ui id="home.disconnect" /> и\u00a0повторите звонок. Получилось\u00a0— выберите <Ui id="protocol.wireGuard" /> или <Ui id="protocol.openConnect" />; нет\u00a0— звонки здесь блокируют: <Ui id="protocol.reality" />.',
      },
      to: '/docs/troubleshoot/calls-and-games',
    },
    background: {
      title: { en: 'The phone stops the VPN', fa: 'گوشی وی‌پی‌ان را می‌بندد', ru: 'Телефон останавливает VPN' },
      text: {
        en: 'Exempt OrbVPN from the battery saver. The section lists the menus of each maker.',
        fa: 'OrbVPN را از صرفه‌جویی باتری بیرون بیاورید. نام منوها در این بخش آمده است.',
        ru: 'Уберите OrbVPN из\u00a0режима экономии заряда. Меню каждого производителя\u00a0— по\u00a0ссылке.',
      },
      to: '/docs/troubleshoot/performance-optimization#android-background',
    },
    country: {
      title: {
        en: 'The site uses more than the address',
        fa: 'سایت فقط به نشانی نگاه نمی‌کند',
        ru: 'Сайт смотрит не\u00a0только на\u00a0адрес',
      },
      text: {
        en: 'Open the site in a private window. If it is right there, clear the site’s cookies. If not, withdraw the location permission of the app.',
        fa: 'سایت را در پنجرهٔ خصوصی باز کنید. آنجا درست است؟ کوکی‌هایش را پاک کنید. اگر نه، مجوز مکان برنامه را لغو کنید.',
        ru: 'Откройте сайт в\u00a0режиме инкогнито. Там всё верно? Удалите его cookie. Если нет, отзовите у\u00a0приложения доступ к\u00a0геопозиции.',
      },
      to: '/docs/troubleshoot/location-services',
    },
    'local-service': {
      title: {
        en: 'Let the app bypass the VPN',
        fa: 'برنامه را از وی‌پی‌ان بیرون بگذارید',
        ru: 'Пустите приложение мимо VPN',
      },
      text: {
        en: 'On Android, televisions and Windows, add the app to <Ui id="splitTunnelling.excluded" /> (1), then reconnect. On other systems disconnect while you use it.',
        fa: 'در Android، تلویزیون و Windows آن را به <Ui id="splitTunnelling.excluded" /> (۱) اضافه کنید و دوباره وصل شوید. در سیستم‌های دیگر هنگام استفاده قطع کنید.',
        ru: 'На\u00a0Android, телевизоре и\u00a0Windows добавьте приложение в\u00a0<Ui id="splitTunnelling.excluded" /> (1) и\u00a0переподключитесь. В\u00a0других системах отключайтесь на\u00a0это время.',
      },
      show: 'split-tunnelling',
      marks: '1:splitTunnelling.excluded',
      to: '/docs/tutorial-basics/split-tunnelling',
    },
    leak: {
      title: { en: 'Something bypasses the tunnel', fa: 'چیزی از بیرون تونل می‌رود', ru: 'Что-то идёт мимо туннеля' },
      text: {
        en: 'Check that the browser is not among <Ui id="splitTunnelling.excluded" />, turn off proxy extensions, and test again.',
        fa: 'ببینید مرورگر در <Ui id="splitTunnelling.excluded" /> نباشد، افزونه‌های پراکسی را خاموش کنید و دوباره آزمایش کنید.',
        ru: 'Проверьте, что браузера нет в\u00a0списке <Ui id="splitTunnelling.excluded" />, выключите прокси-расширения и\u00a0повторите проверку.',
      },
      to: '/docs/troubleshoot/security-privacy#ip-leak',
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
    },
    'home-devices': {
      title: { en: 'Devices in your own network', fa: 'دستگاه‌های شبکهٔ خودتان', ru: 'Устройства в\u00a0вашей сети' },
      text: {
        en: 'Check that both are on the same Wi-Fi, and neither on the guest network. Start printing or casting without the VPN, then connect.',
        fa: 'ببینید هر دو در یک وای‌فای باشند، نه یکی در وای‌فای مهمان. چاپ یا پخش را بدون وی‌پی‌ان شروع کنید و بعد وصل شوید.',
        ru: 'Проверьте, что оба в\u00a0одной сети Wi-Fi, а\u00a0не\u00a0в\u00a0гостевой. Начните печать или трансляцию без VPN, затем подключитесь.',
      },
      to: '/docs/troubleshoot/local-network',
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
    },
    expired: {
      title: { en: 'Renew the plan', fa: 'طرح را تمدید کنید', ru: 'Продлите тариф' },
      text: {
        en: 'Renew in the dashboard, then close the app and open it again.',
        fa: 'در پنل کاربری تمدید کنید، بعد برنامه را ببندید و دوباره باز کنید.',
        ru: 'Продлите в\u00a0личном кабинете, затем закройте приложение и\u00a0откройте снова.',
      },
      to: '/docs/tutorial-basics/subscription-expired',
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
    },
    'access-lost': {
      title: { en: 'Get your access back', fa: 'دسترسی را پس بگیرید', ru: 'Верните доступ' },
      text: {
        en: 'Do not sign out where you are still signed in, and open no second account. Use a recovery code, or write in the live chat.',
        fa: 'هر جا وارد حساب هستید خارج نشوید و حساب دوم نسازید. کد بازیابی را بزنید یا در گفت‌وگوی زنده بنویسید.',
        ru: 'Не\u00a0выходите там, где вы ещё вошли, и\u00a0не\u00a0заводите второй аккаунт. Введите резервный код или напишите в\u00a0чат.',
      },
      to: '/docs/troubleshoot/get-access-back',
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
        en: 'Check whether the bank asks you to confirm, turn the VPN off while you pay, or choose another method.',
        fa: 'کارت بانک‌های ایران فقط با ParsPal پذیرفته می‌شود. برای کارت خارجی تأیید بانک را ببینید و وی‌پی‌ان را خاموش کنید، یا روش دیگری انتخاب کنید.',
        ru: 'Посмотрите, не\u00a0ждёт ли банк подтверждения, на\u00a0время оплаты выключите VPN или выберите другой способ.',
      },
      to: '/docs/troubleshoot/billing-subscription#codes',
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
        en: 'Wait until no payment is pending, then send the receipts in a ticket.',
        fa: 'صبر کنید تا هیچ پرداختی در انتظار نباشد، بعد رسیدها را در تیکت بفرستید.',
        ru: 'Дождитесь, пока ни\u00a0один платёж не\u00a0будет «в\u00a0обработке», и\u00a0пришлите чеки в\u00a0обращении.',
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
      to: '/docs/troubleshoot/app-not-launching',
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
    person: {
      title: { en: 'Ask a person', fa: 'از پشتیبان بپرسید', ru: 'Спросите человека' },
      text: {
        en: 'Write what you tried to do and what you saw instead: location, protocol, network, device. A code or a screenshot helps most.',
        fa: 'بنویسید چه می‌خواستید بکنید و چه دیدید: مکان، پروتکل، شبکه، دستگاه. کد خطا یا تصویر صفحه بیش از همه کمک می‌کند.',
        ru: 'Напишите, что хотели сделать и\u00a0что увидели: локация, протокол, сеть, устройство. Лучше всего помогают код ошибки и\u00a0снимок экрана.',
      },
      to: '/docs/tutorial-basics/concierge',
    },
  },
};
