import { Component, type ReactNode } from 'react';
import { MessagePage } from './message-page.tsx';
import { ReloadButton } from './reload-button.tsx';

interface State {
  hasFailed: boolean;
}

const text =
  'Portal tidak dapat ditampilkan. Muat ulang halaman ini. Draf yang tersimpan di browser ini tetap ada.';

/** The last resort, when the frame itself fails. */
export class RootBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main>
        <MessagePage title="Unexpected Application Error!" text={text}>
          <ReloadButton label="Muat ulang halaman" />
        </MessagePage>
      </main>
    );
  }
}
