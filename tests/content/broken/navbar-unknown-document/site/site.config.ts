import config from '../../../good/site/site.config.ts';

const { hideOnScroll, items } = config.navbar;

export default {
  ...config,
  navbar: { hideOnScroll, items: [...items.slice(0, 1), { ...items[1], doc: 'guide/slow-connection' }] },
};
