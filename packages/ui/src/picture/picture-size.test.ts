import { expect, test } from 'vitest';
import { readPictureSize, readRasterSize } from './picture-size.ts';

function bytes(text: string, numbers: [at: number, value: number, size: 1 | 2 | 4][] = []) {
  const array = new Uint8Array(64);
  array.set(Array.from(text, (character) => character.charCodeAt(0)));
  const view = new DataView(array.buffer);
  for (const [at, value, size] of numbers) {
    if (size === 1) view.setUint8(at, value);
    else if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
  }
  return array;
}

test('reads the size of a GIF and of a bitmap, which may stand upside down', () => {
  const gif = bytes('GIF89a', [
    [6, 30_000, 2],
    [8, 20_000, 2],
  ]);
  expect(readRasterSize(gif)).toEqual({ width: 30_000, height: 20_000 });
  const bitmap = bytes('BM', [
    [18, 640, 4],
    [22, -480, 4],
  ]);
  expect(readRasterSize(bitmap)).toEqual({ width: 640, height: 480 });
});

test('reads the three kinds of WebP', () => {
  const extended = bytes('RIFF    WEBPVP8X', [
    [24, 29_999, 2],
    [27, 19_999, 2],
  ]);
  expect(readRasterSize(extended)).toEqual({ width: 30_000, height: 20_000 });
  const lossless = bytes('RIFF    WEBPVP8L', [[21, (99 << 14) | 199, 4]]);
  expect(readRasterSize(lossless)).toEqual({ width: 200, height: 100 });
  const lossy = bytes('RIFF    WEBPVP8 ', [
    [26, 320, 2],
    [28, 240, 2],
  ]);
  expect(readRasterSize(lossy)).toEqual({ width: 320, height: 240 });
});

test('finds the size of an AVIF behind its other boxes', () => {
  const avif = bytes('    ftypavif            ispe');
  new DataView(avif.buffer).setUint32(32, 800);
  new DataView(avif.buffer).setUint32(36, 600);
  expect(readRasterSize(avif)).toEqual({ width: 800, height: 600 });
});

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg">',
  '<!doctype html>',
  '%PDF-1.7',
  'RIFF    WAVE',
  '    ftypmp42',
])('does not recognise %j as a picture', (text) => {
  expect(readRasterSize(bytes(text))).toBeNull();
});

test('refuses a file that ends before its size', () => {
  expect(readRasterSize(new Uint8Array([0x47, 0x49, 0x46, 0x38]))).toBeNull();
});

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
const sized = [...png, 0, 0, 1, 0, 0, 0, 0, 8];
/** A start of frame with 256 × 8 pixels. */
const frame = (marker: number) => [0xff, marker, 0, 17, 8, 0, 8, 1, 0];
const size = { width: 256, height: 8 };

test.each<[string, number[], object | null]>([
  ['a PNG that ends with its size', sized, size],
  ['one byte less', sized.slice(0, -1), null],
  ['a PNG with one wrong byte', sized.with(3, 0), null],
  ['a PNG that begins with another chunk', sized.with(12, 0), null],
  ['nothing', [], null],
  ['the beginning of a JPG', [0xff, 0xd8], null],
  ['a JPG that ends with its size', [0xff, 0xd8, ...frame(0xc0)], size],
  ['a JPG of the last kind', [0xff, 0xd8, ...frame(0xcf)], size],
  ['one byte less of it', [0xff, 0xd8, ...frame(0xc0).slice(0, -1)], null],
  ['a frame that no JPG begins', [0, 0xd8, ...frame(0xc0)], null],
  ['a JPG with fill bytes', [0xff, 0xd8, 0xff, 0xff, ...frame(0xc2)], size],
  ['a JPG with bytes that are no marker', [0xff, 0xd8, 0, 0xc0, 0, 17, 8, 0, 8, 1, 0], null],
  ['tables', [0xff, 0xd8, 0xff, 0xc4, 0, 4, 9, 9, ...frame(0xc1)], size],
  ['tables alone', [0xff, 0xd8, 0xff, 0xc8, 0, 9, 1, 1, 1, 1, 1, 1, 1], null],
  ['a code that is reserved', [0xff, 0xd8, 0xff, 0xcc, 0, 2, ...frame(0xc1)], size],
])('reads the size of %s', (_, file, expected) => {
  expect(readPictureSize(new Uint8Array(file))).toEqual(expected);
});

test('needs 32 bytes of a raster picture, and looks for the size of an AVIF near its beginning', () => {
  const gif = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 2, 0, 3, 0, ...Array(22).fill(0)];
  expect(readRasterSize(new Uint8Array(gif))).toEqual({ width: 2, height: 3 });
  expect(readRasterSize(new Uint8Array(gif.slice(1)))).toBeNull();
  const avif = (at: number, length: number) => {
    const file = new Uint8Array(length);
    const write = (text: string, from: number) =>
      file.set(
        Array.from(text, (one) => one.charCodeAt(0)),
        from,
      );
    write('ftypavif', 4);
    write('ispe', at);
    file.set([0, 0, 0, 5, 0, 0, 0, 6], at + 8);
    return readRasterSize(file);
  };
  expect(avif(20, 37)).toEqual({ width: 5, height: 6 });
  expect(avif(4095, 5000)).toEqual({ width: 5, height: 6 });
  expect(avif(4096, 5000)).toBeNull();
});
