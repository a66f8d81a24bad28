import config from '../../../good/site/site.config.ts';

const { hideOnScroll, items } = config.navbar;

export default {
  ...config,
  navbar: { hideOnScroll, items: [{ ...items[0], sidebar: 'guidesSidebar' }] },
};
