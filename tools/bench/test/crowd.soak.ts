import { demoAccounts } from '@portal/database/seed';
import type { LocalStack } from '@portal/local-stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCrowdStack } from '../src/bench-stack.ts';
import { signIn } from '../src/sign-in.ts';
import { keepVisiting, type Person } from './crowd.ts';

let stack: LocalStack;
let people: Person[];
beforeAll(async () => {
  stack = await openCrowdStack();
  const signedIn = Object.entries(demoAccounts).map(async ([name, account]) => ({
    email: account.email,
    id: account.id,
    token: await signIn(stack, account),
    role: name === 'admin' ? 'admin' : 'alumni',
  }));
  people = [{ role: null }, ...(await Promise.all(signedIn))];
});
afterAll(() => stack.close());

it('gives 27 people of all roles, all at once for ten seconds, their own data and nobody else’s', async () => {
  const until = Date.now() + 10_000;
  const crowd = Array.from({ length: 27 }, (_, first) => {
    const person = people[first % people.length];
    return person ? keepVisiting(stack, person, { first, until }) : [];
  });
  const visits = (await Promise.all(crowd)).flat();

  const wrong = visits.filter(({ status, problem }) => status >= 500 || problem !== undefined);
  expect(
    wrong.map(({ name, person, status, problem }) => [name, person.email, status, problem]),
  ).toEqual([]);
  const served = visits.filter(({ status }) => status < 300);
  expect(new Set(served.map(({ person }) => person.email)).size).toBe(people.length);
  expect(visits.length).toBeGreaterThan(27);
});
