/** A square cut of a picture: how far it is enlarged, and which point of the picture stands in the middle (0 to 1). */
export interface Crop {
  zoom: number;
  centreX: number;
  centreY: number;
}

export interface Size {
  width: number;
  height: number;
}

export const maxZoom = 4;

export const wholePicture: Crop = { zoom: 1, centreX: 0.5, centreY: 0.5 };

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function sideOf({ width, height }: Size, zoom: number): number {
  return Math.min(width, height) / zoom;
}

/** The nearest crop that leaves no empty edge. */
export function fittingCrop(size: Size, crop: Crop): Crop {
  const zoom = clamp(crop.zoom, 1, maxZoom);
  const side = sideOf(size, zoom);
  const marginX = side / 2 / size.width;
  const marginY = side / 2 / size.height;
  return {
    zoom,
    centreX: clamp(crop.centreX, marginX, 1 - marginX),
    centreY: clamp(crop.centreY, marginY, 1 - marginY),
  };
}

/** The crop moved by a part of its own side: 0.1 to the right shows what lies a tenth further right. */
export function movedCrop(size: Size, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(size, crop.zoom);
  return fittingCrop(size, {
    zoom: crop.zoom,
    centreX: crop.centreX + (right * side) / size.width,
    centreY: crop.centreY + (down * side) / size.height,
  });
}

/** The square in pixels of the picture. */
export function cropSquare(size: Size, crop: Crop) {
  const side = sideOf(size, crop.zoom);
  return {
    x: crop.centreX * size.width - side / 2,
    y: crop.centreY * size.height - side / 2,
    width: side,
    height: side,
  };
}
