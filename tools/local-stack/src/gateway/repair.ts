import type { Mailer } from '../backend/supabase-app.ts';
import type { Database } from '../database/database.ts';
import type { MailInterval } from './accounts/mail-interval.ts';

export type Answer = (request: Request) => Promise<Response>;
export type Repair = (request: Request, next: Answer) => Promise<Response>;
export type MakeRepair = (context: GatewayContext) => Repair;

export interface GatewayContext {
  database: Database;
  mailer: Mailer;
  mailInterval: MailInterval;
  /** Puts a random token in the place of each that lite has made. */
  storeTokens: Repair;
}
