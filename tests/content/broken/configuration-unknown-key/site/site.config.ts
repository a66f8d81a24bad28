import config from '../../../good/site/site.config.ts';

export default {
  ...config,
  navbar: { hideOnscroll: false, items: config.navbar.items },
};
