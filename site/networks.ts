import type { Networks } from '../src/product/networks/networks.ts';

/** Protocols that get through each network, in the order to try them. Inline Markdown. */
export const networks: Networks = {
  columns: [
    { en: 'Network', fa: 'شبکه', ru: 'Сеть' },
    { en: 'First', fa: 'اول', ru: 'Первый' },
    { en: 'Second', fa: 'دوم', ru: 'Второй' },
    { en: 'Third', fa: 'سوم', ru: 'Третий' },
  ],
  networks: [
    {
      name: {
        en: 'Filtered: [in Iran](/docs/tutorial-basics/iran), [in Russia](/docs/tutorial-basics/russia), [in China, Turkey, the Gulf](/docs/tutorial-basics/before-you-travel#countries) and elsewhere',
        fa: 'فیلترشده: [در ایران](/docs/tutorial-basics/iran)، [در روسیه](/docs/tutorial-basics/russia)، [در ترکیه، امارات، چین](/docs/tutorial-basics/before-you-travel#countries) و جاهای دیگر',
        ru: 'С блокировками: [в России](/docs/tutorial-basics/russia), [в Иране](/docs/tutorial-basics/iran), [в Китае, Турции, странах Залива](/docs/tutorial-basics/before-you-travel#countries) и других',
      },
      order: ['reality', 'vless', 'openConnect'],
    },
    {
      name: {
        en: 'Home or mobile, not filtered',
        fa: 'خانه یا اینترنت همراه، بدون فیلترینگ',
        ru: 'Домашняя или мобильная, без блокировок',
      },
      order: ['wireGuard', 'openConnect', 'vless'],
    },
    {
      name: { en: 'Hotel, airport, café', fa: 'هتل، فرودگاه، کافه', ru: 'Гостиница, аэропорт, кафе' },
      order: ['openConnect', 'wireGuard', 'reality'],
    },
    {
      name: { en: 'Office, school', fa: 'محل کار، دانشگاه', ru: 'Офис, учебное заведение' },
      order: ['openConnect', 'reality', 'vless'],
    },
    {
      name: {
        en: 'No filtering: weak mobile signal that comes and goes',
        fa: 'بدون فیلتر: آنتن ضعیف که می‌رود و می‌آید',
        ru: 'Без блокировок: слабый мобильный сигнал',
      },
      order: ['wireGuard', 'reality', 'openConnect'],
    },
    {
      name: { en: 'No filtering: games, calls', fa: 'بدون فیلتر: بازی، تماس', ru: 'Без блокировок: игры, звонки' },
      order: ['wireGuard', 'openConnect', 'vless'],
    },
  ],
};
