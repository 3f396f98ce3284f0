import { allowReload } from '@portal/federation/router';
import { Component, type ReactNode } from 'react';

interface Props {
  fallback: ReactNode;
  /** A new key retries a part that failed, as the return of the connection does. */
  resetKey: unknown;
  children: ReactNode;
}
interface State {
  hasFailed: boolean;
  resetKey: unknown;
}

/** A part of the frame whose code loads later. When that fails, the fallback takes its place. */
export class OptionalPart extends Component<Props, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  private retry = () => this.setState({ hasFailed: false });

  override componentDidMount() {
    window.addEventListener('online', this.retry);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.retry);
  }

  override componentDidCatch(error: unknown) {
    allowReload();
    console.error('[portal] a part of the shell failed', error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
