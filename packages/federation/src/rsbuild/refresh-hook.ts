/**
 * React Refresh of an area finds the renderer through the developer tools' hook, and the renderer belongs to the shell, which
 * starts first: without a hook that remembers renderers, an area's update arrives and the screen stays. Development only.
 */
export const refreshHook = `
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers: new Map(),
    supportsFiber: true,
    inject(renderer) {
      const id = this.renderers.size + 1;
      this.renderers.set(id, renderer);
      return id;
    },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };
`;
