import { fitPicture, type PictureProblem, readPicture, sizeProblem } from '@portal/ui';
import type { PictureLimits } from './picture-value.ts';

/** Where only the result is limited, the file itself may be as big as a camera makes it. */
const maxSourceMegabytes = 30;

type PickedPicture = { picture: Blob; problem: null } | { picture: null; problem: PictureProblem };

/** A chosen file as the portal will store it, or why it is refused. */
export async function pickPicture(file: Blob, limits: PictureLimits): Promise<PickedPicture> {
  const { maxMegabytes, anyRaster = false } = limits;
  const read = await readPicture(file, anyRaster ? maxSourceMegabytes : maxMegabytes, {
    anyRaster,
  });
  if (read.problem) return { picture: null, problem: read.problem };
  const picture = await fitPicture(read.bitmap, limits);
  read.bitmap.close();
  const problem = sizeProblem(picture, maxMegabytes);
  return problem ? { picture: null, problem } : { picture, problem };
}
