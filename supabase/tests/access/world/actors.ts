import type { Account } from '../../database.ts';

/** The accounts of the test data; all but the newcomer have an alumni row. */
export const people = {
  pending: person(1, 'pending'),
  rejected: person(2, 'rejected'),
  verified: person(3, 'verified'),
  poster: person(4, 'poster'),
  peer: person(5, 'peer'),
  newcomer: person(6, 'newcomer'),
  admin: person(7, 'admin'),
} satisfies Record<string, Person>;

export type Person = Account & { alumniId: string };
export type Role = 'guest' | 'alumni' | 'admin';

export interface Actor {
  role: Role;
  self?: Person;
  /** Forged claims of the token. */
  claims?: Record<string, unknown>;
  /** Brings the account into the state of this actor. */
  prepare?: string;
}

/** Every kind of client in the access matrix. */
export const actors = {
  visitor: { role: 'guest' },
  'pending alumnus': { role: 'alumni', self: people.pending },
  'rejected alumnus': { role: 'alumni', self: people.rejected },
  'verified alumnus': { role: 'alumni', self: people.verified },
  'alumnus with the posting right': { role: 'alumni', self: people.poster },
  'alumnus with a forged role': {
    role: 'alumni',
    self: people.verified,
    claims: { user_metadata: { role: 'admin' }, app_metadata: { role: 'admin' } },
  },
  "alumnus with the admin's address in the token": {
    role: 'alumni',
    self: people.verified,
    claims: { email: people.admin.email },
  },
  'unconfirmed account of the admin': {
    role: 'alumni',
    self: people.admin,
    prepare: 'update auth.users set email_confirmed_at = null where email = lower($1)',
  },
  'admin with an address in capitals': {
    role: 'admin',
    self: people.admin,
    claims: { email: people.admin.email.toUpperCase() },
    prepare: 'update auth.users set email = upper(email) where email = $1',
  },
  admin: { role: 'admin', self: people.admin },
} satisfies Record<string, Actor>;

export type ActorName = keyof typeof actors;
export const actorNames = Object.keys(actors) as ActorName[];

function person(number: number, name: string): Person {
  return {
    id: `10000000-0000-4000-8000-00000000000${number}`,
    alumniId: `20000000-0000-4000-8000-00000000000${number}`,
    email: `${name}@canary.example`,
  };
}
