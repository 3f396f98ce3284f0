import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type LocalStack, type LocalStackOptions, startLocalStack } from '@portal/local-stack';
import postgres from 'postgres';
import { refuse, root } from './bench.ts';

/** Numbers of alumni: a department today, and the most that is plausible. */
export const sizes = [500, 50_000] as const;

export const benchDir = resolve(root, process.env.BENCH_DIR ?? '.data/bench');
const crowdDatabase = 'portal_crowd';
const serverUrl = process.env.DATABASE_URL;

/** The database that is being measured. */
export const engine = serverUrl ? 'PostgreSQL' : 'PGlite';

/** A portal on free ports. Its pages are served only if `siteDir` names them. */
function openStack(options: Partial<LocalStackOptions> & { dataDir: string }): Promise<LocalStack> {
  return startLocalStack({ port: 0, mailboxPort: 0, siteDir: import.meta.dirname, ...options });
}

/** A portal with its demo data, in memory. */
export function openDemoStack(options: Partial<LocalStackOptions> = {}): Promise<LocalStack> {
  return openStack({ dataDir: 'memory', ...options });
}

/** A portal with its demo data on the engine that is being measured. */
export async function openCrowdStack(): Promise<LocalStack> {
  if (serverUrl) await makeDatabase(serverUrl, crowdDatabase);
  return openDemoStack(serverUrl ? { databaseUrl: urlOf(serverUrl, crowdDatabase) } : {});
}

/** A portal with the data of one size, which `pnpm bench:data` has made. */
export async function openBenchStack(size: number, siteDir?: string): Promise<LocalStack> {
  const stack = await openStackOfSize(size, siteDir);
  const [row] = await stack.query('select count(*)::int as count from public.alumni');
  if (Number(row?.count) >= size) return stack;
  await stack.close();
  return refuse(`there are ${row?.count} alumni, not ${size}. "pnpm bench:data" makes them.`);
}

/** A portal for the data of one size. */
export function openStackOfSize(size: number, siteDir = import.meta.dirname): Promise<LocalStack> {
  const databaseUrl = serverUrl && urlOf(serverUrl, databaseOf(size));
  return openStack({ dataDir: folderOf(size), siteDir, ...(databaseUrl && { databaseUrl }) });
}

/** Removes the data of an earlier run. */
export async function clearBenchData(size: number): Promise<void> {
  await rm(folderOf(size), { recursive: true, force: true });
  if (serverUrl) await makeDatabase(serverUrl, databaseOf(size));
}

async function makeDatabase(server: string, name: string): Promise<void> {
  const sql = postgres(server, { max: 1, onnotice: () => undefined });
  await sql.unsafe(`drop database if exists ${name} with (force)`);
  await sql.unsafe(`create database ${name}`);
  await sql.end();
}

function folderOf(size: number): string {
  return resolve(benchDir, `${engine.toLowerCase()}-${size}`);
}

function databaseOf(size: number): string {
  return `portal_bench_${size}`;
}

function urlOf(server: string, name: string): string {
  return new URL(`/${name}`, server).href;
}
