/** Settings of the script; the build replaces `settings`. */
export interface WrongBase {
  /** The configured base path, empty at the root of a host. */
  readonly base: string;
  /** As in `beforePaint.ts`. */
  readonly afterBase: string;
  /** Message for a wrong base path; `null` marks where the likely one goes. */
  readonly banner: readonly (string | null)[];
}

/** `/ru/wrongBase.js`, loaded by pages without style (`beforePaint.ts`). It can import nothing. */
declare const settings: WrongBase;

const likely = location.pathname.replace(RegExp(settings.afterBase), '');
if (likely !== settings.base) {
  const message = document.createElement('p');
  message.id = 'base-url-banner';
  for (const text of settings.banner) {
    const isPath = text === null || text.startsWith('/');
    const part = isPath ? message.appendChild(document.createElement('bdi')) : message;
    part.append(text ?? (likely || '/'));
  }
  document.body.prepend(message);
}
