import { cleanText } from '@portal/api/text';

interface SiteImage {
  url: string;
  alt: string;
}
type Texts = Readonly<Record<string, string>>;

/** The conflict dialog shows the texts of an object one below the other. */
export function textsOf(label: string) {
  return { label, write: (texts: Texts) => Object.values(texts).join('\n\n') };
}

export function pictureTexts(label: string) {
  return {
    label,
    write: ({ url, alt }: SiteImage) => `${url || 'Gambar bawaan'}\n${alt}`,
  };
}

/** An empty URL stands for the built-in picture, which has an alternative text of its own. */
export function toImage(url: string, alt: string): SiteImage {
  return { url, alt: url ? cleanText(alt) : '' };
}
