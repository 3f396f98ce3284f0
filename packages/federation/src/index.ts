export type {
  Access,
  AreaDefinition,
  MenuEntry,
  NavEntry,
  PortalRoute,
  RemoteModule,
} from './contract.ts';
export {
  containerName,
  contractVersion,
  exposedModule,
  loadTimeLimit,
  supportedContracts,
} from './contract.ts';
export { defineApp, useRoute } from './define-app.tsx';
export { type FrameLink, frameLinks, groupLinks } from './frame-links.ts';
export { type LazyPage, lazyPage } from './lazy-page.tsx';
export { requestNavigation, useNavigationBlocker } from './navigation-guard.ts';
export type { RegisteredArea, RegisteredRoute, Registry } from './registry.ts';
export { parseRegistry } from './registry.ts';
export { type GrowingListState, useGrowingList } from './use-growing-list.ts';
export { useLeaveGuard } from './use-leave-guard.ts';
export { useUrlDialog } from './use-url-dialog.ts';
export { useUrlParams } from './use-url-params.ts';
