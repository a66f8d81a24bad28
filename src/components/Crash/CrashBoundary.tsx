import { Component, type ReactNode } from 'react';
import { CrashFallback, type CrashTexts } from './CrashFallback.tsx';

interface Props {
  readonly texts: CrashTexts;
  /** Called before the part is rendered again: its data may have caused the crash. */
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly error?: unknown;
  readonly crashed: boolean;
}

/** Catches rendering errors; "Try again" renders the part again. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { crashed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, crashed: true };
  }

  override render(): ReactNode {
    const { error, crashed } = this.state;
    const { texts, onRetry, children } = this.props;
    if (!crashed) return children;
    return (
      <CrashFallback
        error={error}
        texts={texts}
        onRetry={() => {
          onRetry?.();
          this.setState({ crashed: false, error: undefined });
        }}
      />
    );
  }
}
