import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type LocalStack, startLocalStack } from '@portal/local-stack';
import postgres from 'postgres';

/** The sizes that are compared: a department today, and its biggest plausible alumni body. */
export const sizes = [500, 50_000] as const;

const benchDir = resolve(import.meta.dirname, '../../../.data/bench');
const serverUrl = process.env.DATABASE_URL;

/** What is being measured, for the head of a report. */
export const engine = serverUrl ? 'PostgreSQL' : 'PGlite';

/** The portal with the data of one size, served over HTTP as on any other day; its pages only where they are measured. */
export function openBenchStack(
  size: number,
  siteDir: string = import.meta.dirname,
): Promise<LocalStack> {
  return startLocalStack({
    port: 0,
    mailboxPort: 0,
    dataDir: folderOf(size),
    siteDir,
    ...(serverUrl && { databaseUrl: urlOf(serverUrl, databaseOf(size)) }),
  });
}

/** The portal with its demo data only, which nobody keeps. */
export async function openDemoStack(): Promise<LocalStack> {
  const name = 'portal_crowd';
  if (serverUrl) await makeDatabase(serverUrl, name);
  return startLocalStack({
    port: 0,
    mailboxPort: 0,
    dataDir: 'memory',
    siteDir: import.meta.dirname,
    ...(serverUrl && { databaseUrl: urlOf(serverUrl, name) }),
  });
}

/** Removes what an earlier run left and makes an empty place. */
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
