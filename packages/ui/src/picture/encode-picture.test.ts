import { expect, test } from 'vitest';
import { fittedPart } from './encode-picture.ts';

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
