import { ErrorPanel } from '@portal/ui';
import { Component, type ReactNode } from 'react';

type State = { error: Error | null };

/** The last resort, when the frame itself fails. (Specification 1, section 2: heading and message.) */
export class RootBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <ErrorPanel
        headingLevel={1}
        title="Unexpected Application Error!"
        text={error.message}
        retryLabel="Muat ulang halaman"
        onRetry={() => window.location.reload()}
      />
    );
  }
}
