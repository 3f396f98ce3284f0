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

/** The portal with the data of one size, served over HTTP as on any other day. */
export function openBenchStack(size: number): Promise<LocalStack> {
  return startLocalStack({
    port: 0,
    mailboxPort: 0,
    dataDir: folderOf(size),
    siteDir: import.meta.dirname,
    ...(serverUrl && { databaseUrl: databaseUrlOf(serverUrl, size) }),
  });
}

/** Removes what an earlier run left and makes an empty place. */
export async function clearBenchData(size: number): Promise<void> {
  await rm(folderOf(size), { recursive: true, force: true });
  if (!serverUrl) return;
  const sql = postgres(serverUrl, { max: 1, onnotice: () => undefined });
  await sql.unsafe(`drop database if exists ${databaseOf(size)} with (force)`);
  await sql.unsafe(`create database ${databaseOf(size)}`);
  await sql.end();
}

function folderOf(size: number): string {
  return resolve(benchDir, `${engine.toLowerCase()}-${size}`);
}

function databaseOf(size: number): string {
  return `portal_bench_${size}`;
}

function databaseUrlOf(server: string, size: number): string {
  return new URL(`/${databaseOf(size)}`, server).href;
}
