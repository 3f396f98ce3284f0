interface PictureHeader {
  type: 'image/jpeg' | 'image/png';
  width: number;
  height: number;
}

const pngMagic = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** 'IHDR', which every PNG begins with and which carries its size. */
const pngSizeChunk = 0x49484452;

/** Kind and size of a picture by its first bytes, whatever its name says; null for anything but JPG and PNG. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return readPng(bytes, view) ?? readJpeg(view);
}

function readPng(bytes: Uint8Array, view: DataView): PictureHeader | null {
  if (bytes.length < 24 || pngMagic.some((byte, index) => bytes[index] !== byte)) return null;
  if (view.getUint32(12) !== pngSizeChunk) return null;
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** Start-of-frame markers carry the size; 0xc4, 0xc8 and 0xcc are tables in the same range. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function readJpeg(view: DataView): PictureHeader | null {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) {
      return { type: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    // A marker may be preceded by any number of fill bytes.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}
