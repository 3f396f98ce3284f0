import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { loadTimeLimit, type RegisteredArea } from '@portal/federation';

/** Gives every script of an area its hash from the registry and a time limit: a changed file does not run, and a slow one fails. */
export function areaRuntimePlugin(areas: RegisteredArea[]): ModuleFederationRuntimePlugin {
  const hashes = new Map(
    areas
      .flatMap((area) => Object.entries(area.integrity))
      .map(([url, hash]) => [absolute(url), hash]),
  );
  return {
    name: 'portal-area-scripts',
    createScript({ url }) {
      const script = document.createElement('script');
      const hash = hashes.get(absolute(url));
      script.src = url;
      script.async = true;
      if (hash) {
        script.integrity = hash;
        script.crossOrigin = 'anonymous';
      }
      return { script, timeout: loadTimeLimit };
    },
  };
}

function absolute(url: string): string {
  return new URL(url, window.location.origin).href;
}
