import { Component, type ReactNode } from 'react';

/**
 * Draws the page anew when the one before it fails while it is being left. The boundary of an area leaves together with its area,
 * so that React looks for one further up, and without this would find the last resort of the whole portal.
 */
export class DepartureBoundary extends Component<{ children: ReactNode }> {
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
