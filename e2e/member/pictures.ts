import type { Page } from 'playwright/test';

/** A picture that this browser itself has drawn: 60 × 40 with a black left half, so that a square must be cut. */
export async function drawn(page: Page, type: string): Promise<Buffer> {
  const bytes = await page.evaluate(async (wanted) => {
    const canvas = new OffscreenCanvas(60, 40);
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, 60, 40);
      context.fillStyle = '#000000';
      context.fillRect(0, 0, 30, 40);
    }
    const blob = await canvas.convertToBlob({ type: wanted });
    return Array.from(new Uint8Array(await blob.arrayBuffer()));
  }, type);
  return Buffer.from(bytes);
}

export function choosePhoto(page: Page, name: string, buffer: Buffer, mimeType = 'image/png') {
  return page.getByLabel('File foto profil').setInputFiles({ name, mimeType, buffer });
}

export function cropDialog(page: Page) {
  return page.getByRole('dialog', { name: 'Atur foto profil' });
}
