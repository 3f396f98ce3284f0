import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from './save-file.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a saved file can still be read seconds after the click, and is freed later', async () => {
  vi.useFakeTimers();
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  saveFile('ekspor.csv', new Blob(['Nama']));
  const [link] = clicked.mock.contexts;
  expect(link).toMatchObject({ download: 'ekspor.csv', href: expect.stringMatching(/^blob:/) });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(revoked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(revoked.mock.calls).toEqual([[Object(link).href]]);
});
