export type ToastTone = 'default' | 'success' | 'warning' | 'error';

export interface ToastInput {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** Milliseconds on screen; `Infinity` keeps the toast until the user dismisses it. */
  duration?: number;
  /** `shortcut`: a key that the area listens for. */
  action?: { label: string; run: () => void; shortcut?: string };
}

export interface Toast extends ToastInput {
  id: number;
  tone: ToastTone;
  duration: number;
}

const defaultDuration = 5000;

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function publish(toast: Toast | null): void {
  current = toast;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast in the shell's one region, from any area and outside React too; it replaces the one on screen.
 * Import it from `@portal/ui/toast` only: a second copy of this module would have listeners of its own and render nothing.
 */
export function showToast(input: ToastInput): number {
  lastId += 1;
  publish({ tone: 'default', duration: defaultDuration, ...input, id: lastId });
  return lastId;
}

/** Removes the toast; with an id only if that one is still on screen, so that a late timer does not remove the next one. */
export function dismissToast(id?: number): void {
  if (current && (id === undefined || current.id === id)) publish(null);
}

/** Removes a toast of a failure, once what has failed is tried again. */
export function dismissError(): void {
  if (current?.tone === 'error') publish(null);
}

/** The toast on screen, stable between changes: fit for `useSyncExternalStore` together with `subscribeToast`. */
export function getToast(): Toast | null {
  return current;
}

export function subscribeToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
