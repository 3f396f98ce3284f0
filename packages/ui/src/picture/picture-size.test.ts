import { expect, test } from 'vitest';
import { readRasterSize } from './picture-size.ts';

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
