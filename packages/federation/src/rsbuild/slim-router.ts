import type { RsbuildPlugin } from '@rsbuild/core';

const replacements = [
  // A name for developer tools counts as a use, and keeps the component and all that only it needs.
  [/^\w+\.displayName = "\w+";$/gm, ''],
  // So does a call that might have effects.
  [/= (?=\w+\.forwardRef\()/g, '= /* @__PURE__ */ '],
  // The package leads to its development build only.
  [/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;'],
] as const;

/**
 * Lets a release leave out what of the router nobody imports, such as forms and prefetching. An upgrade may write these lines
 * otherwise; the byte budget would tell.
 */
export const slimRouter: RsbuildPlugin = {
  name: 'slim-router',
  apply: 'build',
  setup(api) {
    api.transform({ test: /[\\/]react-router[\\/]dist[\\/]/ }, ({ code }) =>
      replacements.reduce((text, [pattern, instead]) => text.replace(pattern, instead), code),
    );
  },
};
