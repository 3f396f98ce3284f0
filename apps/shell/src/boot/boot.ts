import { readStored } from '@portal/api/browser-storage';
import { roleRead } from '@portal/api/role-read';
import { recoveryKey } from '@portal/api/storage-keys';
import { freshSession, hasStoredSession } from '@portal/api/stored-session';
import type { Registry } from '@portal/federation';
import {
  type Boot,
  codeId,
  coverId,
  fillInToday,
  type PageRead,
  type PageReads,
  readsId,
  rootId,
  type SentRead,
  signedInAttribute,
  unfilteredAttribute,
  valueMark,
} from '@portal/federation/first-paint';
import { prefetchCode } from '@portal/federation/prefetch';
import { recordInput } from './early-input.ts';
import { showFirstPicture } from './first-picture.ts';
import { holdForeignNodes } from './foreign-nodes.ts';

// Anything else in a link could be more than one value in the query of a read.
const isWord = /^[a-z-]+$/i;

/** Milliseconds after which the code no longer waits: a hidden tab is never painted, and a picture may never arrive. */
const longestWait = 2_000;

/** Requests the registry and the page's reads, then the code of the shell and of the page's area. */
export function boot(): Boot {
  const giveBack = holdForeignNodes();
  const registry = loadRegistry();
  const input = recordInput();
  const isSignedIn = hasStoredSession();
  if (isSignedIn) document.documentElement.setAttribute(signedInAttribute, '');
  if (paramsOfPage().length > 0) document.documentElement.setAttribute(unfilteredAttribute, '');
  const isCovered = isOpenedByMail();
  if (isCovered) coverFirstPaint();
  const reads = isCovered ? [] : sendReads(isSignedIn);
  const isAdmin = isRoleAdmin(reads);
  const isParsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  const codeMayLoad = loadDeferredCode(isCovered, isParsed, reads);
  Promise.all([registry, codeMayLoad])
    .then(([known]) => preloadPage(known, isSignedIn, isAdmin, isParsed))
    // The shell reads the same promise and reports what is wrong.
    .catch(() => {});
  return { registry, reads, input, giveBack };
}

async function loadRegistry(): Promise<unknown> {
  const response = await fetch('/registry.json');
  if (!response.ok) throw new Error(`registry.json answered ${response.status}`);
  return response.json();
}

/** The link of a mail, or the password recovery that it began, decides what the page shows. */
function isOpenedByMail(): boolean {
  return location.hash.includes('=') || readStored('sessionStorage', recoveryKey) !== null;
}

function coverFirstPaint() {
  const style = document.createElement('style');
  style.id = coverId;
  style.textContent = `#${rootId}{visibility:hidden}`;
  document.head.append(style);
}

/** Requests the user's role and the page's reads. */
function sendReads(isSignedIn: boolean): SentRead[] {
  const token = freshSession()?.access_token ?? null;
  const text = document.getElementById(readsId)?.textContent;
  // Only supabase-js can renew a session.
  if (!text || (isSignedIn && !token)) return [];
  const { backend, reads }: PageReads = JSON.parse(fillInToday(text));
  if (typeof backend === 'string') return [];
  const wanted: PageRead[] = [...(token ? [roleRead] : []), ...readsOfLink(reads)];
  return wanted.map(({ path, init }) => {
    const url = backend.url + path;
    const signed = token && { authorization: `Bearer ${token}` };
    const headers = { ...init.headers, ...signed, apikey: backend.publishableKey };
    const answer = fetch(url, { ...init, headers, cache: 'no-store' });
    // The code that takes the answer handles its failure.
    answer.catch(() => {});
    return { url, init, token, answer };
  });
}

/**
 * The HTML lists the reads of the page without search params, and those of each filter that a link may name. Of any other link the
 * page's code reads what it shows.
 */
function readsOfLink(reads: PageRead[]): PageRead[] {
  const params = new URLSearchParams(location.search);
  const names = paramsOfPage();
  return reads.flatMap((read) => {
    const { filter } = read;
    if (names.join() !== (filter ?? '')) return [];
    if (!filter) return [read];
    const value = params.get(filter) ?? '';
    return isWord.test(value) ? [{ ...read, path: read.path.replaceAll(valueMark, value) }] : [];
  });
}

function paramsOfPage(): string[] {
  const names = [...new URLSearchParams(location.search).keys()];
  return names.filter((name) => !name.startsWith('utm_'));
}

/** Only the service knows who is an admin. */
async function isRoleAdmin(reads: SentRead[]): Promise<boolean> {
  const sent = reads.find(({ url }) => url.endsWith(roleRead.path));
  // `clone`, because the shell reads the answer too.
  const answer = (await sent?.answer.catch(() => undefined))?.clone();
  return (await answer?.json().catch(() => undefined)) === 'admin';
}

/** Where a picture is part of the first screen, the page's scripts wait for it: both would share a slow connection. */
async function loadDeferredCode(
  isCovered: boolean,
  isParsed: Promise<unknown>,
  reads: SentRead[],
): Promise<void> {
  const code = document.getElementById(codeId);
  if (!(code instanceof HTMLTemplateElement)) return;
  if (!isCovered) {
    const hasPicture = isParsed.then(() => showFirstPicture(reads)).catch(() => {});
    const isTooLong = new Promise((resolve) => setTimeout(resolve, longestWait));
    await Promise.race([Promise.all([firstPaint(), hasPicture]), isTooLong]);
  }
  await isParsed;
  document.head.append(code.content.cloneNode(true));
}

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

/** The shell checks the registry later; here an invalid one only prevents the preloads. */
async function preloadPage(
  registry: unknown,
  isSignedIn: boolean,
  isAdmin: Promise<boolean>,
  isParsed: Promise<unknown>,
) {
  const path = location.pathname.replace(/(.)\/+$/, '$1');
  for (const area of (registry as Registry).areas) {
    const route = area.routes.find((it) => it.path === path);
    if (!route) continue;
    // The shell's script has arrived by then. On a slow connection, loading both at once would delay the navigation bar.
    if (route.access !== 'public') await isParsed;
    const mayBeEntered =
      route.access === 'public' || (route.access === 'admin' ? await isAdmin : isSignedIn);
    if (mayBeEntered) prefetchCode(area, route, 'soon');
  }
}
