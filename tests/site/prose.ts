import type { Localized } from '../../src/model/text/locale.ts';

/** Paragraphs that make pages long enough to scroll. */
export const prose: readonly Localized[] = [
  {
    en: 'The app keeps one connection to the server. If the network changes, it connects again within a few seconds.',
    fa: 'برنامه یک اتصال به سرور نگه می‌دارد. اگر شبکه عوض شود، در چند ثانیه دوباره وصل می‌شود.',
    ru: 'Приложение держит одно соединение с\u00a0сервером. Если сеть меняется, оно подключается снова за\u00a0несколько секунд.',
  },
  {
    en: 'Choose a location near you first. Distance adds delay, and every detour adds more of it.',
    fa: 'اول مکانی نزدیک انتخاب کنید. فاصله تأخیر را بیشتر می‌کند و هر مسیر فرعی بر آن می‌افزاید.',
    ru: 'Сначала выберите ближайшую локацию. Расстояние добавляет задержку, а\u00a0каждый крюк добавляет ещё.',
  },
  {
    en: 'A VPN hides the sites that you visit from the network, not from the sites themselves.',
    fa: 'وی‌پی‌ان سایت‌هایی را که می‌بینید از شبکه پنهان می‌کند، نه از خود سایت‌ها.',
    ru: 'VPN скрывает посещённые сайты от\u00a0сети, но\u00a0не\u00a0от\u00a0самих сайтов.',
  },
  {
    en: 'Restart the device if nothing else helps: it closes connections that the system forgot.',
    fa: 'اگر کار دیگری کمک نکرد، دستگاه را دوباره راه‌اندازی کنید تا اتصال‌های فراموش‌شده بسته شوند.',
    ru: 'Перезагрузите устройство, если больше ничего не\u00a0помогает: закроются соединения, о\u00a0которых система забыла.',
  },
];
