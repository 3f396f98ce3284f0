import type { RegisteredArea } from '@portal/federation';
import { beginNextAttempt } from '@portal/federation/router';
import { Button } from '@portal/ui';
import { Component, type ReactNode } from 'react';
import { MessagePage } from '../layout/message-page.tsx';
import { ReloadButton } from '../layout/reload-button.tsx';
import { UnsupportedContractError } from './load-area.ts';

type Props = { area: RegisteredArea; resetKey: string; children: ReactNode };
type State = { error: unknown; resetKey: string; attempts: number };

const areaTitles: Record<string, string> = {
  'public-site': 'Halaman publik',
  member: 'Area alumni',
  admin: 'Area admin',
};

/** Keeps whatever goes wrong in an area inside that area, and offers a way on. Another page of the area is tried afresh. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey, attempts: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey, attempts: 0 };
  }

  override componentDidCatch(error: unknown) {
    beginNextAttempt();
    const { name, build } = this.props.area;
    console.error(`[portal] area ${name} (build ${build}) failed`, error);
  }

  private retry = () => {
    this.setState(({ attempts }) => ({ error: null, attempts: attempts + 1 }));
  };

  override render() {
    const { error, attempts } = this.state;
    if (!error) return this.props.children;
    const title = areaTitles[this.props.area.name] ?? this.props.area.name;
    return error instanceof UnsupportedContractError ? (
      <MessagePage
        title={`${title} sudah diperbarui`}
        text="Muat ulang untuk memakai versi terbaru."
      >
        <ReloadButton label="Perbarui halaman" />
      </MessagePage>
    ) : (
      <MessagePage
        title={`${title} sedang tidak dapat dibuka`}
        text="Bagian lain dari portal tetap dapat digunakan. Silakan coba lagi sebentar lagi."
      >
        <Button onClick={this.retry}>Coba lagi</Button>
        {/* A module that threw while it was evaluated stays broken until the page is loaded anew. */}
        {attempts > 0 && <ReloadButton label="Muat ulang halaman" />}
      </MessagePage>
    );
  }
}
