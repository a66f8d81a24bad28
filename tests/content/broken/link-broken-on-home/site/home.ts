import { home as good } from '../../../good/site/home.ts';

export const home = {
  ...good,
  problems: {
    ...good.problems,
    items: {
      en: [{ label: 'It is slow', to: '/docs/guide/slower' }],
      fa: [{ label: 'کند است', to: '/docs/guide/slower' }],
      ru: [{ label: 'Медленно', to: '/docs/guide/slower' }],
    },
  },
};
