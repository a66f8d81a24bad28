/** The path through trouble of the small site. */
export const troublePath = {
  start: 'start',
  questions: {
    start: {
      question: { en: 'What is wrong?', fa: 'مشکل چیست؟', ru: 'Что случилось?' },
      choices: [
        { label: { en: 'The connection', fa: 'اتصال', ru: 'Соединение' }, to: 'connection' },
        { label: { en: 'It is slow', fa: 'کند است', ru: 'Медленно' }, to: 'slow' },
        { label: { en: 'The account', fa: 'حساب', ru: 'Аккаунт' }, to: 'sign-in' },
      ],
    },
    connection: {
      question: { en: 'Where?', fa: 'کجا؟', ru: 'Где?' },
      choices: [
        { label: { en: 'It does not connect', fa: 'وصل نمی‌شود', ru: 'Не\u00a0подключается' }, to: 'does-not-connect' },
        {
          label: { en: 'One server fails', fa: 'یک سرور وصل نمی‌شود', ru: 'Не\u00a0работает один сервер' },
          to: 'one-server',
        },
        {
          label: { en: 'The protocol is blocked', fa: 'پروتکل بسته است', ru: 'Протокол заблокирован' },
          to: 'protocol',
        },
      ],
    },
  },
  advice: {
    'does-not-connect': {
      title: { en: 'It does not connect', fa: 'وصل نمی‌شود', ru: 'Не\u00a0подключается' },
      text: { en: 'Choose **REALITY**.', fa: '**REALITY** را انتخاب کنید.', ru: 'Выберите **REALITY**.' },
      to: '/docs/troubleshoot/connection-issue#check',
    },
    'one-server': {
      title: { en: 'One server fails', fa: 'یک سرور وصل نمی‌شود', ru: 'Не\u00a0работает один сервер' },
      text: { en: 'Choose **REALITY**.', fa: '**REALITY** را انتخاب کنید.', ru: 'Выберите **REALITY**.' },
      to: '/docs/troubleshoot/server-connection#check',
    },
    protocol: {
      title: { en: 'The protocol is blocked', fa: 'پروتکل بسته است', ru: 'Протокол заблокирован' },
      text: { en: 'Choose **REALITY**.', fa: '**REALITY** را انتخاب کنید.', ru: 'Выберите **REALITY**.' },
      to: '/docs/troubleshoot/protocol-selection#check',
    },
    slow: {
      title: { en: 'It is slow', fa: 'کند است', ru: 'Медленно' },
      text: { en: 'Choose **REALITY**.', fa: '**REALITY** را انتخاب کنید.', ru: 'Выберите **REALITY**.' },
      to: '/docs/troubleshoot/slow-connection#check',
    },
    'sign-in': {
      title: { en: 'I cannot sign in', fa: 'نمی‌توانم وارد شوم', ru: 'Не\u00a0удаётся войти' },
      text: { en: 'Choose **REALITY**.', fa: '**REALITY** را انتخاب کنید.', ru: 'Выберите **REALITY**.' },
      to: '/docs/troubleshoot/authentication-issues#check',
    },
  },
  solved: {
    title: { en: 'Good', fa: 'خوب شد', ru: 'Отлично' },
    text: { en: 'Remember it.', fa: 'یادتان بماند.', ru: 'Запомните это.' },
  },
  support: {
    title: { en: 'Write to us', fa: 'به ما بنویسید', ru: 'Напишите нам' },
    text: { en: 'Copy the message.', fa: 'پیام را کپی کنید.', ru: 'Скопируйте сообщение.' },
    message: { en: '{answers}\n{tried}', fa: '{answers}\n{tried}', ru: '{answers}\n{tried}' },
  },
} as const;
