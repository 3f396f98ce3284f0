import type { Size } from './crop.ts';

const pngMagic = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** 'IHDR', which every PNG begins with and which carries its size. */
const pngSizeChunk = 0x49484452;

/** The size of a JPG or PNG by its first bytes, whatever its name says; null for anything else. */
export function readPictureSize(bytes: Uint8Array): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return readPng(bytes, view) ?? readJpeg(view);
}

function readPng(bytes: Uint8Array, view: DataView): Size | null {
  if (bytes.length < 24 || pngMagic.some((byte, index) => bytes[index] !== byte)) return null;
  if (view.getUint32(12) !== pngSizeChunk) return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Start-of-frame markers carry the size; 0xc4, 0xc8 and 0xcc are tables in the same range. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function readJpeg(view: DataView): Size | null {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    // A marker may be preceded by any number of fill bytes.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

const readers: Readonly<Record<string, (view: DataView) => Size | null>> = {
  GIF: readGif,
  RIFF: readWebp,
  BM: readBitmap,
};

/** The size of a GIF, WebP, BMP or AVIF by its first bytes; null for anything else, SVG among it. */
export function readRasterSize(bytes: Uint8Array): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 32) return null;
  const magic = Object.keys(readers).find((text) => textAt(view, 0, text.length) === text);
  return magic ? (readers[magic]?.(view) ?? null) : readAvif(view);
}

function textAt(view: DataView, at: number, length: number): string {
  return String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));
}

function readGif(view: DataView): Size {
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

function readBitmap(view: DataView): Size {
  return {
    width: Math.abs(view.getInt32(18, true)),
    height: Math.abs(view.getInt32(22, true)),
  };
}

function readWebp(view: DataView): Size | null {
  if (textAt(view, 8, 4) !== 'WEBP') return null;
  const chunk = textAt(view, 12, 4);
  if (chunk === 'VP8X') return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  return {
    width: view.getUint16(26, true) & 0x3fff,
    height: view.getUint16(28, true) & 0x3fff,
  };
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}

/** The box 'ispe' holds the size; it stands near the beginning, behind others of varying length. */
function readAvif(view: DataView): Size | null {
  if (textAt(view, 4, 8) !== 'ftypavif') return null;
  const end = Math.min(view.byteLength - 16, 4096);
  for (let at = 12; at < end; at += 1) {
    if (textAt(view, at, 4) === 'ispe') {
      return { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    }
  }
  return null;
}
