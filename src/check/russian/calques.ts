import { byPatterns, type Pattern, visible } from '../passage.ts';

const calque = (pattern: RegExp, native: string): Pattern => ({
  pattern,
  message: ([found]) => `“${visible(found)}” is translated word for word from English; write ${native}.`,
});

const rules: Pattern[] = [
  calque(/не[ \u00a0](?:позже|позднее)[ \u00a0]чем[ \u00a0]через/giu, '«в течение … после»'),
  // Other lines have their adjective: «первая линия поддержки», «телефонная», «береговая».
  calque(
    /(?<!(?:[Пп]ерв|телефонн|берегов)\p{L}+[ \u00a0]|провести[ \u00a0])(?<!\p{L})лини(?:[яию]|ей|й|ям|ями|ях)(?!\p{L})/gu,
    '«канал», «связь», «интернет» or «соединение»',
  ),
  calque(/обновл[её]н\p{L}*[ \u00a0]против(?!\p{L})/giu, '«в обновлённой … закрыта уязвимость» or «защищён от»'),
  calque(
    /^Никак(?:ого|их)[ \u00a0](?!.*(?<!\p{L})(?:не|нет)(?!\p{L})).*/gsu,
    '«не должно быть», «не нужно» or «выключите»',
  ),
];

/** Phrases that reviewers kept finding in translations from English. */
export const checkRussianCalques = byPatterns(rules, 'ru');
