import { companyLogoSvg, logoCount } from './company-logo.ts';
import { emptyStateDrawings } from './drawings.ts';
import { point } from './geometry.ts';
import { heroSvg } from './hero.ts';
import { faviconSvg, iconSvg, markModule } from './mark.ts';
import { bannerPattern, titleTrace } from './ornament.ts';
import { portraitSvg } from './portrait.ts';
import { posterCount, posterSvg } from './poster.ts';
import { campusSvg, workbenchSvg } from './scene.ts';
import { write, writePicture } from './write-picture.ts';

const ui = 'packages/ui/src';
const shell = 'apps/shell/public';
const publicSite = 'apps/public-site/src/assets';
const demo = 'supabase/seed/files';

const wide = heroSvg({ width: 1920, height: 1080, centre: point(1450, 540), radius: 310 });
const narrow = heroSvg({
  width: 828,
  height: 1472,
  centre: point(540, 390),
  radius: 225,
  hasWordsBelow: true,
});
const share = heroSvg({ width: 1200, height: 630, centre: point(600, 315), radius: 190 });

async function drawIdentity(): Promise<void> {
  await write(`${ui}/brand/mark-paths.ts`, markModule());
  await write(`${ui}/layout/banner-pattern.svg`, bannerPattern());
  await write(`${ui}/layout/trace.svg`, titleTrace());
  for (const [name, drawing] of Object.entries(emptyStateDrawings())) {
    await write(`${ui}/feedback/drawings/${name}.svg`, drawing);
  }
  await write(`${shell}/favicon.svg`, faviconSvg());
  // Telephones cut their own corners.
  await writePicture(`${shell}/apple-touch-icon`, 'png', iconSvg(0, 0.8), 180);
  await writePicture(`${shell}/icon-512`, 'png', iconSvg(0, 0.8), 512);
  await writePicture(`${shell}/site-root/open-graph`, 'jpg', share, 1200);
}

async function drawHero(): Promise<void> {
  for (const format of ['avif', 'webp'] as const) {
    await writePicture(`${publicSite}/hero-narrow-828`, format, narrow, 828);
    await writePicture(`${publicSite}/hero-wide-1440`, format, wide, 1440);
    await writePicture(`${publicSite}/hero-wide-1920`, format, wide, 1920);
  }
}

async function drawSeries(
  folder: string,
  count: number,
  drawing: (number: number) => string,
  width: number,
): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const name = `demo-${String(number).padStart(2, '0')}`;
    await writePicture(`${demo}/${folder}/${name}`, 'webp', drawing(number), width);
  }
}

await drawIdentity();
await drawHero();
await drawSeries('avatars', 24, (number) => portraitSvg(1, number), 400);
await drawSeries('organization', 20, (number) => portraitSvg(4, number), 400);
await drawSeries('events', posterCount, posterSvg, 1200);
await drawSeries('company_logos', logoCount, companyLogoSvg, 256);
await writePicture(`${publicSite}/about-campus`, 'webp', campusSvg(), 800);
for (const path of [`${demo}/about_page_main/demo-history`, `${publicSite}/history-workbench`]) {
  await writePicture(path, 'webp', workbenchSvg(), 800);
}
