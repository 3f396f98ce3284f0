/** In place of the runtime's knowledge of manifests: the registry says all that there is to know. */
export class SnapshotHandler {
  hooks = { applyPlugin() {} };
  manifestCache = new Map();
}

export function getGlobalRemoteInfo() {
  return {};
}
