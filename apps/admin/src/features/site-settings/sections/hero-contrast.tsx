import { Notice } from '@portal/ui';
import {
  type HeroWindow,
  heroWindows,
  leastHeroContrast,
  leastReadable,
  shownPart,
} from '@portal/views/site/hero-contrast.ts';
import { Form } from 'antd';
import { useEffect, useState } from 'react';
import {
  noPicture,
  type PictureValue,
  usePictureFormValues,
  usePictureUrl,
} from '../../../form/picture-value.ts';
import styles from './hero-contrast.module.css';

/** Warns if the hero's text is hard to read on the chosen picture. It does not block saving. */
export function HeroContrast() {
  const values = usePictureFormValues(Form.useFormInstance<{ picture: PictureValue }>());
  const finding = useContrastFinding(usePictureUrl(values?.picture ?? noPicture));
  return (
    <div role="status" className={styles.status}>
      {finding && <Notice tone={finding.isLow ? 'warning' : 'info'}>{finding.text}</Notice>}
    </div>
  );
}

interface Finding {
  isLow: boolean;
  text: string;
}

function useContrastFinding(url: string | null): Finding | null {
  const [found, setFound] = useState<{ url: string; finding: Finding } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (url) {
      checkContrast(url).then((finding) => isCurrent && setFound({ url, finding }));
    }
    return () => {
      isCurrent = false;
    };
  }, [url]);
  return found && found.url === url ? found.finding : null;
}

const format = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1, roundingMode: 'floor' });

const listFormat = new Intl.ListFormat('id-ID');

async function checkContrast(url: string): Promise<Finding> {
  // Pixels of another site's picture can be read only if that site allows it.
  const image = Object.assign(new Image(), { crossOrigin: 'anonymous', src: url });
  try {
    await image.decode();
    return describeContrast(
      heroWindows.map((view) => ({
        name: view.name,
        contrast: leastHeroContrast(view, readPixels(image, view)),
      })),
    );
  } catch {
    return {
      isLow: false,
      text: 'Kontras tulisan dengan gambar dari alamat ini tidak dapat diperiksa.',
    };
  }
}

export function describeContrast(
  windows: { name: HeroWindow['name']; contrast: number }[],
): Finding {
  const low = windows.filter(({ contrast }) => contrast < leastReadable);
  const least = format.format(Math.min(...windows.map(({ contrast }) => contrast)));
  const recommended = format.format(leastReadable);
  if (low.length === 0) {
    return {
      isLow: false,
      text: `Tulisan di atas gambar ini terbaca jelas: kontras terendahnya ${least}, dan anjurannya ${recommended}.`,
    };
  }
  const places = listFormat.format(low.map(({ name }) => name));
  return {
    isLow: true,
    text: `Di layar ${places} tulisan di atas gambar ini sulit dibaca: kontras terendahnya ${least}, di bawah anjuran ${recommended}; pilih gambar yang lebih gelap.`,
  };
}

/** Each sampled pixel averages this many pixels of the window in each direction, about the width of a letter. */
const grain = 8;

function readPixels(image: HTMLImageElement, view: HeroWindow): ImageData {
  const width = Math.round(view.width / grain);
  const height = Math.round(view.height / grain);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas');
  const part = shownPart(view, { width: image.naturalWidth, height: image.naturalHeight });
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, part.left, part.top, part.width, part.height, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
