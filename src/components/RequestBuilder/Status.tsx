import { plural } from '../../model/text/messages.ts';
import type { BuiltRequest } from '../../reference/builder/builtRequest.ts';
import type { IslandTexts } from '../Island/Island.tsx';

/** Validity of the request, read out whenever it changes, with the errors of graphql-js. */
export function Status({ built, strings, locale }: { readonly built: BuiltRequest } & IslandTexts) {
  const { builder } = strings.api;
  const { mistakes, asksNothing, refusals } = built;
  const fits = mistakes.length === 0 && refusals.length === 0;
  return (
    <div role="status" className={fits ? 'builder-fits' : 'builder-mistake'}>
      {fits && <p>{builder.fits}</p>}
      {mistakes.length > 0 && <p>{plural(builder.mistakes, mistakes.length, locale)}</p>}
      {asksNothing && <p>{builder.asksNothing}</p>}
      {refusals.length > 0 && (
        <>
          <p>{builder.refused}</p>
          <ul dir="ltr" lang="en">
            {refusals.map((refusal) => (
              <li key={refusal}>{refusal}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
