import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import sharp, { type Sharp } from 'sharp';

const root = resolve(import.meta.dirname, '../../..');

/** Writes below the root of the repository; the ending of the path decides the format of a picture. */
export async function write(path: string, content: string | Buffer): Promise<void> {
  const target = join(root, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}

/** Flat colours and sharp edges: these settings show no fringes on the traces at 1440 px. */
const encoders = {
  avif: (picture: Sharp) => picture.avif({ quality: 58, effort: 6 }),
  webp: (picture: Sharp) => picture.webp({ quality: 64, effort: 6 }),
  png: (picture: Sharp) => picture.png({ palette: true }),
  jpg: (picture: Sharp) => picture.jpeg({ quality: 84, mozjpeg: true }),
};

export async function writePicture(
  path: string,
  format: keyof typeof encoders,
  drawing: string,
  width: number,
): Promise<void> {
  // Drawn at twice the size first, so that thin traces keep an even weight.
  const picture = sharp(Buffer.from(drawing), { density: 144 }).resize(width);
  await write(`${path}.${format}`, await encoders[format](picture).toBuffer());
}
