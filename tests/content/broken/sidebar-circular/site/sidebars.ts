const trouble = { type: 'category', label: { en: 'Trouble', fa: 'رفع اشکال', ru: 'Неполадки' }, items: ['guide/slow'] };
const items: unknown[] = trouble.items;
items.push(trouble);

export default { guideSidebar: ['guide/start', trouble] };
