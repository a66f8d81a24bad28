import { accessRoles } from '../../model/api/reference.ts';
import { FilterChips } from '../Filter/FilterChips.tsx';
import { usePage } from '../PageContext/PageContext.tsx';

/** Filter of all operations; `src/browser/operationFilter.ts` compares its words. */
export function OperationFilter() {
  const { strings } = usePage();
  const { api } = strings;
  return (
    <search className="filter needs-js" data-operation-filter={api.filter.shown}>
      <label>
        {api.filter.words}
        <input type="search" name="words" autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </label>
      <FilterChips
        name="role"
        label={api.access}
        options={accessRoles.map((role) => [api.role[role], api.role[role]])}
        strings={strings}
      />
      <p role="status" />
    </search>
  );
}
