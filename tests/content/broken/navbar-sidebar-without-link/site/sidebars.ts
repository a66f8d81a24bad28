import sidebars from '../../../good/site/sidebars.ts';

export default { ...sidebars, guideSidebar: [] };
