import { Component, type ReactNode } from 'react';
import { MessagePage } from './message-page.tsx';
import { ReloadButton } from './reload-button.tsx';

interface State {
  error: Error | null;
}

/** The last resort, when the frame itself fails. */
export class RootBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <main>
        <MessagePage title="Unexpected Application Error!" text={error.message}>
          <ReloadButton label="Muat ulang halaman" />
        </MessagePage>
      </main>
    );
  }
}
