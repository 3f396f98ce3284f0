import type { RegisteredArea } from '@portal/federation';
import { allowReload } from '@portal/federation/router';
import { Component, type ReactNode } from 'react';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { type AreaVerdict, FailedArea } from './failed-area.tsx';
import { UnsupportedContractError } from './load-area.ts';
import { hasUnsavedWork, isReplaced, reloadOnce } from './replaced-build.ts';

interface Props {
  area: RegisteredArea;
  resetKey: string;
  children: ReactNode;
}
interface State {
  failure: { error: unknown } | null;
  /** What has become of the area; null while that is being found out. */
  verdict: AreaVerdict | null;
  resetKey: string;
  attempts: number;
}

const whole = { failure: null, verdict: null };

/** Keeps whatever goes wrong in an area inside that area, and offers a way on. Another page of the area is tried afresh. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { ...whole, resetKey: this.props.resetKey, attempts: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error }, verdict: null };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { ...whole, resetKey, attempts: 0 };
  }

  override componentDidCatch(error: unknown) {
    allowReload();
    const { name, build } = this.props.area;
    console.error(`[portal] area ${name} (build ${build}) failed`, error);
    // Asked now: effects of the form that has just gone are cleaned up a moment later, and its objection with them.
    void this.judge(hasUnsavedWork());
  }

  private async judge(hadUnsavedWork: boolean) {
    const { failure } = this.state;
    const verdict = await findVerdict(this.props.area, failure?.error);
    if (verdict === 'replaced' && !hadUnsavedWork && reloadOnce()) return;
    // Meanwhile the person may have gone on.
    this.setState((state) => (state.failure === failure ? { verdict } : null));
  }

  private retry = () => {
    this.setState(({ attempts }) => ({ ...whole, attempts: attempts + 1 }));
  };

  override render() {
    const { failure, verdict, attempts } = this.state;
    if (!failure) return this.props.children;
    if (!verdict) return <PageSkeleton />;
    return (
      <FailedArea
        area={this.props.area}
        verdict={verdict}
        hasRetried={attempts > 0}
        onRetry={this.retry}
      />
    );
  }
}

async function findVerdict(area: RegisteredArea, error: unknown): Promise<AreaVerdict> {
  if (error instanceof UnsupportedContractError) return 'unsupported';
  return (await isReplaced(area)) ? 'replaced' : 'broken';
}
