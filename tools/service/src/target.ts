import { createClient, type SupabaseClient } from '@supabase/supabase-js';

export type Row = Record<string, unknown>;
/** Runs one statement with an empty search_path. */
export type Sql = (text: string) => Promise<Row[]>;

export interface Target {
  url: string;
  anonKey: string;
  serviceKey: string;
  /** Statements as the owner of the schema, and the settings, a path of the Management API. */
  sql?: Sql | undefined;
  settings?: ((part: string) => Promise<Row>) | undefined;
  /** Where visitors open the portal, without a path. */
  portal?: string | undefined;
  /** An address of the operator; mails go to `name+…@` of it. */
  mailTo?: string | undefined;
  /** The address that is to be the admin's. */
  admin?: string | undefined;
}

/** Every row, account and file of a run carries it. */
export const prefix = 'portal-check-';

export interface Person {
  id: string;
  email: string;
  password: string;
  client: SupabaseClient;
  token: string;
}

export function connect({ url }: Pick<Target, 'url'>, key: string): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, flowType: 'implicit' },
    // Node 20 has no WebSocket, and nothing here listens to changes.
    realtime: { transport: class {} as never },
  });
}
