/** The tags of the small site. */
export const tags = {
  history: { en: 'History', fa: 'تاریخچه', ru: 'История' },
  infrastructure: { en: 'Infrastructure', fa: 'زیرساخت', ru: 'Инфраструктура' },
  mobile: { en: 'Mobile', fa: 'موبایل', ru: 'Мобильные устройства' },
  wireguard: { en: 'WireGuard', fa: 'WireGuard', ru: 'WireGuard' },
};
