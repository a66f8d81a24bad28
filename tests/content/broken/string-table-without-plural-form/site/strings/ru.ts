import strings from '../../../../../../site/strings/ru.ts';

const { many: _, ...minutes } = strings.blog.minutes;

export default { ...strings, blog: { ...strings.blog, minutes } };
