import type {} from '@portal/local-stack/vitest-setup';
import { createStore } from 'jotai';
import { expect, inject, vi } from 'vitest';
import { type FaultyPortal, startFaultyPortal } from './faulty-portal.ts';
import { mailLink } from './mailbox.ts';

declare global {
  interface Window {
    happyDOM: { setURL: (url: string) => void };
  }
}

export const portal: FaultyPortal = await startFaultyPortal(inject('portalUrl'));

interface Question {
  current: string;
  other: string;
  answer: (isChange: boolean) => void;
}

/** Loads the page at this path: new modules, a new store, and the call with which the shell starts the session. */
export async function openPage(path: string) {
  window.happyDOM.setURL(new URL(path, portal.url).href);
  vi.resetModules();
  const { configureBackend } = await import('@portal/api/client');
  const { setKnownRoutes } = await import('@portal/federation/router');
  setKnownRoutes([
    { path: '/login', access: 'public', purpose: 'login' },
    { path: '/update-password', access: 'public', purpose: 'new-password' },
    { path: '/profile-settings', access: 'alumni' },
  ]);
  configureBackend({ url: portal.url, publishableKey: inject('publishableKey') });
  const { recoveryAtom, sessionAtom } = await import('@portal/auth/session');
  const auth = await import('@portal/auth');
  const store = createStore();
  const errors: string[] = [];
  const news: string[] = [];
  const seen: string[] = [];
  const onSignedOut = vi.fn();
  store.sub(sessionAtom, () => seen.push(store.get(sessionAtom).status));
  const questions: Question[] = [];
  auth.startSession(store, {
    onError: (title) => errors.push(title),
    onNews: (title) => news.push(title),
    onSignedOut,
    askToChange: (current, other) =>
      new Promise((answer) => questions.push({ current, other, answer })),
  });
  return {
    ...auth,
    errors,
    news,
    onSignedOut,
    /** Every status of the session since the start. */
    seen,
    session: () => store.get(sessionAtom),
    recovery: () => store.get(recoveryAtom),
    /** Waits until a link of another account asks for confirmation. */
    question: () =>
      vi.waitFor(() => {
        const [question] = questions;
        if (!question) throw new Error('Nothing was asked.');
        return question;
      }, 5_000),
    becomes: (status: string) =>
      vi.waitFor(() => expect(store.get(sessionAtom).status).toBe(status), 5_000),
    recoveryBecomes: (state: string) =>
      vi.waitFor(() => expect(store.get(recoveryAtom)).toBe(state), 5_000),
  };
}

export function closePage(): void {
  portal.clearFaults();
  localStorage.clear();
  sessionStorage.clear();
}

/** Opens the link of the newest mail to this e-mail and presses the button there; returns the path to which the page goes on. */
export async function followMailLink(address: string): Promise<string> {
  const page = await openPage(await mailLink(address));
  const link = page.readMailLink(location.hash);
  if (!link) throw new Error(`The link to ${address} cannot be read: ${location.href}`);
  const opened = await page.openMailLink(link);
  if (!('path' in opened)) throw new Error(`The link to ${address} was not taken.`);
  return opened.path;
}

let accounts = 0;

/** An e-mail that no account has. */
export function newEmail(): string {
  accounts += 1;
  return `alumnus-${process.pid}-${Date.now()}-${accounts}@example.com`;
}
