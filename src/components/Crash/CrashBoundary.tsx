import { Component, type ReactNode } from 'react';
import { CrashFallback, type CrashTexts } from './CrashFallback.tsx';

interface Props {
  readonly texts: CrashTexts;
  readonly children: ReactNode;
}

interface State {
  readonly error?: unknown;
  readonly crashed: boolean;
}

/** Keeps a part that throws while rendering from taking the page with it; "Try again" renders it again. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { crashed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, crashed: true };
  }

  override render(): ReactNode {
    const { error, crashed } = this.state;
    if (!crashed) return this.props.children;
    return (
      <CrashFallback
        error={error}
        texts={this.props.texts}
        onRetry={() => this.setState({ crashed: false, error: undefined })}
      />
    );
  }
}
