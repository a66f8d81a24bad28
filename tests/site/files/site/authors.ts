/** The authors of the small site. */
export const authors = {
  founders: {
    name: { en: 'Founding team', fa: 'گروه بنیان‌گذار', ru: 'Основатели' },
    about: { en: 'Started the service.', fa: 'سرویس را آغاز کرد.', ru: 'Запустили сервис.' },
  },
  infrastructure: {
    name: { en: 'Infrastructure team', fa: 'گروه زیرساخت', ru: 'Команда инфраструктуры' },
    about: { en: 'Runs the servers.', fa: 'سرورها را اداره می‌کند.', ru: 'Отвечает за\u00a0серверы.' },
  },
};
