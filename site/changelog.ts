import type { ChangeKind } from '../src/model/content/changeKinds.ts';
import type { Localized } from '../src/model/text/locale.ts';
import { platforms } from './platforms.ts';

export const changeKinds = {
  added: { en: 'Added', fa: 'افزوده', ru: 'Добавлено' },
  changed: { en: 'Changed', fa: 'تغییر', ru: 'Изменено' },
  fixed: { en: 'Fixed', fa: 'رفع‌شده', ru: 'Исправлено' },
  security: { en: 'Security', fa: 'امنیت', ru: 'Безопасность' },
  removed: { en: 'Removed', fa: 'حذف', ru: 'Удалено' },
  'known-issue': { en: 'Known issue', fa: 'مشکل شناخته‌شده', ru: 'Известная проблема' },
} as const satisfies Record<ChangeKind, Localized>;

const same = (name: string): Localized => ({ en: name, fa: name, ru: name });

/** Targets of changes: platforms, and parts of the service behind the apps. */
export const changeTargets: Readonly<Record<string, Localized>> = {
  ...Object.fromEntries(Object.entries(platforms).map(([id, name]) => [id, same(name)])),
  servers: { en: 'Servers', fa: 'سرورها', ru: 'Серверы' },
  dashboard: { en: 'Dashboard', fa: 'پنل کاربری', ru: 'Личный кабинет' },
  billing: { en: 'Billing', fa: 'پرداخت', ru: 'Оплата' },
  api: same('API'),
  resellers: { en: 'Reseller platform', fa: 'پلتفرم نمایندگان', ru: 'Платформа реселлеров' },
  orbnet: same('OrbNet'),
  website: { en: 'Website', fa: 'وب‌سایت', ru: 'Сайт' },
  support: { en: 'Support', fa: 'پشتیبانی', ru: 'Поддержка' },
};
