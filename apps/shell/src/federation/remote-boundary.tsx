import type { RegisteredArea } from '@portal/federation';
import { buttonClass, ErrorPanel } from '@portal/ui';
import { Component, type ReactNode } from 'react';
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
    if (error instanceof UnsupportedContractError) {
      return (
        <AreaFailure
          title={`${title} sudah diperbarui`}
          text="Muat ulang untuk memakai versi terbaru."
        >
          <ReloadButton label="Perbarui halaman" />
        </AreaFailure>
      );
    }
    return (
      <AreaFailure
        title={`${title} sedang tidak dapat dibuka`}
        text="Bagian lain dari portal tetap dapat digunakan. Silakan coba lagi sebentar lagi."
        onRetry={this.retry}
      >
        {attempts > 0 && <ReloadButton label="Muat ulang halaman" />}
      </AreaFailure>
    );
  }
}

type FailureProps = { title: string; text: string; onRetry?: () => void; children?: ReactNode };

function AreaFailure({ title, text, onRetry, children }: FailureProps) {
  return (
    <ErrorPanel
      headingLevel={1}
      title={title}
      text={text}
      {...(onRetry ? { onRetry, retryLabel: 'Coba lagi' } : {})}
    >
      {children}
    </ErrorPanel>
  );
}

function ReloadButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      className={buttonClass({ variant: 'secondary' })}
      onClick={() => window.location.reload()}
    >
      {label}
    </button>
  );
}
