/** Gateways refuse larger bodies than 256 kB, and the local one too; what goes along with the rows needs little. */
const bytesAtOnce = 240 * 1024;

/** Rows, in the form in which they are sent, in batches that one request carries: by bytes, and at most so many. Each is made when it is asked for. */
export function* batchesOf<Row, Sent>(
  rows: readonly Row[],
  mostRows: number,
  toSent: (row: Row) => Sent,
): Generator<Sent[]> {
  const encoder = new TextEncoder();
  let batch: Sent[] = [];
  let size = 0;
  for (const row of rows) {
    const sent = toSent(row);
    const bytes = encoder.encode(JSON.stringify(sent)).length + 1;
    if (batch.length > 0 && (batch.length === mostRows || size + bytes > bytesAtOnce)) {
      yield batch;
      batch = [];
      size = 0;
    }
    batch.push(sent);
    size += bytes;
  }
  if (batch.length > 0) yield batch;
}
