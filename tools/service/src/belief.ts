import type { World } from './world.ts';

/** What a run may lack: the catalogue and the settings need a management token, others an address of the portal or of a mailbox. */
export type Need = 'sql' | 'settings' | 'portal' | 'mailbox';

/** Something that the portal relies on. It holds where `see` answers with `expected`. */
export interface Belief<Context = World> {
  /** A row of docs/hosted-supabase.md. */
  name: string;
  expected: string;
  see: (context: Context) => Promise<string>;
  needs: readonly Need[];
}

export function belief<Context = World>(
  name: string,
  expected: string,
  see: (context: Context) => Promise<string>,
  ...needs: Need[]
): Belief<Context> {
  return { name, expected, see, needs };
}

/** A belief about many things, of which none may be wrong. */
export function allWell<Context = World>(
  name: string,
  problems: (context: Context) => Promise<string[]>,
  ...needs: Need[]
): Belief<Context> {
  const see = async (context: Context) => (await problems(context)).join('; ') || 'all well';
  return belief(name, 'all well', see, ...needs);
}
