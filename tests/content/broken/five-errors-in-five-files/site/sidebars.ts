import sidebars from '../../../good/site/sidebars.ts';

const label = { en: 'Trouble', fa: 'رفع اشکال', ru: 'Неполадки' };

export default { ...sidebars, guideSidebar: ['guide/start', { type: 'category', label, items: ['guide/slwo'] }] };
