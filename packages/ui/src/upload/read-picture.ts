import { readPictureHeader } from './picture-header.ts';

const MAX_PIXELS = 40_000_000;
const MEGABYTE = 1024 * 1024;

export interface PictureProblem {
  title: string;
  description: string;
}

type ReadPicture =
  | { bitmap: ImageBitmap; problem: null }
  | { bitmap: null; problem: PictureProblem };

const wrongType: PictureProblem = {
  title: 'Tipe File Tidak Diizinkan',
  description: 'Hanya file JPG, JPEG, atau PNG yang diizinkan.',
};

const tooManyPixels: PictureProblem = {
  title: 'Ukuran File Terlalu Besar',
  description: 'Gambar ini melebihi 40 megapiksel. Perkecil gambarnya, lalu pilih lagi.',
};

function tooBig(maxMegabytes: number): PictureProblem {
  return {
    title: 'Ukuran File Terlalu Besar',
    description: `Ukuran file maksimal adalah ${maxMegabytes} MB.`,
  };
}

/**
 * Opens a chosen file as a picture, or says in the words of the specification why not. The header is read before anything is
 * decoded: a small file may claim gigabytes of pixels.
 */
export async function readPicture(file: Blob, maxMegabytes: number): Promise<ReadPicture> {
  const refuse = (problem: PictureProblem) => ({ bitmap: null, problem });
  if (file.size > maxMegabytes * MEGABYTE) return refuse(tooBig(maxMegabytes));
  const header = readPictureHeader(new Uint8Array(await file.arrayBuffer()));
  if (!header) return refuse(wrongType);
  if (header.width * header.height > MAX_PIXELS) return refuse(tooManyPixels);
  try {
    return { bitmap: await createImageBitmap(file), problem: null };
  } catch {
    return refuse(wrongType);
  }
}
