const blocked = { en: 'The protocol is blocked', fa: 'پروتکل بسته است', ru: 'Протокол заблокирован' };
const lost = { en: 'It does not connect', fa: 'وصل نمی‌شود', ru: 'Не\u00a0подключается' };
const oneServer = { en: 'One server fails', fa: 'یک سرور وصل نمی‌شود', ru: 'Не\u00a0работает один сервер' };
const slow = { en: 'It is slow', fa: 'کند است', ru: 'Медленно' };

const advice = (title: typeof slow, page: string) => ({
  title,
  text: { en: 'Choose **REALITY**.', fa: '**REALITY** را انتخاب کنید.', ru: 'Выберите **REALITY**.' },
  to: `/docs/troubleshoot/${page}#check`,
});

/** The path through trouble of the small site. */
export const troublePath = {
  start: 'start',
  questions: {
    start: {
      question: { en: 'What is wrong?', fa: 'مشکل چیست؟', ru: 'Что случилось?' },
      choices: [
        { en: 'The connection', fa: 'اتصال', ru: 'Соединение', to: 'connection' },
        { ...slow, to: 'slow' },
        { en: 'The account', fa: 'حساب', ru: 'Аккаунт', to: 'sign-in' },
      ],
    },
    connection: {
      question: { en: 'Where?', fa: 'کجا؟', ru: 'Где?' },
      choices: [
        { ...lost, to: 'does-not-connect' },
        { ...oneServer, to: 'one-server' },
        { ...blocked, to: 'protocol' },
      ],
    },
  },
  advice: {
    'does-not-connect': advice(lost, 'connection-issue'),
    'one-server': advice(oneServer, 'server-connection'),
    protocol: advice(blocked, 'protocol-selection'),
    slow: advice(slow, 'slow-connection'),
    'sign-in': advice(
      { en: 'I cannot sign in', fa: 'نمی‌توانم وارد شوم', ru: 'Не\u00a0удаётся войти' },
      'authentication-issues',
    ),
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
};
