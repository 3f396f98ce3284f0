import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { Muted, Stack } from '../layout/arrangement.tsx';
import { type Crop, fittingCrop, maxZoom, movedCrop } from './crop.ts';
import { drawSquare } from './encode-picture.ts';
import styles from './square-crop.module.css';

interface SquareCropProps {
  bitmap: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

const previewSide = 480;
const keyStep = 0.05;

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};

/** Chooses the square of a picture: drag it, or use the arrow keys; the slider enlarges. */
export function SquareCrop({ bitmap, crop, onChange }: SquareCropProps) {
  const hintId = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, bitmap, crop, previewSide);
  }, [bitmap, crop]);

  const moveByKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    onChange(movedCrop(bitmap, crop, ...step));
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    onChange(movedCrop(bitmap, crop, -event.movementX / width, -event.movementY / width));
  };

  return (
    <Stack gap={3} justify="center">
      <button
        type="button"
        className={styles.stage}
        aria-label="Geser foto"
        aria-describedby={hintId}
        onKeyDown={moveByKey}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      >
        <canvas ref={canvas} className={styles.picture} />
      </button>
      <Muted id={hintId} className={styles.hint}>
        Seret foto atau gunakan tombol panah untuk mengatur posisinya.
      </Muted>
      <label className={styles.zoom}>
        Perbesar
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={crop.zoom}
          onChange={(event) =>
            onChange(fittingCrop(bitmap, { ...crop, zoom: event.target.valueAsNumber }))
          }
        />
      </label>
    </Stack>
  );
}
