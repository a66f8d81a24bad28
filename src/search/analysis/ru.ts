import { stemmer } from '@orama/stemmers/russian';
import { names } from '../../../site/search/names.ts';
import { sameAnswer, synonyms } from '../../../site/search/synonyms/ru.ts';
import { halfSpace } from '../../text/fold.ts';
import { createAnalyser } from './analyser.ts';
import { layoutReadings, russian } from './layout.ts';
import { stopWords } from './ru/stopWords.ts';
import { wordFamilies } from './ru/wordFamilies.ts';

const cyrillic = /^[а-я]+$/;

/** Stem of a form -> stem of its family, for the forms that Snowball keeps apart. */
const familyStems = new Map(
  wordFamilies.flatMap((family) => {
    const [head = '', ...forms] = family.split(' ').map((form) => stemmer(form));
    return forms.map((form) => [form, head] as const);
  }),
);

/** A negation and its verb form one compound. Safari before 16.4 lacks lookbehind. */
const failing =
  'работа|подключ|соедин|откр|запус|приход|приш|прилет|вход|войти|загру|груз|отвеча|пуска|прохо|вид|уда|помог|приним|доступ|став|устан|скач';
const negation = new RegExp(`(?:^|[^\\p{L}])не (?=${failing})`, 'giu');
const negated = /^не(?=.{6})/;

function stem(folded: string): string {
  if (!cyrillic.test(folded)) return folded;
  if (negated.test(folded) && !familyStems.has(stemmer(folded))) return `не${stem(folded.replace(negated, ''))}`;
  const snowball = stemmer(folded);
  return familyStems.get(snowball) ?? snowball;
}

export const analyser = createAnalyser({
  locale: 'ru',
  stem,
  stopWords,
  commonWords: 'vpn orbvpn впн вэпээн орбвпн приложение хочу',
  professionalWords:
    'nas юнифай орбнет ваучер клиент реселлер дилер оптом партнер продавать перепродавать пользователь юзер абонент api апи graphql ' +
    'мутация запрос эндпоинт вебхук схема токен скрипт песочница разработчик интеграция radius радиус микротик ' +
    'pppoe хотспот циска cisco unifi аккаунтинг сессия бэкенд csv 401 403 429 500',
  complaint: new RegExp(`(?:^|\\s)(?:не (?:${failing})|переста[лн]|ошибк|вылета|завис|пропа[лд]|отвал|слома)`, 'iu'),
  synonyms: [...names, ...synonyms, ...sameAnswer],
  families: wordFamilies,
  prepare: (text) => text.replace(negation, (found) => `${found.slice(0, -1)}${halfSpace}`),
  layoutReadings: layoutReadings([russian]),
});
