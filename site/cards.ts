import type { SectionCardId } from '../src/model/addresses/sections.ts';
import type { Localized } from '../src/model/text/locale.ts';

/** Words on the pictures of shared links (Open Graph), by section; a post has its own title. */
export const sectionCards: Readonly<Record<SectionCardId, { readonly title: Localized; readonly text: Localized }>> = {
  tutorials: {
    title: { en: 'Tutorials', fa: 'آموزش‌ها', ru: 'Руководства' },
    text: {
      en: 'From the first sign-in to renewing the plan',
      fa: 'از اولین ورود تا تمدید اشتراک',
      ru: 'От\u00a0первого входа до\u00a0продления подписки',
    },
  },
  troubleshooting: {
    title: { en: 'Troubleshooting', fa: 'رفع اشکال', ru: 'Устранение неполадок' },
    text: {
      en: 'No connection, slow, or cannot sign in: what to check first',
      fa: 'وصل نمی‌شود، کند است یا وارد حساب نمی‌شوید؟ از اینجا شروع کنید',
      ru: 'Не\u00a0подключается, тормозит, не\u00a0пускает в\u00a0аккаунт: с\u00a0чего начать',
    },
  },
  services: {
    title: { en: 'Services', fa: 'سرویس‌ها', ru: 'Сервисы' },
    text: {
      en: 'Platforms, protocols, security, support and OrbNet',
      fa: 'پلتفرم‌ها، پروتکل‌ها، امنیت، پشتیبانی و OrbNet',
      ru: 'Платформы, протоколы, безопасность, поддержка и\u00a0OrbNet',
    },
  },
  business: {
    title: { en: 'For business', fa: 'برای کسب‌وکار', ru: 'Для бизнеса' },
    text: {
      en: 'Products, typical scenarios and answers before you decide',
      fa: 'محصولات، نمونه‌های کاربرد و پاسخ‌ها پیش از تصمیم‌گیری',
      ru: 'Продукты, типичные сценарии и\u00a0ответы до\u00a0принятия решения',
    },
  },
  api: {
    title: { en: 'API for developers', fa: 'API برای توسعه‌دهندگان', ru: 'API для разработчиков' },
    text: {
      en: 'Endpoint, tokens, errors and every operation',
      fa: 'نشانی سرویس، توکن‌ها، خطاها و همهٔ عملیات',
      ru: 'Адрес, токены, ошибки и\u00a0все операции',
    },
  },
  changelog: {
    title: { en: 'Changelog', fa: 'فهرست تغییرات', ru: 'История изменений' },
    text: {
      en: 'What changed in the apps, on the servers and in the API',
      fa: 'آنچه در برنامه‌ها، سرورها و API تغییر کرده است',
      ru: 'Что изменилось в\u00a0приложениях, на\u00a0серверах и\u00a0в\u00a0API',
    },
  },
};
