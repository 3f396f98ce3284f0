import { createBackend } from './backend/backend.ts';
import { createDiskFileStore } from './backend/disk-file-store.ts';
import { createMemoryFileStore } from './backend/file-store.ts';
import { addSecretKey, createKeys, keepKeys } from './backend/keys.ts';
import { restoreBaseline } from './database/baseline.ts';
import { requireWritable } from './database/data-dir.ts';
import type { Row, Session } from './database/database.ts';
import { lockDataDir } from './database/lock.ts';
import { openDatabase } from './database/open-database.ts';
import type { Report } from './database/preparation.ts';
import { readSeedFiles, storeSeedFiles } from './database/seeding.ts';
import { createMailInterval } from './gateway/accounts/mail-interval.ts';
import type { Answer } from './gateway/repair.ts';
import { createMailbox } from './mail/mailbox.ts';
import { createMailboxPages } from './mail/mailbox-pages.ts';
import { availableMemory, requireMemory } from './memory.ts';
import { listenOnLoopback } from './server/listen.ts';
import { createRoutes } from './server/routes.ts';
import { createSite } from './site/site.ts';
import { StackError } from './stack-error.ts';

export { createSite } from './site/site.ts';
export { StackError } from './stack-error.ts';

export interface LocalStackOptions {
  /** 0 takes any free port. */
  port: number;
  mailboxPort: number;
  /** The folder of database, stored files and keys; 'memory' persists nothing and starts faster. */
  dataDir: string;
  /** The released files: index.html, registry.json, shell/ and areas/. */
  siteDir: string;
  /** A PostgreSQL server in place of the embedded database. */
  databaseUrl?: string;
  /** Seconds between two mails of a kind to one address; 60 as in GoTrue when not set. */
  mailInterval?: number;
  /** Answers requests outside the backend, instead of the released files. */
  site?: (publishableKey: string) => Answer;
  /** Work that must be done before the portal is ready, such as a build; runs in parallel. */
  prepareSite?: () => Promise<void>;
  onProgress?: Report;
}

export type LocalStack = Awaited<ReturnType<typeof open>>;

/**
 * Starts the portal: the site, the embedded Supabase and the mailbox, on loopback only.
 * @throws StackError, whose message is meant for people, when a port, the folder or the database fails
 */
export async function startLocalStack(options: LocalStackOptions): Promise<LocalStack> {
  const cleanUp = createCleanUp();
  try {
    return await open(options, cleanUp);
  } catch (error) {
    await cleanUp.run();
    throw error;
  }
}

async function open(options: LocalStackOptions, cleanUp: CleanUp) {
  const report = options.onProgress ?? (() => undefined);
  const isKept = options.dataDir !== 'memory';
  if (isKept) {
    requireMemory(availableMemory());
    await requireWritable(options.dataDir);
    const lock = await lockDataDir(options.dataDir);
    cleanUp.add(lock.release);
  }
  const mailbox = createMailbox();
  const routes = createRoutes(report);
  const portal = await listenOnLoopback(options.port, 'portal', routes.listener);
  cleanUp.add(portal.close);
  const mailboxPages = await listenOnLoopback(
    options.mailboxPort,
    'mailbox',
    createMailboxPages(mailbox),
  );
  cleanUp.add(mailboxPages.close);
  const url = `http://localhost:${portal.port}`;

  const files = isKept
    ? createDiskFileStore(`${options.dataDir}/storage`)
    : createMemoryFileStore();
  const sitePrepared = options.prepareSite?.();
  // Awaited below; until then a failure must not count as unhandled.
  sitePrepared?.catch(() => undefined);
  const database = await openDatabase(options, files, report);
  cleanUp.add(() => database.takeTurn(database.close));
  const tellSiteUrl = () => database.query('update private.app_settings set site_url = $1', [url]);
  await tellSiteUrl();
  await sitePrepared;
  const pictures = isKept ? [] : await readSeedFiles();
  await storeSeedFiles(files, pictures);
  const keys = await addSecretKey(isKept ? await keepKeys(options.dataDir) : await createKeys());
  const site = options.site ?? ((key: string) => createSite(options.siteDir, key));
  const mailInterval = createMailInterval(options.mailInterval ?? 60);
  routes.open({
    supabase: createBackend({ database, files, keys, siteUrl: url, mailbox, mailInterval }),
    site: site(keys.publishableKey),
    isSound: database.isSound,
  });

  return {
    url,
    mailboxUrl: `http://localhost:${mailboxPages.port}`,
    publishableKey: keys.publishableKey,
    /** Bypasses every policy. */
    secretKey: keys.secretKey,
    servers: portal.servers,
    /** Runs as superuser and bypasses every policy. */
    query: (text: string, params?: unknown[]): Promise<Row[]> =>
      database.takeTurn(() => database.query(text, params)),
    /** The same for a script of many statements. */
    run: (script: string): Promise<void> => database.takeTurn(() => database.run(script)),
    transaction: <Result>(work: (session: Session) => Promise<Result>): Promise<Result> =>
      database.takeTurn(() => database.transaction(work)),
    /** Restores the demo data of the start; in memory only. */
    resetData: async (): Promise<void> => {
      if (isKept || options.databaseUrl) {
        throw new StackError('Only a stack in memory can reset its data while it runs.');
      }
      await database.takeTurn(async () => {
        await restoreBaseline(database);
        await tellSiteUrl();
      });
      await storeSeedFiles(files, pictures);
      mailInterval.clear();
    },
    clearMailbox: (): void => mailbox.clear(),
    close: cleanUp.run,
  };
}

/** Closes what was opened, in the opposite order. */
function createCleanUp() {
  const steps: (() => Promise<void>)[] = [];
  let done: Promise<void> | undefined;

  const runAll = async () => {
    for (const step of steps.reverse()) await step();
  };
  return {
    add(step: () => Promise<void>): void {
      steps.push(step);
    },
    run(): Promise<void> {
      done ??= runAll();
      return done;
    },
  };
}

type CleanUp = ReturnType<typeof createCleanUp>;
