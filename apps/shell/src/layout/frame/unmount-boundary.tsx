import { Component, type ReactNode } from 'react';

/**
 * Renders its children again when a page throws while it unmounts. The boundary of an area unmounts together with its area, so
 * React looks for one further up; without this one it would find the boundary of the whole portal.
 */
export class UnmountBoundary extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError() {
    return {};
  }

  override componentDidCatch(error: unknown) {
    console.error('[portal] a page failed while it was left', error);
  }

  override render() {
    return this.props.children;
  }
}
