import { type Crop, cropSquare } from './crop.ts';
import { encodeCanvas } from './encode-canvas.ts';

/** Draws the cut square, `side` pixels wide, on white: pictures with transparent parts become JPG as well. */
export function drawSquare(
  canvas: HTMLCanvasElement,
  bitmap: ImageBitmap,
  crop: Crop,
  side: number,
): void {
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return;
  const cut = cropSquare(bitmap, crop);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, cut.x, cut.y, cut.side, cut.side, 0, 0, side, side);
}

/** The cut square as a new JPG. */
export function encodeSquare(bitmap: ImageBitmap, crop: Crop, side: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  drawSquare(canvas, bitmap, crop, side);
  return encodeCanvas(canvas, 'image/jpeg');
}
