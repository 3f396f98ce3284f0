import { getToast } from '@portal/ui/toast';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answers, forbidden, press, said } from '../../../../test/portal.tsx';
import { openProfile, signIn } from '../../../../test/profile.ts';
// Loaded before the first test, which waits for it no longer than for a read.
import '../profile-page.tsx';

beforeEach(signIn);
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const png = new Uint8Array(64);
png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
png.set([100, 0, 0, 0, 50], 19);

/** Opens the page, chooses a file, and gives what is drawn of it: left, top and width. */
async function choose(own: object, bytes: Uint8Array<ArrayBuffer>, answers: Answers = {}) {
  const drawn: number[][] = [];
  vi.stubGlobal('createImageBitmap', async () => ({ width: 100, height: 50 }));
  const context = {
    drawImage: (_: unknown, ...[left = 0, top = 0, width = 0]: number[]) =>
      drawn.push([left, top, width]),
    fillRect: () => undefined,
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((answer) =>
    answer(new Blob(['x'], { type: 'image/jpeg' })),
  );
  openProfile(own, answers);
  const input = await screen.findByLabelText<HTMLInputElement>('File foto profil');
  expect(input.accept).toBe('image/jpeg,image/png');
  const click = vi.spyOn(input, 'click').mockReturnValue();
  press('profile_image_url' in own ? 'Ganti Foto' : 'Pilih Foto');
  expect(click).toHaveBeenCalledOnce();
  fireEvent.change(input, { target: { files: [] } });
  fireEvent.change(input, {
    target: { files: [new File([bytes], 'a.png', { type: 'image/png' })] },
  });
  return drawn;
}

test('a file that is no picture is refused with what it is', async () => {
  await choose({}, new TextEncoder().encode('%PDF-1.7'.padEnd(64)));
  await expect.poll(getToast).toMatchObject({
    tone: 'error',
    title: 'Tipe File Tidak Diizinkan',
    description:
      'Hanya file JPG, JPEG, atau PNG yang diizinkan. File ini sebenarnya PDF: simpan sebagai JPG atau PNG.',
  });
  expect(said('[aria-labelledby="foto"]')).toMatch(
    /Foto profilJPG atau PNG, paling besar 30 MB dan \d+ megapiksel\. Setelah dipilih, foto dipotong dan diperkecil\.Pilih Foto$/,
  );
  expect(said('dialog')).toBeUndefined();
});

test('a picture is cropped by keys, by dragging and by the slider, and may be dropped', async () => {
  const drawn = await choose({ profile_image_url: 'https://portal.example/a.jpg' }, png);
  await screen.findByText('Atur foto profil');
  expect(said('dialog')).toBe(
    'Atur foto profilSeret foto atau gunakan tombol panah untuk mengatur posisinya.PerbesarSimpan FotoBatal',
  );
  const stage = screen.getByLabelText('Geser foto');
  const last = () => drawn.at(-1)?.map((number) => Math.round(number * 100) / 100);
  expect(last()).toEqual([25, 0, 50]);
  fireEvent.change(screen.getByLabelText('Perbesar'), { target: { value: '2' } });
  expect(last()).toEqual([37.5, 12.5, 25]);
  const moves = { ArrowLeft: [36.25, 12.5], ArrowUp: [36.25, 11.25], ArrowRight: [37.5, 11.25] };
  for (const [key, place] of Object.entries({ ...moves, ArrowDown: [37.5, 12.5] })) {
    expect(fireEvent.keyDown(stage, { key })).toBe(false);
    expect(last()).toEqual([...place, 25]);
  }
  const steps = drawn.length;
  expect(fireEvent.keyDown(stage, { key: 'Tab' })).toBe(true);
  stage.hasPointerCapture = () => false;
  fireEvent.pointerMove(stage, { movementX: 10, movementY: 10 });
  expect(drawn).toHaveLength(steps);
  press('Batal');
  expect(said('dialog')).toBeUndefined();
});

test('a picture that is not stored stays in its dialog, which says so', async () => {
  await choose({}, png, { alumni: forbidden });
  await screen.findByText('Atur foto profil');
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Penuh' }, { status: 413 }));
  press('Simpan Foto');
  await expect.poll(() => said('dialog')).toContain('Gagal Upload Foto');
  expect(getToast()?.tone).not.toBe('success');
  press('Batal');
  expect(said('dialog')).toBeUndefined();
});

test('after a sign-out no picture is sent', async () => {
  await choose({}, png);
  await screen.findByText('Atur foto profil');
  localStorage.clear();
  press('Simpan Foto');
  await expect.poll(getToast).toMatchObject({ description: 'Pengguna tidak terautentikasi.' });
  expect(said('dialog')).toContain('Atur foto profil');
});
