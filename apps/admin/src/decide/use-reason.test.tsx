import type { DecisionMutations } from '@portal/api';
import { createQueryClient, mutationOptions, QueryClientProvider } from '@portal/api/query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Press } from './press.ts';
import { type Decide, useDecide } from './use-decide.tsx';

let sent: unknown[] = [];
const mutations = {
  kind: 'job_postings',
  decide: () =>
    mutationOptions({
      mutationFn: async ({ decision }: { decision: { reason?: unknown } }) => {
        sent.push(decision.reason);
        return { seen: 1, changed: 1, leftOut: [], lost: [], error: null };
      },
    }),
  undo: () => mutationOptions({ mutationFn: async () => ({ undone: 1, leftOut: [] }) }),
} as unknown as DecisionMutations;
const texts = () => ({ title: 'Ditolak' });
const rejection: Press = {
  target: { rows: [{ id: '1', version: 3 }] },
  decision: { status: 'rejected' },
  name: 'Teknisi',
  held: ['1'],
  done: texts,
  undone: texts,
};

let decide: Decide;
function Screen() {
  const lock = { hold: async () => undefined };
  const decider = useDecide(mutations, lock);
  decide = decider.decide;
  return decider.result;
}

let root: ReturnType<typeof createRoot>;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sent = [];
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={createQueryClient({ onError: () => undefined })}>
        <Screen />
      </QueryClientProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** The answer comes with the reason, which is given later. */
const reject = (press = rejection) =>
  act(async () => {
    void decide(press);
  });
const keys = async (...pressed: string[]) => {
  for (const key of pressed) {
    await act(async () => {
      const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(press);
    });
  }
};
const dialog = () => document.querySelector('dialog')?.textContent;

test('a rejection asks for its reason: a digit chooses, Enter confirms, and Enter alone repeats the last one', async () => {
  const onSent = vi.fn();
  await reject({ ...rejection, onSent });
  expect(dialog()).toContain('Mengapa Teknisi ditolak?');
  await keys('Enter');
  expect(sent).toEqual([]);
  expect(onSent).not.toHaveBeenCalled();
  await keys('4', 'Enter');
  expect(sent).toEqual([{ code: 'double', note: 'Sudah ada' }]);
  expect(onSent).toHaveBeenCalledOnce();
  expect(dialog()).toBeUndefined();
  await reject();
  await keys('Enter');
  expect(sent[1]).toEqual(sent[0]);
});

test('own words are required, typed where the digit has led, and at most 500 characters', async () => {
  await reject();
  await keys('6');
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) throw new Error('There is no field');
  expect(field.type).toBe('text');
  const type = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  await keys('Enter');
  await type('x'.repeat(501));
  await keys('Enter');
  expect(sent).toEqual([]);
  await type(' Bukan  lowongan ');
  await keys('1', 'Enter');
  expect(sent).toEqual([{ code: 'other', note: 'Bukan lowongan' }]);
  await reject();
  await keys('Enter');
  expect(sent[1], 'not the words for another person').toEqual({
    code: 'double',
    note: 'Sudah ada',
  });
  await reject();
  await keys('2', 'Enter');
  await reject();
  await keys('6');
  expect(document.activeElement).toHaveProperty('value', '');
});

const click = (label: string) =>
  act(async () => {
    const buttons = [...document.querySelectorAll('dialog button')];
    const button = buttons.find(({ textContent }) => textContent === label);
    if (button instanceof HTMLElement) button.click();
  });

test('a rejection that the admin leaves sends nothing', async () => {
  await reject();
  await click('Batal');
  expect(dialog()).toBeUndefined();
  expect(sent).toEqual([]);
});

test('what is taken back, or is no rejection, asks for no reason', async () => {
  await reject({ ...rejection, isUndo: true });
  await reject({ ...rejection, decision: { status: 'approved' } });
  expect(sent).toEqual([undefined, undefined]);
});
