/** The sidebars of the small site: a link, a category and a list of each kind. */
export default {
  guideSidebar: [],
  apiSidebar: [
    { type: 'generated', from: 'queries' },
    { type: 'generated', from: 'types' },
  ],
  changelogSidebar: ['changelog/changelog', { type: 'generated', from: 'changelog' }],
};
