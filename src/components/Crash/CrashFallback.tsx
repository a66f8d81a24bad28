import { errorChain } from '../../model/problems/errorChain.ts';

export interface CrashTexts {
  readonly crashed: string;
  readonly tryAgain: string;
}

interface Props {
  readonly error: unknown;
  readonly texts: CrashTexts;
  readonly onRetry: () => void;
}

/** Shown instead of a part that threw: the chain of causes and a way to try again. */
export function CrashFallback({ error, texts, onRetry }: Props) {
  return (
    <div className="crash" role="alert">
      <p>
        <strong>{texts.crashed}</strong>
      </p>
      <pre dir="ltr">{errorChain(error)}</pre>
      <button type="button" onClick={onRetry}>
        {texts.tryAgain}
      </button>
    </div>
  );
}
