import type { Access } from '@portal/federation/contract';
import { expect, test } from 'vitest';
import { mayEnter } from './role.ts';
import type { Session } from './session.ts';

const user = { id: '1', email: 'a@example.com', fullName: 'A', avatarUrl: null };
const sessions: Session[] = [
  { status: 'loading' },
  { status: 'signed-out' },
  { status: 'alumni', user },
  { status: 'admin', user },
];

test.each<[Access, string[]]>([
  ['public', ['loading', 'signed-out', 'alumni', 'admin']],
  ['member', ['alumni', 'admin']],
  ['alumni', ['alumni']],
  ['admin', ['admin']],
])('opens %s routes to %j', (access, admitted) => {
  const admittedNow = sessions.filter((session) => mayEnter(access, session));
  expect(admittedNow.map(({ status }) => status)).toEqual(admitted);
});
