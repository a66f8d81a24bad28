import { stemmer } from '@orama/stemmers/russian';
import { names } from '../../../site/search/names.ts';
import { sameAnswer, synonyms } from '../../../site/search/synonyms/ru.ts';
import { halfSpace } from '../../text/fold.ts';
import { createAnalyser } from './analyser.ts';
import { layoutReadings, russian } from './layout.ts';
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
  stopWords:
    'а и в во на с со к ко у о об от до по за из не ни но же ли бы б или да то это этот эта эти этого этой этом тот та те того что чтобы ' +
    'как какой какая какие какое каком какую кто где куда когда почему зачем сколько если так там тут здесь для без при над под про через ' +
    'я мы вы он она они оно мой моя мое мои моего моей мне меня мной вам вас ваш ваша ваше ваши вами нас нам наш его ее их им ей ему себя свой свою свои своего ' +
    'быть есть был была было были будет можно нужно надо могу может можете мочь уже еще только очень все всех всем весь ' +
    'стать делать сделать дальше теперь потом пожалуйста между',
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
