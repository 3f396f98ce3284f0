import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A page whose code is fetched when it is drawn first. `current()` changes after a failure, so that a retry fetches again. */
export type LazyPage = { current: () => LazyExoticComponent<ComponentType> };

/**
 * `React.lazy` that can be tried again: React keeps a rejected import for good, so each failure puts a new lazy component
 * in place, which the next drawing (after the boundary's 'Coba lagi') uses.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  const create = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        page = create();
        throw error;
      }
    });
  let page = create();
  return { current: () => page };
}
