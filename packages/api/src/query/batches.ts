/** Gateways refuse larger bodies than 256 kB, and the local one too; what goes along with the rows needs little. */
const bytesAtOnce = 240 * 1024;

/** Cuts rows, in the form in which they are sent, into batches that one request carries: by bytes, and at most so many rows. */
export function* batchesOf<Row>(rows: Iterable<Row>, mostRows: number): Generator<Row[]> {
  const encoder = new TextEncoder();
  let batch: Row[] = [];
  let size = 0;
  for (const row of rows) {
    const bytes = encoder.encode(JSON.stringify(row)).length + 1;
    if (batch.length > 0 && (batch.length === mostRows || size + bytes > bytesAtOnce)) {
      yield batch;
      batch = [];
      size = 0;
    }
    batch.push(row);
    size += bytes;
  }
  if (batch.length > 0) yield batch;
}
