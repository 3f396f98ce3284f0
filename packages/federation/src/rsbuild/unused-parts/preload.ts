/** In place of the runtime's own preloading, which follows manifests: the page preloads what the registry lists. */
export function preloadAssets(): never {
  throw new Error('The registry lists what is preloaded');
}

export {
  preloadAssets as defaultPreloadArgs,
  preloadAssets as formatPreloadArgs,
  preloadAssets as normalizePreloadExposes,
};
