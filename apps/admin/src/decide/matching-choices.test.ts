import { expect, test } from 'vitest';
import {
  deletion,
  isComplete,
  type MatchingChoice,
  statusChoices,
  statusesAtOnce,
  targetOf,
} from './matching-choices.ts';

const reject = { label: 'Tolak', status: 'rejected' } as const;
const verbs = { pending: 'dikembalikan', verified: 'diverifikasi', rejected: 'ditolak' };
const rejection = statusChoices(verbs, [reject])[0] ?? null;
const badge: MatchingChoice = {
  label: 'Beri lencana',
  done: 'diberi lencana',
  asks: { label: 'Lencana', limit: 5 },
  toDecision: (specialBadge) => ({ specialBadge }),
};
const counts = [
  { status: 'pending', count: 30 },
  { status: 'verified', count: 2300 },
  { status: 'rejected', count: 4 },
];

test.each([
  ['nothing before they are counted', undefined, ['pending'], [], 0],
  ['those that wait', counts, ['pending'], ['pending'], 30],
  ['none that is so already', counts, ['pending', 'rejected'], ['pending'], 30],
  ['all that were ticked', counts, ['pending', 'verified'], ['pending', 'verified'], 2330],
])('a choice of a status acts on %s', (_, counted, chosen, statuses, total) => {
  const answer = { choice: rejection, typed: '', statuses: chosen };
  expect(targetOf(answer, counted, 2334)).toEqual({ statuses, total });
});

test('every other choice acts on all that match', () => {
  for (const choice of [badge, deletion]) {
    const answer = { choice, typed: '', statuses: [] };
    expect(targetOf(answer, counts, 2334)).toEqual({ statuses: null, total: 2334 });
  }
});

test.each([
  ['nothing chosen', null, '', false],
  ['a status', rejection, '', true],
  ['a badge without its text', badge, ' ', false],
  ['a badge that is too long', badge, 'Mentor', false],
  ['a badge', badge, ' Guru ', true],
  ['a deletion without its number', deletion, '', false],
  ['a deletion with another number', deletion, '2335', false],
  ['a deletion with its number', deletion, '2.334', true],
])('%s can be applied: %#', (_, choice, typed, isIt) => {
  expect(isComplete(choice, typed, 2334)).toBe(isIt);
  expect(isComplete(choice, typed, 0)).toBe(false);
});

test('what waits is chosen at first, or else whatever offers the step', () => {
  const step = (status: string) => ({ label: status, status });
  const none = { label: '', tone: 'neutral', steps: [null, null] } as const;
  const info = {
    pending: { ...none, steps: [step('approved'), null] as const },
    approved: { ...none, steps: [null, step('closed')] as const },
    closed: none,
  };
  expect(statusesAtOnce(info, 'approved')).toEqual(['pending']);
  expect(statusesAtOnce(info, 'closed')).toEqual(['approved']);
  expect(statusesAtOnce(info, undefined)).toEqual([]);
});
