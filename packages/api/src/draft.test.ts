// @vitest-environment happy-dom

import { draftKeyPrefix } from '@portal/api/storage-keys';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetAllDrafts, forgetDraft, keepDraft, readDraft } from './draft.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('gives back what was kept, until it is forgotten', () => {
  keepDraft('budi.main', { location: 'Siak' });
  expect(readDraft('budi.main')).toEqual({ location: 'Siak' });
  expect(readDraft('siti.main')).toBeNull();
  forgetDraft('budi.main');
  expect(readDraft('budi.main')).toBeNull();
});

it('holds nothing after an explicit sign-out, not even what another tab had kept', () => {
  keepDraft('budi.main', { location: 'Siak' });
  const keptInAnotherTab = { ...sessionStorage };
  forgetAllDrafts();
  expect(sessionStorage).toHaveLength(0);
  for (const [key, value] of Object.entries(keptInAnotherTab)) sessionStorage.setItem(key, value);
  expect(readDraft('budi.main')).toBeNull();
});

it('keeps what is typed after the next sign-in', () => {
  vi.useFakeTimers();
  forgetAllDrafts();
  vi.advanceTimersByTime(1000);
  keepDraft('budi.main', { location: 'Siak' });
  expect(readDraft('budi.main')).toEqual({ location: 'Siak' });
  vi.useRealTimers();
});

it('is not upset by what somebody else has stored under its name', () => {
  sessionStorage.setItem(`${draftKeyPrefix}budi.main`, 'no draft');
  expect(readDraft('budi.main')).toBeNull();
});
