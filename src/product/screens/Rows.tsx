import { Control } from './Control.tsx';
import type { Row } from './screens.ts';
import { Word } from './Word.tsx';

/** A card of rows, such as the items of the settings. Style sheets draw how a row ends. */
export function Rows({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <div className="rows">
      {rows.map(({ word, value, end }) => (
        <Control key={`${word} ${value}`} words={[word, value]} className={end}>
          <span>
            <Word id={word} />
          </span>
          {value && (
            <i>
              <Word id={value} />
            </i>
          )}
        </Control>
      ))}
    </div>
  );
}
