import { expect, test } from 'vitest';
import { coveredArea, freePlace, isFree } from './free-place.ts';

const size = { width: 400, height: 100 };
const desktop = { width: 1440, height: 900, gutter: 32, upper: 80 };
const telephone = { width: 390, height: 844, gutter: 16, upper: 80 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test('a toast is placed in the bottom right corner when nothing there can be pressed', () => {
  expect(freePlace(size, desktop, [box(0, 0, 1440, 72)])).toEqual({ left: 1008, top: 768 });
});

test.each([
  ['a button in the corner', [box(1300, 800, 100, 40)], { left: 504, top: 768 }],
  ['a bar at the lower edge', [box(0, 820, 1440, 40)], { left: 1008, top: 80 }],
])('%s moves it along the edges', (_, boxes, place) => {
  expect(freePlace(size, desktop, boxes)).toEqual(place);
});

test('on a phone it is placed between the cards when both edges are taken', () => {
  const wide = { width: 358, height: 90 };
  const boxes = [box(16, 800, 358, 44), box(16, 100, 358, 44)];
  const place = freePlace(wide, telephone, boxes);
  expect(place.left).toBe(16);
  expect(coveredArea(place, wide, boxes)).toBe(0);
});

test('when it has to cover something, it covers the least', () => {
  const boxes = [box(0, 0, 1440, 500), box(0, 500, 1440, 300), box(900, 800, 540, 100)];
  expect(freePlace(size, desktop, boxes)).toEqual({ left: 32, top: 768 });
});

test('a place outside of the window is not free, also after the window has shrunk', () => {
  const standing = (left: number, top: number) => ({
    ...box(left, top, 358, 90),
    width: 358,
    height: 90,
  });
  expect(isFree(standing(16, 600), telephone, [box(16, 700, 358, 44)])).toBe(true);
  expect(isFree(standing(16, 620), telephone, [box(16, 700, 358, 44)])).toBe(false);
  expect(isFree(standing(16, 828), telephone, [])).toBe(false);
  expect(isFree(standing(100, 600), telephone, [])).toBe(false);
});

test('beside the button of a drawer that leaves no other place', () => {
  const boxes = [box(24, 16, 24, 24), box(16, 116, 358, 728)];
  expect(freePlace({ width: 318, height: 80 }, telephone, boxes)).toMatchObject({ left: 56 });
});
