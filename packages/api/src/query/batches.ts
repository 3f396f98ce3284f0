import { asRowList } from '../rows/stored-value.ts';
import { maxRows } from './page.ts';

/** What the caller of a run of many requests may ask for. */
export interface LongRun {
  /** Stops before the next request; what is done stays. */
  signal?: AbortSignal | undefined;
  /** After each request. */
  onProgress?: ((done: number) => void) | undefined;
}

/** One request after the other. Each answers how much it has done and where the next one begins: null after the last. Rejects when one does. */
export async function inBatches<Place>(
  send: (place: Place | null) => Promise<{ done: number; next: Place | null }>,
  { signal, onProgress }: LongRun = {},
): Promise<void> {
  let done = 0;
  let place: Place | null = null;
  while (!signal?.aborted) {
    const part = await send(place);
    done += part.done;
    onProgress?.(done);
    place = part.next;
    if (place === null) return;
  }
}

/** Gateways refuse larger bodies than 256 kB, and the local one too; what goes along with the rows needs little. */
const bytesAtOnce = 240 * 1024;
const encoder = new TextEncoder();

interface SentRows<Row, Sent> {
  rows: readonly Row[];
  /** The most rows of one request. */
  atOnce: number;
  toSent: (row: Row) => Sent;
}

/** For `inBatches`: as many rows in each request as it carries, each made when it is asked for. */
export function byRows<Row, Sent>(
  { rows, atOnce, toSent }: SentRows<Row, Sent>,
  send: (batch: Sent[]) => Promise<unknown>,
) {
  return async (place: number | null) => {
    const first = place ?? 0;
    const batch: Sent[] = [];
    let bytes = 0;
    for (const row of rows.slice(first, first + atOnce)) {
      const sent = toSent(row);
      bytes += encoder.encode(JSON.stringify(sent)).length + 1;
      if (batch.length > 0 && bytes > bytesAtOnce) break;
      batch.push(sent);
    }
    if (batch.length > 0) await send(batch);
    const next = first + batch.length;
    return { done: batch.length, next: next < rows.length ? next : null };
  };
}

interface ReadRows<Row> {
  rows: readonly Row[];
  /** Of all pages. Where it is not told, a page that is not full is the last one. */
  total?: number;
}

/** Every row of a list, in pages of `maxRows`. A row that moves to another page meanwhile appears once. */
export async function allRows<Row extends { id?: unknown }>(
  readPage: (page: number) => Promise<ReadRows<Row>>,
): Promise<Row[]> {
  const found = new Map<unknown, Row>();
  for (let page = 1; ; page += 1) {
    const { rows, total } = await readPage(page);
    for (const row of asRowList(rows)) found.set(row.id, row);
    const isLast = total === undefined ? rows.length < maxRows : page * maxRows >= total;
    if (isLast || rows.length === 0) return [...found.values()];
  }
}
