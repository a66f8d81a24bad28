import { usePage } from '../PageContext/PageContext.tsx';

/** The copies that can be downloaded. A release fills the list in (tools/editions/publish.ts); until then it says that there is none. */
export function Editions() {
  const { strings } = usePage();
  return (
    <div data-editions="">
      <p>{strings.copies.editionsNone}</p>
    </div>
  );
}
