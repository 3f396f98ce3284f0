// Take the place of the federation runtime and of `@portal/federation/save-data`: all areas are part of one build.
import type { RemoteModule } from '@portal/federation';
import publicSite from '#area/public-site';

interface Loaded {
  default: RemoteModule;
}

const loaders: Readonly<Record<string, () => Promise<Loaded>>> = {
  'portal_public_site/remote': async () => ({ default: publicSite }),
  'portal_member/remote': () => import(/* webpackChunkName: "member" */ '#area/member'),
  'portal_admin/remote': () => import(/* webpackChunkName: "admin" */ '#area/admin'),
};

export function registerPlugins(): void {}

export function registerRemotes(): void {}

export function loadRemote(id: string): Promise<Loaded> {
  const load = loaders[id];
  if (!load) throw new Error(`The application has no ${id}`);
  return load();
}

/** Keeps the shell from prefetching areas. */
export function shouldSaveData(): boolean {
  return true;
}
