import { buildASTSchema, isEnumType, isInputObjectType, isIntrospectionType, isObjectType, parse } from 'graphql';
import { stringify } from 'yaml';
import { type Locale, type Localized, locales } from '../../src/model/text/locale.ts';
import { generalCodes } from '../../src/reference/errorCodes.ts';

/** A sentence about something that has a name in the schema. */
const about = (name: string): Localized => ({
  en: `What \`${name}\` is for.`,
  fa: `کاربرد \`${name}\`.`,
  ru: `Для чего нужно \`${name}\`.`,
});
const titles: Readonly<Record<string, Localized>> = {
  login: { en: 'Sign in', fa: 'ورود', ru: 'Вход' },
  resendVerificationEmail: { en: 'Send the code again', fa: 'ارسال دوبارهٔ کد', ru: 'Выслать код снова' },
  createWebhookConfiguration: { en: 'Create a webhook', fa: 'ساختن webhook', ru: 'Создание вебхука' },
  resellerEditUser: { en: 'Change a user', fa: 'تغییر کاربر', ru: 'Изменение пользователя' },
  userProfile: { en: 'Read the profile', fa: 'خواندن پروفایل', ru: 'Чтение профиля' },
  totalActiveUsers: { en: 'Count the users', fa: 'شمارش کاربران', ru: 'Число пользователей' },
};
const groups = ['Authentication', 'Notifications', 'User Management by Reseller', 'Users Management'];

/** Texts of the API in every language: a sentence for everything that the schema names. */
export function apiTextFiles(sdl: string): Map<string, string> {
  return new Map(locales.map((locale) => [`api/text/${locale}.yaml`, stringify(texts(sdl, locale))]));
}

function texts(sdl: string, locale: Locale) {
  const schema = buildASTSchema(parse(sdl));
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !['Role', 'Basis'].includes(type.name),
  );
  const operations = roots.flatMap((root) => Object.values(root?.getFields() ?? {}).map((field) => ({ root, field })));
  const errorsOf = (code: string) => ({ cause: about(code)[locale], remedy: about(code)[locale] });
  const named = types
    .filter((type) => !roots.some((root) => root === type))
    .flatMap((type) => {
      const members = isEnumType(type)
        ? type.getValues()
        : isObjectType(type) || isInputObjectType(type)
          ? Object.values(type.getFields())
          : [];
      return [type.name, ...members.map(({ name }) => `${type.name}.${name}`)];
    });
  const argumentsOf = operations.flatMap(({ field }) => field.args.map(({ name }) => `argument.${name}`));
  return {
    groups: Object.fromEntries(groups.map((name) => [name, { title: name, ...kindsOf(name, sdl, locale) }])),
    errors: Object.fromEntries([...generalCodes, 'BAD_CREDENTIALS', 'NOT_FOUND'].map((code) => [code, errorsOf(code)])),
    operations: Object.fromEntries(
      operations.map(({ root, field }) => [
        `${root?.name}.${field.name}`,
        { title: titles[field.name]?.[locale] ?? field.name, summary: about(field.name)[locale] },
      ]),
    ),
    schema: Object.fromEntries([...new Set([...named, ...argumentsOf])].map((key) => [key, about(key)[locale]])),
  };
}

/** A group of the small site has either queries or mutations. */
function kindsOf(group: string, sdl: string, locale: Locale) {
  const [queries = ''] = sdl.split('type Mutation');
  return { [queries.includes(`"${group}"`) ? 'queries' : 'mutations']: about(group)[locale] };
}
