import { afterEach, expect, test, vi } from 'vitest';
import { cropSquare, fittingCrop, maxZoom, movedCrop, wholePicture } from './crop.ts';
import { encodeSquare, fitPicture, fittedPart } from './encode-picture.ts';

afterEach(() => vi.restoreAllMocks());

test('scales the whole picture into the box and never enlarges it', () => {
  const box = { width: 1920, height: 1080, fit: 'inside' } as const;
  expect(fittedPart({ width: 4000, height: 4000 }, box)).toEqual({
    part: { x: 0, y: 0, width: 4000, height: 4000 },
    size: { width: 1080, height: 1080 },
  });
  expect(fittedPart({ width: 60, height: 40 }, box).size).toEqual({ width: 60, height: 40 });
  expect(fittedPart({ width: 9000, height: 1 }, box).size).toEqual({ width: 1920, height: 1 });
});

test('cuts the middle to exactly the box, whatever the size', () => {
  const box = { width: 400, height: 400, fit: 'cover' } as const;
  expect(fittedPart({ width: 900, height: 500 }, box)).toEqual({
    part: { x: 200, y: 0, width: 500, height: 500 },
    size: { width: 400, height: 400 },
  });
  expect(fittedPart({ width: 100, height: 200 }, box)).toEqual({
    part: { x: 0, y: 50, width: 100, height: 100 },
    size: { width: 400, height: 400 },
  });
});

/** A canvas of a browser, with pixels of this opacity, and what is done to it. */
function stubCanvas(opacity: number[] | null, result: Blob | null = new Blob()) {
  const done: unknown[] = [];
  const context = {
    drawImage: (_bitmap: unknown, ...numbers: number[]) => done.push(numbers),
    getImageData: (...part: number[]) => {
      done.push(part);
      return { data: (opacity ?? []).flatMap((alpha) => [0, 0, 0, alpha]) };
    },
    fillRect: (...part: number[]) =>
      done.push([context.globalCompositeOperation, context.fillStyle, ...part]),
    globalCompositeOperation: '',
    fillStyle: '',
    imageSmoothingQuality: '',
  };
  const { prototype } = HTMLCanvasElement;
  vi.spyOn(prototype, 'getContext').mockImplementation((kind) =>
    opacity && kind === '2d' ? (context as never) : null,
  );
  vi.spyOn(prototype, 'toBlob').mockImplementation((answer, type, quality) => {
    done.push([type, quality, context.imageSmoothingQuality]);
    answer(result);
  });
  return done;
}
const bitmap = { width: 100, height: 50 } as ImageBitmap;
const white = ['destination-over', '#ffffff', 0, 0, 40, 40];
const cover = { width: 40, height: 40, fit: 'cover' } as const;
const drawn = [25, 0, 50, 50, 0, 0, 40, 40];

test.each([
  [
    'without transparency',
    [255, 255],
    true,
    [drawn, [0, 0, 40, 40], white, ['image/jpeg', 0.88, 'high']],
  ],
  [
    'with transparency that is kept',
    [255, 254],
    true,
    [drawn, [0, 0, 40, 40], ['image/png', 0.88, 'high']],
  ],
  ['with transparency that is not', [0], false, [drawn, white, ['image/jpeg', 0.88, 'high']]],
])('a picture %s becomes a new file', async (_, opacity, keepsTransparency, steps) => {
  const done = stubCanvas(opacity);
  expect(await fitPicture(bitmap, { ...cover, keepsTransparency })).toBeInstanceOf(Blob);
  expect(done).toEqual(steps);
});

test('a square is drawn on white, and what a browser cannot draw is said', async () => {
  const done = stubCanvas([0]);
  await encodeSquare(bitmap, wholePicture, 40);
  expect(done).toEqual([drawn, white, ['image/jpeg', 0.88, 'high']]);
  stubCanvas([0], null);
  await expect(encodeSquare(bitmap, wholePicture, 40)).rejects.toThrow(
    'Gambar tidak dapat diolah.',
  );
  stubCanvas(null);
  expect(() => encodeSquare(bitmap, wholePicture, 40)).toThrow('Gambar tidak dapat diolah.');
});

test('a crop never leaves the picture, and moves by parts of its own side', () => {
  const crop = (zoom: number, centreX: number, centreY: number) => ({ zoom, centreX, centreY });
  expect(fittingCrop(bitmap, crop(0.5, 0, 1))).toEqual(crop(1, 0.25, 0.5));
  expect(fittingCrop(bitmap, crop(9, 1, 0))).toEqual(crop(maxZoom, 0.9375, 0.125));
  expect(fittingCrop(bitmap, crop(2, 0.5, 0.4))).toEqual(crop(2, 0.5, 0.4));
  expect(movedCrop(bitmap, crop(2, 0.5, 0.5), 0.2, -0.2)).toEqual(crop(2, 0.55, 0.4));
  expect(cropSquare(bitmap, crop(2, 0.5, 0.4))).toEqual({ x: 37.5, y: 7.5, width: 25, height: 25 });
});
