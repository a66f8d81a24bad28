import { usePage } from '../PageContext/PageContext.tsx';

/** The button that compares the copy of the site in which it is with the signed list of its files (`src/browser/copies`). */
export function CopyCheck() {
  const { site, locale, strings } = usePage();
  const { copies } = strings;
  if (site.publicKeys.length === 0) return <p>{copies.checkNoKeys}</p>;
  const texts = {
    progress: copies.checkProgress,
    fine: copies.checkFine,
    changed: copies.checkChanged,
    missing: copies.checkMissing,
    fault: copies.checkFault,
    unsigned: copies.checkUnsigned,
    unable: copies.checkUnable,
    disk: copies.checkDisk,
  };
  return (
    <>
      <p className="without-js">{copies.checkNeedsScript}</p>
      <p className="needs-js">
        <button
          type="button"
          className="text-button"
          data-check-copy={JSON.stringify({
            keys: site.publicKeys.map(({ key }) => key),
            home: `${site.config.locales[locale].path}/`,
            texts,
          })}
        >
          {copies.check}
        </button>
      </p>
      <div role="status" data-copy-checked="" />
    </>
  );
}

/** What the button tells the script. */
export interface CopyCheckSettings {
  readonly keys: readonly string[];
  /** Folder of the language, with a final slash. */
  readonly home: string;
  readonly texts: Readonly<
    Record<'progress' | 'fine' | 'changed' | 'missing' | 'fault' | 'unsigned' | 'unable' | 'disk', string>
  >;
}
