import { accessRoles, operationKinds } from '../../model/api/reference.ts';
import { usePage } from '../PageContext/PageContext.tsx';

/** Narrows the list of all operations. Its options are the words of the list: `src/browser/operationFilter.ts` compares the two. */
export function OperationFilter({ groups }: { readonly groups: readonly string[] }) {
  const { strings } = usePage();
  const { api } = strings;
  const names = { mutation: api.mutations, query: api.queries };
  return (
    <form className="operation-filter needs-js" data-operation-filter={api.filter.shown}>
      <label>
        {api.filter.words}{' '}
        <input className="form-field" type="search" name="words" autoComplete="off" spellCheck={false} />
      </label>
      <Choice name="kind" label={api.filter.kind} options={operationKinds.map((kind) => names[kind])} />
      <Choice name="group" label={api.filter.group} options={groups} />
      <Choice name="role" label={api.access} options={accessRoles.map((role) => api.role[role])} />
      <p role="status" />
    </form>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly string[];
}

function Choice({ name, label, options }: ChoiceProps) {
  const { strings } = usePage();
  return (
    <label>
      {label}{' '}
      <select className="form-field" name={name}>
        <option value="">{strings.api.filter.all}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}
