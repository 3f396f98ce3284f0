import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RegisteredArea } from '@portal/federation';

/** Milliseconds that one script of an area may take. */
const scriptTimeLimit = 7_500;

/** Gives every script of an area its hash from the registry and a time limit: a changed file is not run, a hanging one fails. */
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
      return { script, timeout: scriptTimeLimit };
    },
  };
}

function absolute(url: string): string {
  return new URL(url, window.location.origin).href;
}
