import { readStoredJson, writeStored } from '@portal/api/browser-storage';
import { savedViewsKeyPrefix } from '@portal/api/storage-keys';
import { showToast } from '@portal/ui/toast';
import { useState } from 'react';
import { withUndo } from '../../decide/with-undo.ts';

/** Search, filters, order and page size of a list, under a name. */
export interface SavedView {
  name: string;
  /** The search params of the list. */
  search: string;
}

type Views = readonly SavedView[];

/** Ignores spaces and case. */
export function isSameName(one: string, other: string): boolean {
  return one.localeCompare(other, 'id', { sensitivity: 'accent' }) === 0;
}

export const tidyName = (name: string) => name.trim().replace(/\s+/g, ' ');

function isView(view: unknown): view is SavedView {
  const { name, search }: Partial<Record<keyof SavedView, unknown>> = Object(view);
  return typeof name === 'string' && typeof search === 'string';
}

function readViews(list: string): Views {
  const stored = readStoredJson('localStorage', savedViewsKeyPrefix + list);
  return Array.isArray(stored) ? stored.filter(isView) : [];
}

const placeOf = (views: Views, name: string) =>
  views.findIndex((view) => isSameName(view.name, name));

function inserted(views: Views, view: SavedView, place: number): Views {
  return placeOf(views, view.name) < 0 ? views.toSpliced(place, 0, view) : views;
}

function replaced(views: Views, name: string, view: SavedView): Views {
  const place = placeOf(views, name);
  return place < 0 ? views : views.with(place, view);
}

/** The saved views of a list, stored in this browser. The toast of a change that loses a view can restore it. */
export function useSavedViews(list: string) {
  const [views, setViews] = useState(() => readViews(list));

  /** Reads the views again, because another tab may have changed them. */
  const change = (edit: (views: Views) => Views): boolean => {
    const next = edit(readViews(list));
    const isStored = writeStored('localStorage', savedViewsKeyPrefix + list, JSON.stringify(next));
    if (isStored) setViews(next);
    else {
      showToast({
        tone: 'error',
        title: 'Filter Tidak Tersimpan',
        description: 'Penyimpanan browser ini penuh atau diblokir.',
      });
    }
    return isStored;
  };
  const offer = (title: string, undo: (views: Views) => Views) =>
    showToast(withUndo({ title }, () => change(undo)));

  return {
    views,
    /** Replaces the view of the same name. */
    save: (view: SavedView): boolean => {
      const former = readViews(list).find(({ name }) => isSameName(name, view.name));
      if (!former) return change((now) => [...now, view]);
      const isStored = change((now) => replaced(now, former.name, view));
      if (isStored && former.search !== view.search) {
        offer('Filter tersimpan diganti', (now) => replaced(now, view.name, former));
      }
      return isStored;
    },
    /** The new name must not be that of another view. */
    rename: (view: SavedView, name: string): boolean =>
      change((now) => replaced(now, view.name, { ...view, name })),
    remove: (view: SavedView): boolean => {
      const place = placeOf(readViews(list), view.name);
      const isStored = change((now) => now.filter(({ name }) => !isSameName(name, view.name)));
      if (isStored) offer('Filter tersimpan dihapus', (now) => inserted(now, view, place));
      return isStored;
    },
  };
}
