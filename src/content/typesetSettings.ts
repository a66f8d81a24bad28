import type { SiteModules } from '../model/config/configuration.ts';
import { withNoBreakSpaces } from './markdown/noBreakSpaces.ts';

/** Settings whose Russian texts have no-break spaces: those under a key `ru`, and `strings/ru.ts`. */
export const typesetSettings = (modules: SiteModules): SiteModules =>
  Object.fromEntries(
    Object.entries(modules).map(([file, module]) => [file, typesetFields(module, file === 'strings/ru.ts')]),
  );

const typesetFields = (fields: object, isRussian: boolean): object =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, typeset(value, isRussian || key === 'ru')]));

function typeset(value: unknown, isRussian: boolean): unknown {
  if (typeof value === 'string') return isRussian ? withNoBreakSpaces(value, 'ru') : value;
  if (Array.isArray(value)) return value.map((item) => typeset(item, isRussian));
  return value instanceof Object && typeof value !== 'function' ? typesetFields(value, isRussian) : value;
}
