import { readdirSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** Flat colours and sharp edges: these settings show no fringes on the traces at 1440 px. */
const encoders = {
  avif: (picture: Sharp) => picture.avif({ quality: 58, effort: 6 }),
  webp: (picture: Sharp) => picture.webp({ quality: 64, effort: 6 }),
  png: (picture: Sharp) => picture.png({ palette: true }),
  jpg: (picture: Sharp) => picture.jpeg({ quality: 84, mozjpeg: true }),
};

type Format = keyof typeof encoders;

const shell = 'apps/shell/public';
const pictures = 'packages/views/src/site/pictures';
const demo = 'supabase/seed/files';

/** Renders a drawing of this folder into a raster file of the repository, `width` pixels wide. */
async function render(drawing: string, target: string, format: Format, width: number) {
  // Rendered at twice the size first, so that thin traces keep an even weight.
  const picture = sharp(join(import.meta.dirname, drawing), { density: 144 }).resize(width);
  const file = resolve(import.meta.dirname, '..', `${target}.${format}`);
  await encoders[format](picture).toFile(file);
}

async function renderFolder(folder: string, width: number) {
  for (const file of readdirSync(join(import.meta.dirname, 'demo', folder))) {
    const { name } = parse(file);
    await render(`demo/${folder}/${file}`, `${demo}/${folder}/${name}`, 'webp', width);
  }
}

// Telephones cut the corners of the icons themselves.
await render('identity/icon.svg', `${shell}/apple-touch-icon`, 'png', 180);
await render('identity/icon.svg', `${shell}/icon-512`, 'png', 512);
await render('identity/open-graph.svg', `${shell}/site-root/open-graph`, 'jpg', 1200);
for (const format of ['avif', 'webp'] as const) {
  await render('hero/hero-narrow.svg', `${pictures}/hero-narrow-828`, format, 828);
  await render('hero/hero-wide.svg', `${pictures}/hero-wide-1440`, format, 1440);
  await render('hero/hero-wide.svg', `${pictures}/hero-wide-1920`, format, 1920);
}
await render('about/campus.svg', `${pictures}/about-campus`, 'webp', 800);
await render('about/workbench.svg', `${pictures}/history-workbench`, 'webp', 800);
await render('about/workbench.svg', `${demo}/about_page_main/demo-history`, 'webp', 800);
await renderFolder('avatars', 400);
await renderFolder('organization', 400);
await renderFolder('events', 1200);
await renderFolder('company_logos', 256);
