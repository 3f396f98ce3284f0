import type { RemoteModule } from '@portal/federation';
import publicSite from '#area/public-site';

interface Loaded {
  default: RemoteModule;
}

const loaders: Readonly<Record<string, () => Promise<Loaded>>> = {
  'portal_public_site/remote': async () => ({ default: publicSite }),
  'portal_member/remote': () => import('#area/member'),
  'portal_admin/remote': () => import('#area/admin'),
};

export function registerPlugins(): void {}

export function registerRemotes(): void {}

/** Stands in the federation runtime's place: the areas are part of the one build, the visitors' one of its first script. */
export function loadRemote(id: string): Promise<Loaded> {
  const load = loaders[id];
  if (!load) throw new Error(`The application has no ${id}`);
  return load();
}
