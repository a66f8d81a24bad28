import sidebars from '../../../good/site/sidebars.ts';

export default {
  ...sidebars,
  guideSidebar: ['guide/start', { type: 'category', label: { en: 'Trouble', ru: 'Неполадки' }, items: ['guide/slow'] }],
};
