import { isMissing, providedFunctions } from '@portal/federation/browsers';
import { rootId } from '@portal/federation/first-paint';
import { endTask } from './end-task.ts';
import { createTrustedTypes } from './federation/trusted-types.ts';

/** Waits for the first paint: a cached script would otherwise run before the user sees the page. */
async function start() {
  createTrustedTypes();
  if (providedFunctions.some(isMissing)) {
    (await import('./older-browsers/provide-functions.ts')).provideFunctions();
  }
  await firstPaint();
  // In two tasks: evaluating all modules in one would delay the response to input.
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
