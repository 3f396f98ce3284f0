import { readText } from './read-text.ts';
import { readWorkbook } from './read-workbook.ts';
import { FileRefusal, limits } from './refusal.ts';
import type { ReadingChoice, ReadTable } from './table-rows.ts';
import { takeTurns } from './turns.ts';

const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, at) => bytes[at] === byte);

/** The rows of a CSV, TSV, TXT or XLSX. Its first bytes decide, not its name. Throws a `FileRefusal` with a sentence for the admin. */
export async function readFile(
  file: Blob,
  choice: ReadingChoice,
  signal: AbortSignal,
): Promise<ReadTable> {
  if (file.size === 0) throw new FileRefusal('empty');
  if (file.size > limits.fileSize) throw new FileRefusal('large');
  try {
    const table = await readByKind(file, choice, signal);
    if (table.rows.length === 0) throw new FileRefusal('noRows');
    if (table.rows.length > limits.rows) throw new FileRefusal('rows');
    return table;
  } catch (error) {
    if (error instanceof FileRefusal || signal.aborted) throw error;
    // The browser reads the file as it was chosen, or not at all.
    const isChanged = error instanceof DOMException && /^Not(?:Readable|Found)/.test(error.name);
    throw new FileRefusal(isChanged ? 'changed' : 'damaged', { cause: error });
  }
}

async function readByKind(file: Blob, choice: ReadingChoice, signal: AbortSignal) {
  const turn = takeTurns(signal);
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Compound File Binary: old workbooks, and the envelope of encrypted ones.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new FileRefusal('oldOrLocked');
  if (startsWith(bytes, 0x50, 0x4b)) return readWorkbook(new DataView(bytes.buffer), turn, choice);
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) throw new FileRefusal('noTable');
  return readText(bytes, turn, choice);
}
