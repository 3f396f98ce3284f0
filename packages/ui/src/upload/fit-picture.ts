import { encodeCanvas } from './encode-canvas.ts';

export interface PictureBox {
  width: number;
  height: number;
  /** 'inside' keeps the whole picture and never enlarges it; 'cover' cuts the middle to exactly this size. */
  fit: 'inside' | 'cover';
  /** Transparent pictures become PNG and stay transparent; else everything becomes JPG, on white. */
  keepsTransparency?: boolean;
}

interface Size {
  width: number;
  height: number;
}

/** Which part of the picture is drawn, and how large. */
export function fittedParts(source: Size, { width, height, fit }: PictureBox) {
  if (fit === 'inside') {
    const scale = Math.min(1, width / source.width, height / source.height);
    return {
      cut: { x: 0, y: 0, width: source.width, height: source.height },
      drawn: {
        width: Math.max(1, Math.round(source.width * scale)),
        height: Math.max(1, Math.round(source.height * scale)),
      },
    };
  }
  const scale = Math.max(width / source.width, height / source.height);
  const cut = { width: width / scale, height: height / scale };
  return {
    cut: { x: (source.width - cut.width) / 2, y: (source.height - cut.height) / 2, ...cut },
    drawn: { width, height },
  };
}

function isTransparent(context: CanvasRenderingContext2D, { width, height }: Size): boolean {
  const { data } = context.getImageData(0, 0, width, height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}

/** The picture in the size that the portal shows it, as a new file. */
export async function fitPicture(bitmap: ImageBitmap, box: PictureBox): Promise<Blob> {
  const { cut, drawn } = fittedParts(bitmap, box);
  const canvas = document.createElement('canvas');
  canvas.width = drawn.width;
  canvas.height = drawn.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Gambar tidak dapat diolah.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, cut.x, cut.y, cut.width, cut.height, 0, 0, drawn.width, drawn.height);
  if (box.keepsTransparency && isTransparent(context, drawn)) {
    return encodeCanvas(canvas, 'image/png');
  }
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, drawn.width, drawn.height);
  return encodeCanvas(canvas, 'image/jpeg');
}
