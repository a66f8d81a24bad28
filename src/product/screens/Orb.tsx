import { Control } from './Control.tsx';
import type { ConnectionState } from './screens.ts';
import { Word } from './Word.tsx';

/** The connection: the power sign in its orbits, and the dot outside once connected. */
export function Orb({ state }: { readonly state: ConnectionState }) {
  const word = `home.${state}`;
  return (
    <Control words={[word]} className={`orb ${state}`}>
      <svg viewBox="0 0 24 24" width="24" fill="none" aria-hidden="true">
        <path d="M12 4v8M7.5 6.5a7 7 0 1 0 9 0" />
      </svg>
      <Word id={word} />
    </Control>
  );
}
