export const troublePath = {
  start: 'start',
  questions: {
    start: {
      question: { en: 'What is wrong?', fa: 'مشکل چیست؟', ru: 'Что случилось?' },
      choices: [
        { en: 'It is slow', fa: 'کند است', ru: 'Медленно', to: 'slow' },
        { en: 'It does not start', fa: 'باز نمی‌شود', ru: 'Не\u00a0запускается', to: 'start-again' },
      ],
    },
  },
  advice: {
    slow: {
      title: { en: 'Move closer', fa: 'نزدیک‌تر بروید', ru: 'Подойдите ближе' },
      text: { en: 'Sit near the router.', fa: 'نزدیک روتر بنشینید.', ru: 'Сядьте ближе к\u00a0роутеру.' },
      to: '/docs/guide/slow#wifi',
    },
    'start-again': {
      title: { en: 'Start again', fa: 'دوباره شروع کنید', ru: 'Запустите снова' },
      text: { en: 'Read the first page.', fa: 'صفحهٔ اول را بخوانید.', ru: 'Прочитайте первую страницу.' },
      to: '/docs/guide/start#connect',
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
