import type { Row } from '../../database.ts';
import { type ActorName, actors, type Person, type Role } from '../world/actors.ts';

/** S select, I insert, U update, P upsert, D delete. */
export type Verb = 'S' | 'I' | 'U' | 'P' | 'D';

/** Who may do what with one kind of row. An entry for an actor takes precedence over the one for their role. */
export interface Subject {
  /** Finds the row; absent when it does not exist yet. */
  key?: (self: Person) => Row;
  /** A row to insert; absent when an insert would test nothing new. */
  row?: (self: Person) => Row;
  /** A row that is deleted first, so that only an access rule can refuse the insert. */
  replaces?: (self: Person) => Row;
  access: Record<Role, string> & Partial<Record<ActorName, string>>;
}

export interface TableAccess {
  /** What an update sets. */
  change: Row;
  /** The column by which an upsert finds the row; absent where upserts lack a grant, since they read what they would write. */
  conflict?: string;
  /** Other tables that may change as a consequence. */
  along?: string[];
  subjects: Record<string, Subject>;
}

export const nobody = { guest: '', alumni: '', admin: '' };
export const adminOnly = { guest: '', alumni: '', admin: 'SIUPD' };

/** The verbs that an actor has on a kind of row. */
export function lettersFor({ access }: Subject, actor: ActorName): string {
  return access[actor] ?? access[actors[actor].role];
}
