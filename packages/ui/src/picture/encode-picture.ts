import { type Crop, cropSquare, type Size } from './crop.ts';

export interface PictureBox {
  width: number;
  height: number;
  /** 'inside' keeps the whole picture and never enlarges it; 'cover' cuts the middle to exactly this size. */
  fit: 'inside' | 'cover';
  /** Transparent pictures become PNG and stay transparent. Otherwise everything becomes JPG, on white. */
  keepsTransparency?: boolean;
}

interface Part extends Size {
  x: number;
  y: number;
}

/** Which part of the picture is kept, and the size it gets. */
export function fittedPart(
  source: Size,
  { width, height, fit }: PictureBox,
): { part: Part; size: Size } {
  if (fit === 'inside') {
    const scale = Math.min(1, width / source.width, height / source.height);
    return {
      part: { x: 0, y: 0, width: source.width, height: source.height },
      size: {
        width: Math.max(1, Math.round(source.width * scale)),
        height: Math.max(1, Math.round(source.height * scale)),
      },
    };
  }
  const scale = Math.max(width / source.width, height / source.height);
  const part = { width: width / scale, height: height / scale };
  return {
    part: { x: (source.width - part.width) / 2, y: (source.height - part.height) / 2, ...part },
    size: { width, height },
  };
}

function drawPart(canvas: HTMLCanvasElement, bitmap: ImageBitmap, part: Part, size: Size) {
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Gambar tidak dapat diolah.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, part.x, part.y, part.width, part.height, 0, 0, size.width, size.height);
  return context;
}

function isTransparent(context: CanvasRenderingContext2D, { width, height }: Size): boolean {
  const { data } = context.getImageData(0, 0, width, height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}

function fillTransparentParts(context: CanvasRenderingContext2D, { width, height }: Size): void {
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
}

/** A new file that carries nothing but pixels: no position, no trailing bytes, no script. */
function encodeCanvas(canvas: HTMLCanvasElement, type: 'image/jpeg' | 'image/png'): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('Gambar tidak dapat diolah.'))),
      type,
      0.88,
    );
  });
}

/** The picture in the size in which the portal shows it, as a new file. */
export async function fitPicture(bitmap: ImageBitmap, box: PictureBox): Promise<Blob> {
  const { part, size } = fittedPart(bitmap, box);
  const canvas = document.createElement('canvas');
  const context = drawPart(canvas, bitmap, part, size);
  if (box.keepsTransparency && isTransparent(context, size)) {
    return encodeCanvas(canvas, 'image/png');
  }
  fillTransparentParts(context, size);
  return encodeCanvas(canvas, 'image/jpeg');
}

/** Draws the cropped square, `side` pixels wide, on white. */
export function drawSquare(
  canvas: HTMLCanvasElement,
  bitmap: ImageBitmap,
  crop: Crop,
  side: number,
): void {
  const size = { width: side, height: side };
  const context = drawPart(canvas, bitmap, cropSquare(bitmap, crop), size);
  fillTransparentParts(context, size);
}

/** The cropped square as a new JPG. */
export function encodeSquare(bitmap: ImageBitmap, crop: Crop, side: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  drawSquare(canvas, bitmap, crop, side);
  return encodeCanvas(canvas, 'image/jpeg');
}
