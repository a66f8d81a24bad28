import type { Problem } from '../../model/problems/problems.ts';
import { applyPatterns, type Passage, type Pattern } from '../passage.ts';

const rules: Pattern[] = [
  {
    pattern:
      /^(?:(?:Кто|Что|Чем|Где|Когда|Куда|Откуда|Почему|Зачем|Сколько|За сколько|Насколько|За что|По чему|О чём)(?=[ \u00a0,])|\p{Lu}\p{Ll}+[ \u00a0]ли(?=[ \u00a0]))[^?]*\.$/gu,
    message: ([found]) =>
      `“${found}” is a question without its question mark, a calque of “Whether …” or “What …”; a Russian reference names the thing («Число устройств», «Время начала», «\`true\`, если …»).`,
  },
];

/** Russian texts of the API that are embedded questions instead of descriptions. */
export function checkRussianApiTexts(passage: Passage): Problem[] {
  return passage.locale === 'ru' && passage.file.startsWith('api/text/') ? applyPatterns(passage, rules) : [];
}
