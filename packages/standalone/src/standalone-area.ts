import type { AreaRoute } from '@portal/federation';
import type { ComponentType } from 'react';

export interface StandaloneArea {
  /** As the frame's header names it. */
  title: string;
  App: ComponentType;
  routes: readonly AreaRoute[];
}
