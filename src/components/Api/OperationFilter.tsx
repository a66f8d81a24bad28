import { accessRoles } from '../../model/api/reference.ts';
import { usePage } from '../PageContext/PageContext.tsx';

/** Filter of all operations; `src/browser/operationFilter.ts` compares its words. */
export function OperationFilter() {
  const { strings } = usePage();
  const { api } = strings;
  return (
    <search className="filter needs-js" data-operation-filter={api.filter.shown}>
      <label>
        {api.filter.words}
        <input
          className="form-field"
          type="search"
          name="words"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </label>
      <fieldset className="chips">
        <legend className="sr-only">{api.access}</legend>
        {['', ...accessRoles.map((role) => api.role[role])].map((name) => (
          <label key={name}>
            <input type="radio" name="role" value={name} defaultChecked={name === ''} />
            <bdi>{name || strings.filter.all}</bdi>
          </label>
        ))}
      </fieldset>
      <p role="status" />
    </search>
  );
}
