import { Control } from './Control.tsx';
import { navigation } from './screens.ts';
import { Word } from './Word.tsx';

/** The navigation of the app: below on a phone, at the side in a window. */
export function Navigation({ current }: { readonly current: string }) {
  return (
    <div className="menu">
      {navigation.map((id) => (
        <Control key={id} words={[id]} tag="span" className={id === current ? 'now' : undefined}>
          <Word id={id} />
        </Control>
      ))}
    </div>
  );
}
