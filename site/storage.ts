import type { StorageTable } from '../src/model/config/storage.ts';

/** Data stored in browsers, for `<StorageTable />`; keys: `src/model/config/storage.ts`. */
export const storage = {
  columns: {
    name: { en: 'Name', fa: 'نام', ru: 'Имя' },
    use: { en: 'What it is for', fa: 'برای چه', ru: 'Для чего' },
    until: { en: 'Kept until', fa: 'تا کی می‌ماند', ru: 'Хранится до' },
  },
  places: {
    local: { en: 'you clear the site’s data', fa: 'داده‌های سایت را پاک کنید', ru: 'очистки данных сайта' },
    cache: {
      en: 'you [remove it](/docs/tutorial-basics/keep-offline#remove)',
      fa: '[خودتان پاک کنید](/docs/tutorial-basics/keep-offline#remove)',
      ru: '[удаления вами](/docs/tutorial-basics/keep-offline#remove)',
    },
  },
  uses: {
    theme: {
      en: 'Light or dark colours, if you pressed the switch',
      fa: 'حالت روشن یا تیره، اگر دکمه‌اش را زده باشید',
      ru: 'Светлое или тёмное оформление, если вы нажали переключатель',
    },
    language: {
      en: 'The language that you chose in the menu, for the start page',
      fa: 'زبانی که در منو انتخاب کرده‌اید، برای صفحهٔ شروع',
      ru: 'Язык, выбранный в меню: его открывает стартовая страница',
    },
    announcement: {
      en: 'Which announcement you closed, so that it stays closed',
      fa: 'اعلانی که بسته‌اید، تا دوباره نیاید',
      ru: 'Какое объявление вы закрыли, чтобы не показывать его снова',
    },
    'tabs-*': {
      en: 'The platform or programming language whose tab you chose',
      fa: 'پلتفرم یا زبان برنامه‌نویسی‌ای که زبانه‌اش را انتخاب کرده‌اید',
      ru: 'Платформа или язык программирования, вкладку которых вы выбрали',
    },
    'search-*': {
      en: 'Up to six searches that led you to a page, and the results that you marked with a star, per language',
      fa: 'حداکثر شش جست‌وجوی آخری که شما را به صفحه‌ای رسانده‌اند، و نتیجه‌هایی که ستاره زده‌اید، برای هر زبان جدا',
      ru: 'До шести последних запросов, после которых вы открыли страницу, и результаты, отмеченные звёздочкой; отдельно для каждого языка',
    },
    'docs-preferred-version-default': {
      en: 'The version of the documentation that you read last, for hosted search',
      fa: 'نسخه‌ای از مستندات که آخرین بار خوانده‌اید، برای جست‌وجوی میزبانی‌شده',
      ru: 'Версия документации, которую вы читали последней, для внешнего поиска',
    },
    'kept-*': {
      en: 'Pages for reading offline; only if you [stored the site](/docs/tutorial-basics/keep-offline) with a button',
      fa: 'صفحه‌ها برای خواندن بدون اینترنت؛ فقط اگر با دکمه [سایت را ذخیره کرده باشید](/docs/tutorial-basics/keep-offline)',
      ru: 'Страницы для чтения без интернета; только если вы сами [сохранили сайт](/docs/tutorial-basics/keep-offline) кнопкой',
    },
  },
} as const satisfies StorageTable;
