import { crc32 } from 'node:zlib';
import { expect, type Page } from 'playwright/test';

export const scriptTag = '<script>alert(1)</script>';
const megabyte = 1024 * 1024;

interface PictureSize {
  width: number;
  height: number;
}

const generated = new Map<string, Promise<Buffer>>();

/** A picture encoded by this browser, half dark and half light. Each is encoded once per worker. */
export async function generatePicture(
  page: Page,
  type: string,
  size: PictureSize = { width: 60, height: 40 },
): Promise<Buffer> {
  const key = `${type} ${size.width} ${size.height}`;
  const picture = generated.get(key) ?? encodePicture(page, type, size);
  generated.set(key, picture);
  // A page that closed meanwhile must not fail the tests after it.
  picture.catch(() => generated.delete(key));
  return picture;
}

async function encodePicture(page: Page, type: string, { width, height }: PictureSize) {
  const encoded = await page.evaluate(
    async ([type, width, height]) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      context.fillStyle = '#f2a65a';
      context.fillRect(0, 0, width, height);
      context.fillStyle = '#0a1830';
      context.fillRect(0, 0, width / 2, height);
      const blob = await canvas.convertToBlob({ type });
      return Array.from(new Uint8Array(await blob.arrayBuffer()));
    },
    [type, width, height] as const,
  );
  return Buffer.from(encoded);
}

const position = 'GPS 0.5333 101.4500';

function exifSegment(): Buffer {
  const content = Buffer.from(`Exif\0\0${position}`);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

function pngTextChunk(): Buffer {
  const content = Buffer.from(`tEXtComment\0${position}`);
  const chunk = Buffer.concat([Buffer.alloc(4), content, Buffer.alloc(4)]);
  chunk.writeUInt32BE(content.length - 4);
  chunk.writeUInt32BE(crc32(content), chunk.length - 4);
  return chunk;
}

/** Adds what a picture must not carry into the portal: a position, and a script at its end. */
export function withStowaways(picture: Buffer): Buffer {
  const isJpeg = picture[0] === 0xff;
  const isPng = picture[0] === 0x89;
  // After the first marker of a JPG, and after the header of a PNG.
  const at = isJpeg ? 2 : 33;
  const extra = isJpeg ? exifSegment() : pngTextChunk();
  const parts = [picture.subarray(0, at), extra, picture.subarray(at)];
  return Buffer.concat([...(isJpeg || isPng ? parts : [picture]), Buffer.from(scriptTag)]);
}

export async function expectNoStowaways(page: Page, url: string) {
  const bytes = await (await page.request.get(url)).body();
  expect(bytes.includes(scriptTag)).toBe(false);
  expect(bytes.includes(position)).toBe(false);
}

/** Width and height of the picture at a URL. */
export function sizeOf(page: Page, url: string): Promise<[number, number]> {
  return page.evaluate(async (address) => {
    const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
    return [width, height];
  }, url);
}

/**
 * Files that no upload may take, with the title that refuses them. Each title differs from the one before it, so that an old toast
 * is never taken for a new one.
 */
export function refusedFiles(png: Buffer, maxMegabytes: number): [Buffer, string][] {
  const wrongType = 'Tipe File Tidak Diizinkan';
  const tooBig = 'Ukuran File Terlalu Besar';
  const huge = Buffer.from(png);
  huge.writeUInt32BE(30_000, 16);
  huge.writeUInt32BE(30_000, 20);
  return [
    [Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${scriptTag}</svg>`), wrongType],
    [Buffer.alloc(maxMegabytes * megabyte + 1), tooBig],
    [Buffer.from(`<!doctype html>${scriptTag}`), wrongType],
    [huge, tooBig],
    [Buffer.from('%PDF-1.7'), wrongType],
    [huge, tooBig],
    [Buffer.concat([png.subarray(0, 8), Buffer.from(scriptTag)]), wrongType],
    [huge, tooBig],
    [Buffer.alloc(0), wrongType],
  ];
}
