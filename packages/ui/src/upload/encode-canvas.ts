/** A new file that carries nothing but pixels: no position, no trailing bytes, no script. */
export function encodeCanvas(
  canvas: HTMLCanvasElement,
  type: 'image/jpeg' | 'image/png',
): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('Gambar tidak dapat diolah.'))),
      type,
      0.88,
    );
  });
}
