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

/** The directory at the end of an archive: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
export function readZipParts(file: DataView<ArrayBuffer>): ZipParts {
  const { start, size } = findDirectory(file);
  const parts = new Map<string, Part>();
  let at = start;
  while (at + 46 <= start + size && file.getUint32(at, true) === 0x0201_4b50) {
    const length = file.getUint16(at + 28, true);
    const name = new TextDecoder().decode(new Uint8Array(file.buffer, at + 46, length));
    const extra = at + 46 + length;
    const next = extra + file.getUint16(at + 30, true) + file.getUint16(at + 32, true);
    const sizeAt = wideSizes(file, extra, next);
    const [, packedSize = 0, offset = 0] = [24, 20, 42].map((field) => sizeAt(at + field));
    parts.set(name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase(), {
      isLocked: (file.getUint16(at + 8, true) & 1) === 1,
      isDeflated: file.getUint16(at + 10, true) === 8,
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

function findDirectory(file: DataView) {
  let end = file.byteLength - 22;
  while (end >= 0 && file.getUint32(end, true) !== 0x0605_4b50) end -= 1;
  if (end < 0) throw new FileRefusal('damaged');
  const isWide = end >= 20 && file.getUint32(end - 20, true) === 0x0706_4b50;
  if (!isWide)
    return { size: file.getUint32(end + 12, true), start: file.getUint32(end + 16, true) };
  const at = wide(file, end - 12);
  return { size: wide(file, at + 40), start: wide(file, at + 48) };
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

/** How much may still be inflated of a file of so many bytes, whatever its directory says. */
export function inflationBudget(fileSize: number) {
  const { inflatedSize, inflation, smallSize } = limits;
  let left = Math.min(inflatedSize, Math.max(smallSize, fileSize * inflation));
  return (size: number) => {
    left -= size;
    if (left < 0) throw new FileRefusal('unreasonable');
  };
}

/** The text of a part, in small pieces, which are inflated as they are asked for. */
export function* inflatedText(
  file: DataView<ArrayBuffer>,
  { isLocked, isDeflated, packedSize, offset }: Part,
  spend: (size: number) => void,
): Generator<string> {
  if (isLocked) throw new FileRefusal('oldOrLocked');
  const start = offset + 30 + file.getUint16(offset + 26, true) + file.getUint16(offset + 28, true);
  const packed = new Uint8Array(file.buffer).subarray(start, start + packedSize);
  const text = new TextDecoder();
  for (const chunk of isDeflated ? inflate(packed) : [packed]) {
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
