export const killSwitch = {
  columns: {
    situation: { en: 'Situation', fa: 'وضعیت', ru: 'Ситуация' },
    internet: { en: 'Internet', fa: 'اینترنت', ru: 'Интернет' },
    detail: { en: 'What happens', fa: 'چه می‌شود', ru: 'Что происходит' },
  },
  states: {
    tunnel: { en: 'Through the VPN', fa: 'از راه وی‌پی‌ان', ru: 'Через VPN' },
    blocked: { en: 'Blocked', fa: 'مسدود', ru: 'Заблокирован' },
    open: { en: 'Open', fa: 'باز', ru: 'Открыт' },
  },
  rows: [
    {
      situation: { en: 'The tunnel drops', fa: 'تونل قطع می‌شود', ru: 'Туннель оборвался' },
      platforms: ['android'],
      internet: 'blocked',
      detail: { en: 'The app reconnects.', fa: 'برنامه دوباره وصل می‌شود.', ru: 'Приложение переподключается.' },
    },
  ],
};
