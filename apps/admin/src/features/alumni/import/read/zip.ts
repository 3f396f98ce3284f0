import { Inflate } from 'fflate';
import { FileRefusal, limits } from './refusal.ts';

interface Part {
  isLocked: boolean;
  isDeflated: boolean;
  packedSize: number;
  offset: number;
}

export type ZipParts = ReadonlyMap<string, Part>;

/** The largest inflated piece of a slice of 4 kB is 4 MB: DEFLATE packs at most 1032 to 1. */
const slice = 4096;
const piece = 65_536;

const viewOf = async (file: Blob, start: number, end: number) =>
  new DataView(await file.slice(start, end).arrayBuffer());

/** The directory at the end of an archive: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
export async function readZipParts(file: Blob): Promise<ZipParts> {
  const { start, size } = await findDirectory(file);
  const directory = await viewOf(file, start, start + size);
  const parts = new Map<string, Part>();
  let at = 0;
  while (at + 46 <= directory.byteLength && directory.getUint32(at, true) === 0x0201_4b50) {
    const length = directory.getUint16(at + 28, true);
    const name = new TextDecoder().decode(new Uint8Array(directory.buffer, at + 46, length));
    const extra = at + 46 + length;
    const next = extra + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
    const sizeAt = wideSizes(directory, extra, next);
    const [, packedSize = 0, offset = 0] = [24, 20, 42].map((field) => sizeAt(at + field));
    parts.set(name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase(), {
      isLocked: (directory.getUint16(at + 8, true) & 1) === 1,
      isDeflated: directory.getUint16(at + 10, true) === 8,
      packedSize,
      offset,
    });
    at = next;
  }
  return parts;
}

/** A field that says this has its value in a wider one: ZIP64. */
const isElsewhere = 0xffff_ffff;
const wide = (view: DataView, at: number) => Number(view.getBigUint64(at, true));

async function findDirectory(file: Blob) {
  const tail = await viewOf(file, Math.max(0, file.size - 65_577), file.size);
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== 0x0605_4b50) end -= 1;
  if (end < 0) throw new FileRefusal('damaged');
  const isWide = end >= 20 && tail.getUint32(end - 20, true) === 0x0706_4b50;
  if (!isWide)
    return { size: tail.getUint32(end + 12, true), start: tail.getUint32(end + 16, true) };
  const at = wide(tail, end - 12);
  const record = await viewOf(file, at, at + 56);
  return { size: wide(record, 40), start: wide(record, 48) };
}

/** Reads sizes one after the other: those that are elsewhere follow each other in the extra field 1. */
function wideSizes(view: DataView, from: number, to: number) {
  let at = from;
  while (at + 4 < to && view.getUint16(at, true) !== 1) at += 4 + view.getUint16(at + 2, true);
  at += 4;
  return (field: number) => {
    const size = view.getUint32(field, true);
    if (size !== isElsewhere || at + 8 > to) return size;
    at += 8;
    return wide(view, at - 8);
  };
}

/** How much may still be inflated of this file, whatever its directory says. */
export function inflationBudget(file: Blob) {
  const { inflatedSize, inflation, smallSize } = limits;
  let left = Math.min(inflatedSize, Math.max(smallSize, file.size * inflation));
  return (size: number) => {
    left -= size;
    if (left < 0) throw new FileRefusal('unreasonable');
  };
}

/** The text of a part, in small pieces, which are inflated as they are asked for. */
export async function* inflatedText(
  file: Blob,
  part: Part,
  spend: (size: number) => void,
): AsyncGenerator<string> {
  if (part.isLocked) throw new FileRefusal('oldOrLocked');
  const head = await viewOf(file, part.offset, part.offset + 30);
  if (head.byteLength < 30) throw new FileRefusal('damaged');
  const start = part.offset + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const packed = new Uint8Array(await file.slice(start, start + part.packedSize).arrayBuffer());
  const text = new TextDecoder();
  for (const chunk of part.isDeflated ? inflate(packed) : [packed]) {
    spend(chunk.length);
    for (let at = 0; at < chunk.length; at += piece) {
      yield text.decode(chunk.subarray(at, at + piece), { stream: true });
    }
  }
}

function* inflate(packed: Uint8Array): Generator<Uint8Array> {
  let chunks: Uint8Array[] = [];
  const stream = new Inflate((chunk) => chunks.push(chunk));
  for (let at = 0; at < packed.length; at += slice) {
    stream.push(packed.subarray(at, at + slice), at + slice >= packed.length);
    yield* chunks;
    chunks = [];
  }
}
