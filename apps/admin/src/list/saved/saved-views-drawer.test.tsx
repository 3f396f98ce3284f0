import { savedViewsKeyPrefix } from '@portal/api/storage-keys';
import { getToast } from '@portal/ui/toast';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SavedViewsDrawer } from './saved-views-drawer.tsx';

const key = `${savedViewsKeyPrefix}uji`;
const showView = vi.fn();
const close = vi.fn();

let hide: () => Promise<void>;
async function show(view = 'status=pending&kota=Solo') {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const drawer = <SavedViewsDrawer list="uji" params={{ view, showView }} onClose={close} />;
  await act(async () => root.render(drawer));
  hide = () => act(async () => root.unmount());
}

const stored = (): unknown => JSON.parse(localStorage.getItem(key) ?? '[]');
const text = () => document.body.textContent;
const focusedId = () => document.activeElement?.id ?? '';

function button(name: string) {
  const buttons = [...document.querySelectorAll('button')];
  return buttons.find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name);
}

async function press(name: string) {
  const pressed = button(name);
  if (!pressed) throw new Error(`There is no button ${name}`);
  pressed.focus();
  await act(async () => {
    pressed.click();
    await new Promise((resolve) => setTimeout(resolve));
  });
}

async function type(label: string, words: string) {
  const labels = [...document.querySelectorAll('label')];
  const field = labels.find(({ textContent }) => textContent === label)?.control;
  if (!(field instanceof HTMLInputElement)) throw new Error(`There is no field ${label}`);
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Retries in several tasks, because a form validates its fields one after the other. */
const eventually = (expectation: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    expectation();
  });

async function undo() {
  await act(async () => getToast()?.action?.run());
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  await show();
});
afterEach(async () => {
  await hide();
  document.body.replaceChildren();
  vi.clearAllMocks();
});

test('the state of a list is saved under a name and restored by it', async () => {
  await type('Nama filter', '  Solo   menunggu ');
  await press('Simpan');
  expect(stored()).toEqual([{ name: 'Solo menunggu', search: 'status=pending&kota=Solo' }]);
  await hide();
  await show('');
  await press('Solo menunggu');
  expect(showView).toHaveBeenCalledExactlyOnceWith('status=pending&kota=Solo');
  expect(close).toHaveBeenCalledOnce();
});

test('a name stands once: saving under a used name replaces its view, which can be undone', async () => {
  const former = { name: 'Antrean', search: 'status=approved' };
  localStorage.setItem(key, JSON.stringify([former]));
  await type('Nama filter', 'antrean');
  await press('Simpan');
  expect(stored()).toEqual([{ name: 'antrean', search: 'status=pending&kota=Solo' }]);
  await undo();
  expect(stored()).toEqual([former]);
});

test('a name is required, and renaming to a used name is rejected', async () => {
  await press('Simpan');
  await eventually(() => expect(text()).toContain('Nama harus diisi.'));
  await hide();
  const views = [
    { name: 'A', search: 'q=a' },
    { name: 'B', search: 'q=b' },
  ];
  localStorage.setItem(key, JSON.stringify(views));
  await show();
  await press('Ganti nama B');
  await type('Nama baru untuk B', ' a');
  await press('Ganti nama');
  await eventually(() => expect(text()).toContain('Nama ini sudah dipakai.'));
  await type('Nama baru untuk B', 'b besar');
  await press('Ganti nama');
  await eventually(() => expect(stored()).toEqual([views[0], { name: 'b besar', search: 'q=b' }]));
  expect(focusedId()).toMatch(/-b besar$/);
});

test('a deleted view can be restored in its place; the focus moves to the next view, or to the field after the last one', async () => {
  await hide();
  const views = ['A', 'B'].map((name) => ({ name, search: `q=${name}` }));
  localStorage.setItem(key, JSON.stringify(views));
  await show();
  await press('Hapus A');
  expect(stored()).toEqual([views[1]]);
  expect(focusedId()).toMatch(/-B$/);
  await undo();
  expect(stored()).toEqual(views);
  await press('Hapus B');
  await press('Hapus A');
  expect(focusedId()).toMatch(/_name$/);
  expect(text()).toContain('Belum ada filter tersimpan.');
});

test('malformed stored views are ignored, and a failed write is reported', async () => {
  await hide();
  localStorage.setItem(key, '[1, {"name": 2}, {"name": "A", "search": "q=a"}]');
  await show();
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['A']);
  const storage = localStorage;
  const isFull = () => {
    throw new Error('full');
  };
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.getItem(name),
    setItem: isFull,
  });
  await type('Nama filter', 'B');
  await press('Simpan');
  expect(getToast()?.title).toBe('Filter Tidak Tersimpan');
  expect(button('B')).toBeUndefined();
  vi.stubGlobal('localStorage', storage);
});
