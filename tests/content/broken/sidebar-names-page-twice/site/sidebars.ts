import sidebars from '../../../good/site/sidebars.ts';

const label = { en: 'Trouble', fa: 'رفع اشکال', ru: 'Неполадки' };
const items = ['guide/slow', 'guide/start'];

export default { ...sidebars, guideSidebar: ['guide/start', { type: 'category', label, items }] };
