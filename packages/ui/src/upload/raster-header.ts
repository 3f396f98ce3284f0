interface RasterSize {
  width: number;
  height: number;
}

const readers: Readonly<Record<string, (view: DataView) => RasterSize | null>> = {
  GIF: readGif,
  RIFF: readWebp,
  BM: readBitmap,
};

/** The size of a GIF, WebP, BMP or AVIF by its first bytes; null for anything else, drawings (SVG) among them. */
export function readRasterSize(bytes: Uint8Array): RasterSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 32) return null;
  const magic = Object.keys(readers).find((text) => textAt(view, 0, text.length) === text);
  return magic ? (readers[magic]?.(view) ?? null) : readAvif(view);
}

function textAt(view: DataView, at: number, length: number): string {
  if (at + length > view.byteLength) return '';
  return String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));
}

function readGif(view: DataView): RasterSize {
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

function readBitmap(view: DataView): RasterSize {
  return {
    width: Math.abs(view.getInt32(18, true)),
    height: Math.abs(view.getInt32(22, true)),
  };
}

function readWebp(view: DataView): RasterSize | null {
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
function readAvif(view: DataView): RasterSize | null {
  if (textAt(view, 4, 8) !== 'ftypavif') return null;
  const end = Math.min(view.byteLength - 16, 4096);
  for (let at = 12; at < end; at += 1) {
    if (textAt(view, at, 4) === 'ispe') {
      return { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    }
  }
  return null;
}
