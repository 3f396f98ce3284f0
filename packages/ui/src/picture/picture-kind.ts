/** How the files begin that people take for JPG or PNG, because their names say so. */
const kinds: readonly [name: string, beginning: RegExp][] = [
  ['HEIC', /^....ftyp(?:hei[cmxs]|hev[cmxs]|mif1|msf1)/s],
  ['AVIF', /^....ftypavi[fs]/s],
  ['WebP', /^RIFF....WEBP/s],
  ['GIF', /^GIF8/],
  ['BMP', /^BM/],
  ['TIFF', /^(?:II\*\0|MM\0\*)/],
  ['PDF', /^%PDF/],
  ['SVG', /^\s*(?:<\?xml[^>]*>\s*)?<svg/],
];
const picture = /^(?:\xff\xd8|\x89PNG\r\n)/;

const claimsToBeAllowed = /^image\/(?:jpeg|png)$/;

/**
 * What a file that is refused really is, for the person who chose it, where its name says otherwise. A file that begins as a JPG or PNG is
 * damaged or cut off. Empty for a file that is what its name says, unless it is the format of a telephone's camera.
 */
export function refusedKindText(bytes: Uint8Array, claimedType: string): string {
  const beginning = String.fromCharCode(...bytes.subarray(0, 200));
  if (beginning === '') return 'File ini kosong.';
  if (picture.test(beginning)) {
    return 'File ini rusak atau terpotong: kirim ulang dari perangkat asalnya.';
  }
  const kind = kinds.find(([, pattern]) => pattern.test(beginning))?.[0];
  if (kind === 'HEIC') return 'File ini HEIC dari iPhone: kirim sebagai JPG.';
  if (!kind || !claimsToBeAllowed.test(claimedType)) return '';
  return `File ini sebenarnya ${kind}: simpan sebagai JPG atau PNG.`;
}
