import type { Row } from '../../database.ts';
import type { ActorName, Person, Role } from '../world/actors.ts';

/** `answers` reads only, `changes` writes as well, `refuses` is an error that changes nothing, `forbids` one that says so (42501). */
export type Outcome = 'answers' | 'changes' | 'refuses' | 'forbids';

export interface FunctionCall {
  args: (self: Person) => Row;
  outcome: Record<Role, Outcome> & Partial<Record<ActorName, Outcome>>;
  /** It answers with a text, not with JSON. */
  isText?: boolean;
}

export const everybody = { guest: 'answers', alumni: 'answers', admin: 'answers' } as const;
export const signedIn = { guest: 'refuses', alumni: 'answers', admin: 'answers' } as const;
export const adminOnly = { guest: 'refuses', alumni: 'refuses', admin: 'answers' } as const;
export const adminChanges = { guest: 'refuses', alumni: 'refuses', admin: 'changes' } as const;
