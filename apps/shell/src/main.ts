import { rootId } from '@portal/federation/first-paint';
import { createTrustedTypes } from './federation/trusted-types.ts';

/** A cached script arrives before the browser has painted. It lets the user see the page first. */
async function start() {
  createTrustedTypes();
  await firstPaint();
  await import(/* webpackMode: "eager" */ './bootstrap.tsx');
}

/** Resolves at once where the HTML has nothing to show, and in a hidden tab, which the browser never paints. */
async function firstPaint() {
  if (document.hidden || !document.getElementById(rootId)?.hasChildNodes()) return;
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
}

void start();
