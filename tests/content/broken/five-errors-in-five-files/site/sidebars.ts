/** The sidebars of the small site: a link, a category and a list of each kind. */
export default {
  guideSidebar: [
    'guide/start',
    { type: 'category', label: { en: 'Trouble', fa: 'رفع اشکال', ru: 'Неполадки' }, items: ['guide/slwo'] },
  ],
  apiSidebar: [
    { type: 'generated', from: 'queries' },
    { type: 'generated', from: 'types' },
  ],
  changelogSidebar: ['changelog/changelog', { type: 'generated', from: 'changelog' }],
};
