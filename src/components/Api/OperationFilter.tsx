import { accessRoles, operationKinds } from '../../model/api/reference.ts';
import { FilterChips, FilterSelect, MoreFilters } from '../Filter/Filter.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

/** Filter of all operations; `src/browser/operationFilter.ts` compares its words. */
export function OperationFilter({ groups }: { readonly groups: readonly string[] }) {
  const { strings } = usePage();
  const { api } = strings;
  const names = { mutation: api.mutations, query: api.queries };
  const words = (texts: readonly string[]) => texts.map((text) => [text, text] as const);
  const roles = words(accessRoles.map((role) => api.role[role]));
  return (
    <search className="filter needs-js" data-operation-filter={api.filter.shown}>
      <label>
        {api.filter.words}
        <input type="search" name="words" autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </label>
      <FilterChips name="role" label={api.access} options={roles} strings={strings} />
      <MoreFilters strings={strings}>
        <FilterSelect
          name="kind"
          label={api.filter.kind}
          options={words(operationKinds.map((kind) => names[kind]))}
          strings={strings}
        />
        <FilterSelect name="group" label={api.filter.group} options={words(groups)} strings={strings} />
      </MoreFilters>
      <p role="status" />
    </search>
  );
}
