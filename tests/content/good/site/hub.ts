/** The docs hub of the small site. */
export const hub = {
  title: { en: 'Documentation', fa: 'مستندات', ru: 'Документация' },
  description: { en: 'All pages of the small site.', fa: 'همهٔ صفحه‌های سایت کوچک.', ru: 'Все страницы малого сайта.' },
  start: { en: 'Start here', fa: 'از اینجا شروع کنید', ru: 'Начните отсюда' },
  tasks: {
    title: { en: 'Tasks', fa: 'کارها', ru: 'Задачи' },
    items: [{ label: { en: 'Connect', fa: 'اتصال', ru: 'Подключиться' }, to: '/docs/guide/start#connect' }],
  },
  roles: {
    title: { en: 'Readers', fa: 'خوانندگان', ru: 'Читатели' },
    items: [
      {
        label: { en: 'Newcomer', fa: 'تازه‌وارد', ru: 'Новичок' },
        text: { en: 'First steps.', fa: 'گام‌های اول.', ru: 'Первые шаги.' },
        docs: ['guide/start'],
      },
    ],
  },
  sections: { en: 'Sections', fa: 'بخش‌ها', ru: 'Разделы' },
};
