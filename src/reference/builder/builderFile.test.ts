import { isEnumType } from 'graphql';
import { expect, it } from 'vitest';
import siteConfig from '../../../site/site.config.ts';
import { siteConfigSchema } from '../../model/config/siteConfig.ts';
import { locales } from '../../model/text/locale.ts';
import { buildApiSchema } from '../apiSchema.ts';
import { apiReference, operationNamed } from '../fixtures/apiReference.ts';
import type { BuilderData } from './builderData.ts';
import { builderFile } from './builderFile.ts';

const reference = apiReference();
const config = siteConfigSchema.parse(siteConfig);
const filesOf = (coordinate: string) =>
  locales.map((locale) => builderFile({ reference, config }, operationNamed(reference, coordinate), locale));

it('Languages share the file of an operation that takes no enum', () => {
  expect(new Set(filesOf('Mutation.login').map(({ name }) => name)).size).toBe(1);
});

it('Values of arguments are explained in the language of the page, at any depth; returned values are not', () => {
  const files = filesOf('Mutation.createWebhookConfiguration');
  expect(new Set(files.map(({ name }) => name)).size).toBe(3);
  const meanings = files.map(({ content }) => {
    const { sdl }: BuilderData = JSON.parse(content);
    const type = buildApiSchema(sdl).getType('WebhookProviderType');
    return isEnumType(type) ? type.getValues().map(({ description }) => description) : [];
  });
  const type = reference.types.find(({ name }) => name === 'WebhookProviderType');
  expect(meanings).toEqual(locales.map((locale) => type?.values.map(({ text }) => text[locale].markdown)));
  const [signIn] = filesOf('Query.checkQrLoginStatus');
  expect(JSON.parse(signIn?.content ?? '').sdl).toContain('enum UserRole{USER RESELLER ADMIN}');
});
