export type {
  Access,
  AreaDefinition,
  MenuEntry,
  NavEntry,
  PortalRoute,
  RemoteModule,
} from './contract/contract.ts';
export {
  containerName,
  contractVersion,
  exposedModule,
  loadTimeLimit,
  supportedContracts,
} from './contract/contract.ts';
export { type FrameLink, frameLinks, groupLinks } from './contract/frame-links.ts';
export type { RegisteredArea, RegisteredRoute, Registry } from './contract/registry.ts';
export { parseRegistry } from './contract/registry.ts';
export { requestNavigation, useNavigationBlocker } from './guard/navigation-guard.ts';
export { useLeaveGuard } from './guard/use-leave-guard.ts';
export { defineApp, useRoute } from './page/define-app.tsx';
export { type LazyPage, lazyPage } from './page/lazy-page.tsx';
export { type GrowingListState, useGrowingList } from './page/use-growing-list.ts';
export { useUrlDialog } from './page/use-url-dialog.ts';
export { useUrlParams } from './page/use-url-params.ts';
