import type { RegisteredArea } from '@portal/federation';
import { showToast } from '@portal/ui/toast';
import { wasShown } from '../session/show-request-error.ts';
import { hasUnsavedWork, isReplaced, reloadOnce } from './replaced-build.ts';

const areaFile = /\/areas\/([\w-]+)\/([\w-]+)\//;

/**
 * Reports failures that no boundary catches, those of event handlers and promises. Finds the area by the URL in the stack, and shows
 * one toast per cause. Failures of other code, such as a browser extension, are left to the browser.
 */
export function watchUncaught(areas: RegisteredArea[]) {
  const reported = new Set<string>();

  const report = (event: Event, error: unknown) => {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const [, name, build] = areaFile.exec(stack) ?? [];
    const area = areas.find((it) => it.name === name && it.build === build);
    if (!area) return;
    event.preventDefault();
    console.error(`[portal] area ${name} (build ${build}) failed while it was used`, error);
    if (reported.has(stack) || wasShown(error)) return;
    reported.add(stack);
    void showFailure(area, error);
  };

  window.addEventListener('error', (event) => report(event, event.error));
  window.addEventListener('unhandledrejection', (event) => report(event, event.reason));
}

async function showFailure(area: RegisteredArea, error: unknown) {
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
