import { rootId } from '@portal/federation/first-paint';
import { endTask } from './end-task.ts';
import { createTrustedTypes } from './federation/trusted-types.ts';

/** A cached script arrives before the browser has painted. It lets the user see the page first. */
async function start() {
  createTrustedTypes();
  await firstPaint();
  // In pieces: evaluated in one task, the modules would keep input waiting.
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await endTask();
  await import(/* webpackMode: "eager" */ './bootstrap.tsx');
}

/** Resolves at once where the HTML has nothing to show, and in a hidden tab, which the browser never paints. */
async function firstPaint() {
  if (document.hidden || !document.getElementById(rootId)?.hasChildNodes()) return;
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
}

void start();
