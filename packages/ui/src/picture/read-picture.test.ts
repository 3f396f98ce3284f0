import { afterEach, expect, test, vi } from 'vitest';
import { pickPicture, readPicture } from './read-picture.ts';

const megabyte = 1024 * 1024;
const wrongType = 'Tipe File Tidak Diizinkan';
const tooBig = 'Ukuran File Terlalu Besar';

function png(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

function jpeg(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(64);
  // An EXIF segment of eight bytes stands before the frame that carries the size.
  bytes.set([0xff, 0xd8, 0xff, 0xe1, 0, 8, 0x45, 0x78, 0x69, 0x66, 0, 0, 0xff, 0xc0, 0, 17, 8]);
  const view = new DataView(bytes.buffer);
  view.setUint16(17, height);
  view.setUint16(19, width);
  return bytes;
}

/** The limits of the fields: posters and logos; avatars; pictures of the site; photos of the organisation. */
const fields = [
  { megabytes: 2, anyRaster: false },
  { megabytes: 5, anyRaster: false },
  { megabytes: 30, anyRaster: false },
  { megabytes: 30, anyRaster: true },
];
const gif = new Uint8Array([...new TextEncoder().encode('GIF89a'), 1, 0, 1, 0, ...Array(32)]);
const script = '<script>alert(1)</script>';

/** Whatever they are named and whatever type they claim: the browser takes both from the name. */
const files = (megabytes: number): [string, BlobPart[], string][] => [
  ['a drawing', [`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`.padEnd(64)], wrongType],
  ['a page', [`<!doctype html>${script}`.padEnd(64)], wrongType],
  ['a document', ['%PDF-1.7'.padEnd(64)], wrongType],
  ['the beginning of a PNG and a page', [png(0, 0).subarray(0, 8), script], wrongType],
  ['the beginning of a JPG and a page', [jpeg(0, 0).subarray(0, 3), script], wrongType],
  ['nothing', [], wrongType],
  ['one byte over the limit', [new Uint8Array(megabytes * megabyte + 1)], tooBig],
  ['a PNG of 30,000 × 30,000', [png(30_000, 30_000)], tooBig],
  ['a JPG of 65,535 × 65,535', [jpeg(65_535, 65_535)], tooBig],
];

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

for (const { megabytes, anyRaster } of fields) {
  const cases = anyRaster
    ? files(megabytes)
    : [...files(megabytes), ['a GIF', [gif], wrongType] as const];
  test.each(cases)(
    `disguised files, oversized files: a field of ${megabytes} MB refuses %s before anything is decoded`,
    async (_, parts, title) => {
      const decode = vi.fn();
      vi.stubGlobal('createImageBitmap', decode);
      const file = new Blob([...parts], { type: 'image/png' });
      const { problem } = await readPicture(file, megabytes, { anyRaster });
      expect(problem?.title).toBe(title);
      expect(decode).not.toHaveBeenCalled();
    },
  );
}

const ftyp = (brand: string) => `\0\0\0\x18ftyp${brand}`.padEnd(64, '\0');
test.each<[string, BlobPart[], string]>([
  ['HEIC', [ftyp('heic')], 'File ini HEIC dari iPhone: kirim sebagai JPG.'],
  ['HEIC of a burst', [ftyp('mif1')], 'File ini HEIC dari iPhone: kirim sebagai JPG.'],
  ['AVIF', [ftyp('avif')], 'File ini sebenarnya AVIF: simpan sebagai JPG atau PNG.'],
  [
    'WebP',
    ['RIFF\0\0\0\0WEBPVP8 '.padEnd(64)],
    'File ini sebenarnya WebP: simpan sebagai JPG atau PNG.',
  ],
  ['HEVC', [ftyp('hevx')], 'File ini HEIC dari iPhone: kirim sebagai JPG.'],
  ['BMP', ['BM'.padEnd(64)], 'File ini sebenarnya BMP: simpan sebagai JPG atau PNG.'],
  ['TIFF', ['MM\0*'.padEnd(64)], 'File ini sebenarnya TIFF: simpan sebagai JPG atau PNG.'],
  ['SVG', ['<svg>'.padEnd(64)], 'File ini sebenarnya SVG: simpan sebagai JPG atau PNG.'],
  [
    'SVG after a head',
    ['  <?xml version="1"?>\n<svg>'],
    'File ini sebenarnya SVG: simpan sebagai JPG atau PNG.',
  ],
  ['a text about others', [' BM GIF8 %PDF II*\0 RIFF----WEBP x<svg'], ''],
  ['GIF', [gif], 'File ini sebenarnya GIF: simpan sebagai JPG atau PNG.'],
  ['PDF', ['%PDF-1.7'.padEnd(64)], 'File ini sebenarnya PDF: simpan sebagai JPG atau PNG.'],
  [
    'a cut-off JPG',
    [jpeg(0, 0).subarray(0, 10)],
    'File ini rusak atau terpotong: kirim ulang dari perangkat asalnya.',
  ],
  ['nothing', [], 'File ini kosong.'],
  ['a page', ['<!doctype html>'.padEnd(64)], ''],
])('a file named .jpg that is %s is called what it is', async (_, parts, sentence) => {
  const { problem } = await readPicture(new Blob(parts, { type: 'image/jpeg' }), 2);
  const allowed = 'Hanya file JPG, JPEG, atau PNG yang diizinkan.';
  expect(problem?.description).toBe(`${allowed} ${sentence}`.trim());
});

test('a picture of 48 megapixels is decoded small, and one of 12 as it is', async () => {
  const bitmap = {};
  const open = vi.fn().mockResolvedValue(bitmap);
  vi.stubGlobal('createImageBitmap', open);
  const big = new Blob([jpeg(8064, 6048)]);
  expect(await readPicture(big, 30)).toEqual({ bitmap, problem: null });
  expect(open).toHaveBeenLastCalledWith(big, { resizeWidth: 4000, resizeQuality: 'high' });
  const usual = new Blob([jpeg(4000, 3000)]);
  await readPicture(usual, 30);
  expect(open).toHaveBeenLastCalledWith(usual);
});

test.each([
  [undefined, 50],
  [8, 110],
  [4, 100],
  [0.5, 40],
])(
  'with %s GB a device opens at most %i megapixels, and says both limits',
  async (memory, limit) => {
    vi.stubGlobal('navigator', memory === undefined ? {} : { deviceMemory: memory });
    vi.stubGlobal('createImageBitmap', vi.fn().mockRejectedValue(new Error()));
    const { problem } = await readPicture(new Blob([jpeg(16_320, 12_240)]), 30);
    expect(problem).toEqual({
      title: tooBig,
      description: `Gambar ini 200 megapiksel. Paling besar ${limit} megapiksel dan 30 MB: perkecil gambarnya, lalu pilih lagi.`,
    });
  },
);

test('a picture that is too big for the memory after all is not called damaged', async () => {
  vi.stubGlobal('createImageBitmap', vi.fn().mockRejectedValue(new Error()));
  const { problem } = await readPicture(new Blob([jpeg(8064, 6048)]), 30);
  expect(problem?.title).toBe(tooBig);
});

test('a file that is what its name says gets the sentence about JPG alone', async () => {
  const { problem } = await readPicture(new Blob([gif], { type: 'image/gif' }), 2);
  expect(problem?.description).toBe('Hanya file JPG, JPEG, atau PNG yang diizinkan.');
});

test('disguised files: a picture that cannot be decoded is refused, one that can is taken', async () => {
  const bitmap = {};
  vi.stubGlobal(
    'createImageBitmap',
    vi.fn().mockRejectedValueOnce(new Error()).mockResolvedValue(bitmap),
  );
  const file = new Blob([jpeg(800, 600)]);
  const { problem } = await readPicture(file, 2);
  expect(problem).toMatchObject({
    title: wrongType,
    description: expect.stringContaining('rusak atau terpotong'),
  });
  expect(await readPicture(file, 2)).toEqual({ bitmap, problem: null });
});

test.each([
  [{ maxMegabytes: 2 }, 2, 'Ukuran file maksimal adalah 2 MB.', 'JPG, JPEG, atau PNG'],
  [
    { maxMegabytes: 2, anyRaster: true },
    30,
    'Ukuran file maksimal adalah 30 MB.',
    'gambar seperti JPG, PNG, WebP, atau GIF',
  ],
])(
  'a picked file is limited in the file or in the result, and in its type: %o',
  async (kind, megabytes, tooLarge, types) => {
    const limits = { ...kind, width: 10, height: 10, fit: 'inside' } as const;
    const source = new Blob([new Uint8Array(megabytes * megabyte + 1)]);
    expect(await pickPicture(source, limits)).toEqual({
      picture: null,
      problem: { title: tooBig, description: tooLarge },
    });
    const page = await pickPicture(new Blob(['<!doctype html>'.padEnd(64)]), limits);
    expect(page).toEqual({
      picture: null,
      problem: { title: wrongType, description: `Hanya file ${types} yang diizinkan.` },
    });

    const close = vi.fn();
    vi.stubGlobal('createImageBitmap', async () => ({ width: 8, height: 6, close }));
    const context = { drawImage: vi.fn(), fillRect: vi.fn() };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    const encode = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
    const results = [2 * megabyte, 2 * megabyte + 1].map(
      (size) => new Blob([new Uint8Array(size)]),
    );
    for (const result of results) encode.mockImplementationOnce((answer) => answer(result));
    const picked = [
      await pickPicture(new Blob([jpeg(8, 6)]), limits),
      await pickPicture(new Blob([jpeg(8, 6)]), limits),
    ];
    expect(picked).toEqual([
      { picture: results[0], problem: null },
      {
        picture: null,
        problem: { title: tooBig, description: 'Ukuran file maksimal adalah 2 MB.' },
      },
    ]);
    expect(close).toHaveBeenCalledTimes(2);
  },
);
