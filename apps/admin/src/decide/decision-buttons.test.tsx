import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QueueContext } from '../drawer/side-drawer.tsx';
import { ListContext } from '../table/list-context.ts';
import type { StatusInfo } from '../table/table-column.tsx';
import { DecisionButtons, FormReason } from './decision-buttons.tsx';
import { approve, reject } from './matching-choices.ts';

const statusInfo: StatusInfo<'pending' | 'approved' | 'rejected'> = {
  pending: { label: 'Menunggu', tone: 'warning', steps: [approve, reject] },
  approved: { label: 'Disetujui', tone: 'success', steps: [null, reject] },
  rejected: { label: 'Ditolak', tone: 'danger', steps: [approve, null] },
};
type Status = keyof typeof statusInfo;

let locked: string[];
let isAccepted: boolean;
const accepted = vi.fn();
const decide = vi.fn();
const onPressed = vi.fn();
const lock = {
  isLocked: (id: string) => locked.includes(id),
  accepts: (_press: unknown, ...of: unknown[]) => {
    accepted(...of);
    return isAccepted;
  },
};

beforeEach(() => {
  [locked, isAccepted] = [[], true];
  vi.clearAllMocks();
});
afterEach(cleanup);

function show(status: Status, { isFull = false, isQueue = false } = {}) {
  const row = { id: 'a', version: 3, name: 'Rapat', status };
  const { container } = render(
    <ListContext value={{ statusInfo, lock, decide }}>
      <QueueContext value={isQueue}>
        <DecisionButtons {...{ row, isFull, onPressed }} steps={statusInfo[status].steps} />
      </QueueContext>
    </ListContext>,
  );
  const buttons = [...container.querySelectorAll('button')];
  const places = [...container.children];
  const said = places.map((place) => {
    const button = place.querySelector('button');
    if (!button) return null;
    const attribute = (name: string) => button.getAttribute(`aria-${name}`);
    return `${button.textContent}|${attribute('label')}|${attribute('keyshortcuts')}|${attribute('disabled')}`;
  });
  return { row, buttons, said, widest: places.map((place) => place.getAttribute('data-widest')) };
}

test.each<[Status, object, (string | null)[]]>([
  ['pending', {}, ['Setujui|Setujui Rapat|V|false', 'Tolak|Tolak Rapat|R|false']],
  ['approved', {}, [null, 'Tolak|Tolak Rapat|R|false']],
  ['rejected', {}, ['Setujui|Setujui Rapat|V|false', null]],
  ['approved', { isFull: true }, ['Setujui|Setujui Rapat|V|true', 'Tolak|Tolak Rapat|R|false']],
  [
    'rejected',
    { isFull: true },
    ['Setujui|Setujui Rapat|V|false', 'Ubah alasan|Ubah alasan Rapat|R|false'],
  ],
  [
    'rejected',
    { isFull: true, isQueue: true },
    ['Setujui|Setujui Rapat|V|false', 'Tolak|Tolak Rapat|R|true'],
  ],
])('a row that is %s offers its decisions, each at its place: %o', (status, look, buttons) => {
  expect(show(status, look).said).toEqual(buttons);
});

test('a place has the width of its longest label, alone that of another reason', () => {
  expect(show('pending').widest).toEqual(['Setujui', 'Tolak']);
  expect(show('pending', { isFull: true }).widest).toEqual(['Ubah alasan', 'Ubah alasan']);
});

test('a press decides on the row at its place, unless the lock refuses it or there is no such decision', () => {
  const { row, buttons } = show('approved', { isFull: true });
  for (const button of buttons) fireEvent.click(button);
  expect(accepted.mock.calls).toEqual([[['a'], 'place 1']]);
  expect(decide.mock.calls).toEqual([[row, 'rejected']]);
  expect(onPressed).toHaveBeenCalledOnce();
  isAccepted = false;
  const [first] = show('pending').buttons;
  if (first) fireEvent.click(first);
  expect(accepted).toHaveBeenLastCalledWith(['a'], '');
  expect([decide.mock.calls.length, onPressed.mock.calls.length]).toEqual([1, 1]);
});

test.each([
  ['a', ['true', 'true']],
  ['place 1', ['false', 'true']],
])('what is locked under %s looks so', (id, disabled) => {
  locked = [id];
  const { buttons } = show('pending', { isFull: true });
  expect(buttons.map((button) => button.getAttribute('aria-disabled'))).toEqual(disabled);
});

test.each([
  ['rejected', 'Sudah ada', 'Alasan ditolak: Sudah adaUbah alasan'],
  ['rejected', '', 'Ditolak tanpa alasan.Ubah alasan'],
  ['pending', 'Sudah ada', ''],
])('the form of a row that is %s says why it was rejected: %s', (status, reason, text) => {
  const stored = { version: 3, fields: { status, title: 'Rapat' }, review: { reason } };
  const { container } = render(
    <ListContext value={{ lock, decide }}>
      <FormReason id="a" stored={stored} />
    </ListContext>,
  );
  expect(container.textContent).toBe(text);
  const button = container.querySelector('button');
  if (button) fireEvent.click(button);
  const row = { id: 'a', version: 3, name: 'Rapat', status };
  expect(decide.mock.calls).toEqual(text ? [[row, 'rejected']] : []);
});
