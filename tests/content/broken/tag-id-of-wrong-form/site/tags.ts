// An id is also the last segment of an address: no capital letters, no underscore.
export const tags = {
  Big_Tag: { en: 'Tag', fa: 'برچسب', ru: 'Метка' },
  history: { en: 'History', fa: 'تاریخچه', ru: 'История' },
};
