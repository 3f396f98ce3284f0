import type { RegisteredArea } from '@portal/federation';
import { allowReload } from '@portal/federation/router';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { PageSkeleton } from '../layout/messages/page-skeleton.tsx';
import { FailedArea, type FailureKind } from './failed-area.tsx';
import { UnsupportedContractError } from './load-area.ts';
import { hasUnsavedWork, isReplaced, reloadOnce } from './replaced-build.ts';

interface Props {
  area: RegisteredArea;
  resetKey: string;
  children: ReactNode;
}
interface State {
  failure: { error: unknown } | null;
  /** null until `classifyFailure` has answered. */
  kind: FailureKind | null;
  resetKey: string;
  attempts: number;
}

const noFailure = { failure: null, kind: null };

/** Contains every failure of an area and offers a retry. Navigation to another page of the area retries too. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { ...noFailure, resetKey: this.props.resetKey, attempts: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error }, kind: null };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { ...noFailure, resetKey, attempts: 0 };
  }

  override componentDidCatch(error: unknown) {
    allowReload();
    const { name, build } = this.props.area;
    console.error(`[portal] area ${name} (build ${build}) failed`, error);
    // Checked now, because React removes the effects of the unmounted form a moment later, and with them its `beforeunload` listener.
    void this.classify(hasUnsavedWork());
  }

  private async classify(hadUnsavedWork: boolean) {
    const { failure } = this.state;
    const kind = await classifyFailure(this.props.area, failure?.error);
    if (kind === 'replaced' && !hadUnsavedWork && reloadOnce()) return;
    // The user may have navigated meanwhile.
    this.setState((state) => (state.failure === failure ? { kind } : null));
  }

  private retry = () => {
    this.setState(({ attempts }) => ({ ...noFailure, attempts: attempts + 1 }));
  };

  override render() {
    const { failure, kind, attempts } = this.state;
    if (!failure) return this.props.children;
    if (!kind) return <PageSkeleton />;
    return (
      <>
        <FailedArea
          area={this.props.area}
          kind={kind}
          hasRetried={attempts > 0}
          onRetry={this.retry}
        />
        {import.meta.env.DEV && <DevelopmentFailure error={failure.error} />}
      </>
    );
  }
}

async function classifyFailure(area: RegisteredArea, error: unknown): Promise<FailureKind> {
  if (error instanceof UnsupportedContractError) return 'unsupported';
  if (!navigator.onLine) return 'offline';
  return (await isReplaced(area)) ? 'replaced' : 'broken';
}

/** In development only, below the card that users see: the error with its stack, whose places the development server knows. */
function DevelopmentFailure({ error }: { error: unknown }) {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const [shown, setShown] = useState(stack);
  useEffect(() => {
    fetch('/dev-stack', { method: 'POST', body: stack })
      .then((answer) => (answer.ok ? answer.text() : stack))
      .then(setShown, () => {});
  }, [stack]);
  return (
    <pre role="alert" style={{ overflow: 'auto', padding: 24, whiteSpace: 'pre-wrap' }}>
      {shown}
    </pre>
  );
}
