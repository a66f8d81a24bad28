import en from '../../../site/strings/en.ts';
import fa from '../../../site/strings/fa.ts';
import ru from '../../../site/strings/ru.ts';

/** The interface texts, for tests that look for them on the page. */
export const texts = { en, fa, ru };
