import type { RsbuildPlugin } from '@rsbuild/core';

const displayName = /^\w+\.displayName = "\w+";$/gm;
const component = /= (?=\w+\.forwardRef\()/g;

/**
 * What of the router's components nobody imports, and all that only they need, stays out of a release: as written they count as
 * used, by the names for developer tools and by calls that might have effects. An upgrade may write them otherwise; the byte
 * budget would tell.
 */
export const slimRouter: RsbuildPlugin = {
  name: 'slim-router',
  apply: 'build',
  setup(api) {
    api.transform({ test: /[\\/]react-router[\\/]dist[\\/]/ }, ({ code }) =>
      code.replaceAll(displayName, '').replaceAll(component, '= /* @__PURE__ */ '),
    );
  },
};
