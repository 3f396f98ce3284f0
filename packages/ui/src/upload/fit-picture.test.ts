import { expect, test } from 'vitest';
import { fittedParts } from './fit-picture.ts';

test('scales the whole picture into the box and never enlarges it', () => {
  const box = { width: 1920, height: 1080, fit: 'inside' } as const;
  expect(fittedParts({ width: 4000, height: 4000 }, box)).toEqual({
    cut: { x: 0, y: 0, width: 4000, height: 4000 },
    drawn: { width: 1080, height: 1080 },
  });
  expect(fittedParts({ width: 60, height: 40 }, box).drawn).toEqual({ width: 60, height: 40 });
  expect(fittedParts({ width: 9000, height: 1 }, box).drawn).toEqual({ width: 1920, height: 1 });
});

test('cuts the middle to exactly the box, whatever the size', () => {
  const box = { width: 400, height: 400, fit: 'cover' } as const;
  expect(fittedParts({ width: 900, height: 500 }, box)).toEqual({
    cut: { x: 200, y: 0, width: 500, height: 500 },
    drawn: { width: 400, height: 400 },
  });
  expect(fittedParts({ width: 100, height: 200 }, box)).toEqual({
    cut: { x: 0, y: 50, width: 100, height: 100 },
    drawn: { width: 400, height: 400 },
  });
});
