import type { Database } from '../database/database.ts';
import { keepErrorsShort } from '../database/short-errors.ts';
import { createLinkTokens } from '../gateway/accounts/link-tokens.ts';
import type { MailInterval } from '../gateway/accounts/mail-interval.ts';
import { keepGrantsExplicit } from '../gateway/explicit-grants.ts';
import { createGateway } from '../gateway/gateway.ts';
import type { Answer } from '../gateway/repair.ts';
import { reportSqlErrorsLikePostgrest } from '../gateway/sql-error-status.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { createPortalMailer } from '../mail/portal-mailer.ts';
import type { FileStore } from './file-store.ts';
import type { StackKeys } from './keys.ts';
import { createSupabaseApp } from './supabase-app.ts';

interface Parts {
  database: Database;
  files: FileStore;
  keys: StackKeys;
  siteUrl: string;
  mailbox: Mailbox;
  mailInterval: MailInterval;
}

/** The Supabase endpoints: the gateway, and behind it the embedded Supabase on a database. */
export function createBackend(parts: Parts): Answer {
  const { database, files, keys, siteUrl, mailbox, mailInterval } = parts;
  const { connection } = database;
  const mailer = createPortalMailer(mailbox, siteUrl);
  keepErrorsShort();
  keepGrantsExplicit(connection);
  reportSqlErrorsLikePostgrest(connection);
  const { sender, store } = createLinkTokens(mailer);
  const app = createSupabaseApp({ connection, keys, siteUrl, mailer: sender, files });
  const context = { database, mailer, mailInterval, storeTokens: store(database) };
  return createGateway(context, (request) => app.fetch(request));
}
