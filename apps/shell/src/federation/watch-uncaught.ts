import type { RegisteredArea } from '@portal/federation';
import { showToast } from '@portal/ui/toast';
import { wasShown } from '../session/show-request-error.ts';
import { hasUnsavedWork, isReplaced, reloadOnce } from './replaced-build.ts';

const areaFile = /\/areas\/([\w-]+)\/([\w-]+)\//;

/**
 * Failures that no boundary sees, in event handlers and in promises: finds the area by the address in the stack, tells the console
 * and, once for each cause, the person. What lies elsewhere (an extension of the browser, say) is left to the browser.
 */
export function watchUncaught(areas: RegisteredArea[]) {
  const told = new Set<string>();

  const report = (event: Event, error: unknown) => {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const [, name, build] = areaFile.exec(stack) ?? [];
    const area = areas.find((it) => it.name === name && it.build === build);
    if (!area) return;
    event.preventDefault();
    console.error(`[portal] area ${name} (build ${build}) failed while it was used`, error);
    if (told.has(stack) || wasShown(error)) return;
    told.add(stack);
    void tell(area, error);
  };

  window.addEventListener('error', (event) => report(event, event.error));
  window.addEventListener('unhandledrejection', (event) => report(event, event.reason));
}

async function tell(area: RegisteredArea, error: unknown) {
  const isMissingFile = error instanceof Error && error.name === 'ChunkLoadError';
  if (isMissingFile && (await isReplaced(area))) {
    if (hasUnsavedWork() || !reloadOnce()) showReplaced(area);
    return;
  }
  showToast({
    title: `Ada yang tidak berjalan di ${area.title ?? area.name}`,
    description: 'Silakan coba lagi. Jika terulang, muat ulang halaman ini.',
    tone: 'warning',
  });
}

function showReplaced({ name, title = name }: RegisteredArea) {
  showToast({
    title: `${title} sudah diperbarui`,
    description: 'Simpan isian Anda, lalu muat ulang untuk memakai versi terbaru.',
    tone: 'warning',
    duration: Number.POSITIVE_INFINITY,
    action: { label: 'Muat ulang', run: () => window.location.reload() },
  });
}
