import type { Size } from './crop.ts';
import { fitPicture, type PictureBox } from './encode-picture.ts';
import { readPictureSize, readRasterSize } from './picture-size.ts';

/** Where only the result is limited, the file itself may be as big as a camera makes it. */
export const maxSourceMegabytes = 30;
const million = 1_000_000;
/** A picture with more pixels is decoded into a smaller one: 40 million take 160 MB as long as it is open. */
const maxOpenPixels = 40 * million;
const reducedPixels = 12 * million;
const megabyte = 1024 * 1024;

interface PictureProblem {
  title: string;
  description: string;
}

type ReadPicture =
  | { bitmap: ImageBitmap; problem: null }
  | { bitmap: null; problem: PictureProblem };

const tooBigTitle = 'Ukuran File Terlalu Besar';
const wrongTypeTitle = 'Tipe File Tidak Diizinkan';

function wrongType(bytes: Uint8Array, { type }: Blob, anyRaster: boolean): PictureProblem {
  const allowed = anyRaster
    ? 'Hanya file gambar seperti JPG, PNG, WebP, atau GIF yang diizinkan.'
    : 'Hanya file JPG, JPEG, atau PNG yang diizinkan.';
  return {
    title: wrongTypeTitle,
    description: `${allowed} ${refusedKindText(bytes, type)}`.trim(),
  };
}

/**
 * The most millions of pixels that this device opens. A browser unpacks the whole picture for a moment, 4 MB for each, even where it keeps a
 * smaller one. Browsers that do not tell their memory get what a telephone of 2 GB can hold.
 */
export function maxMegapixels(): number {
  const gigabytes = 'deviceMemory' in navigator ? Number(navigator.deviceMemory) : 2;
  return Math.min(Math.max(25 * gigabytes, 40), 110);
}

function tooManyPixels({ width, height }: Size, maxMegabytes: number): PictureProblem {
  const description = `Gambar ini ${Math.round((width * height) / million)} megapiksel. Paling besar ${maxMegapixels()} megapiksel dan ${maxMegabytes} MB: perkecil gambarnya, lalu pilih lagi.`;
  return { title: tooBigTitle, description };
}

function decode(file: Blob, { width, height }: Size): Promise<ImageBitmap> {
  const pixels = width * height;
  if (pixels <= maxOpenPixels) return createImageBitmap(file);
  const resizeWidth = Math.round(width * Math.sqrt(reducedPixels / pixels));
  return createImageBitmap(file, { resizeWidth, resizeQuality: 'high' });
}

function tooBig(maxMegabytes: number): PictureProblem {
  return { title: tooBigTitle, description: `Ukuran file maksimal adalah ${maxMegabytes} MB.` };
}

function sizeProblem(file: Blob, maxMegabytes: number): PictureProblem | null {
  return file.size > maxMegabytes * megabyte ? tooBig(maxMegabytes) : null;
}

/**
 * Opens a chosen file as a picture, or says why not. The header is read before anything is decoded, because a small file may claim
 * gigabytes of pixels. JPG and PNG, or with `anyRaster` every picture made of pixels.
 */
export async function readPicture(
  file: Blob,
  maxMegabytes: number,
  { anyRaster = false } = {},
): Promise<ReadPicture> {
  const refuse = (problem: PictureProblem) => ({ bitmap: null, problem });
  const problem = sizeProblem(file, maxMegabytes);
  if (problem) return refuse(problem);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const size = readPictureSize(bytes) ?? (anyRaster ? readRasterSize(bytes) : null);
  if (!size) return refuse(wrongType(bytes, file, anyRaster));
  const pixels = size.width * size.height;
  if (pixels > maxMegapixels() * million) return refuse(tooManyPixels(size, maxMegabytes));
  try {
    return { bitmap: await decode(file, size), problem: null };
  } catch {
    // Of a picture this big the cause is more likely the memory.
    if (pixels > maxOpenPixels) return refuse(tooManyPixels(size, maxMegabytes));
    return refuse(wrongType(bytes, file, anyRaster));
  }
}

export interface PictureLimits extends PictureBox {
  /** Of the chosen file; with `anyRaster` of the result. */
  maxMegabytes: number;
  /** Every picture made of pixels, not only JPG and PNG. */
  anyRaster?: boolean;
}

type PickedPicture = { picture: Blob; problem: null } | { picture: null; problem: PictureProblem };

/** A chosen file as the portal will store it, or why it is refused. */
export async function pickPicture(file: Blob, limits: PictureLimits): Promise<PickedPicture> {
  const { maxMegabytes, anyRaster = false } = limits;
  const maxSource = anyRaster ? maxSourceMegabytes : maxMegabytes;
  const { bitmap, problem } = await readPicture(file, maxSource, { anyRaster });
  if (problem) return { picture: null, problem };
  const picture = await fitPicture(bitmap, limits);
  bitmap.close();
  const resultProblem = sizeProblem(picture, maxMegabytes);
  return resultProblem ? { picture: null, problem: resultProblem } : { picture, problem: null };
}

/** How the files begin that people take for JPG or PNG, because their names say so. */
const kinds: readonly [name: string, beginning: RegExp][] = [
  ['HEIC', /^....ftyp(?:hei[cmxs]|hev[cmxs]|mif1|msf1)/s],
  ['AVIF', /^....ftypavi[fs]/s],
  ['WebP', /^RIFF....WEBP/s],
  ['GIF', /^GIF8/],
  ['BMP', /^BM/],
  ['TIFF', /^(?:II\*\0|MM\0\*)/],
  ['PDF', /^%PDF/],
  ['SVG', /^\s*(?:<\?xml[^>]*>\s*)?<svg/],
];
const picture = /^(?:\xff\xd8|\x89PNG\r\n)/;

const claimsToBeAllowed = /^image\/(?:jpeg|png)$/;

/**
 * What a file that is refused really is, for the person who chose it, where its name says otherwise. A file that begins as a JPG or PNG is
 * damaged or cut off. Empty for a file that is what its name says, unless it is the format of a telephone's camera.
 */
function refusedKindText(bytes: Uint8Array, claimedType: string): string {
  const beginning = String.fromCharCode(...bytes.subarray(0, 200));
  if (beginning === '') return 'File ini kosong.';
  if (picture.test(beginning)) {
    return 'File ini rusak atau terpotong: kirim ulang dari perangkat asalnya.';
  }
  const kind = kinds.find(([, pattern]) => pattern.test(beginning))?.[0];
  if (kind === 'HEIC') return 'File ini HEIC dari iPhone: kirim sebagai JPG.';
  if (!kind || !claimsToBeAllowed.test(claimedType)) return '';
  return `File ini sebenarnya ${kind}: simpan sebagai JPG atau PNG.`;
}
