import { fitPicture, type PictureBox } from './encode-picture.ts';
import { refusedKindText } from './picture-kind.ts';
import { readPictureSize, readRasterSize } from './picture-size.ts';

/** Where only the result is limited, the file itself may be as big as a camera makes it. */
export const maxSourceMegabytes = 30;
const maxPixels = 40_000_000;
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

const tooManyPixels: PictureProblem = {
  title: tooBigTitle,
  description: 'Gambar ini melebihi 40 megapiksel. Perkecil gambarnya, lalu pilih lagi.',
};

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
  if (size.width * size.height > maxPixels) return refuse(tooManyPixels);
  try {
    return { bitmap: await createImageBitmap(file), problem: null };
  } catch {
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
