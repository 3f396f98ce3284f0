/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** The contrast of two colours, 1 to 21, by WCAG 2.2 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrast(a: Rgb, b: Rgb): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Rgb): number {
  const [r = 0, g = 0, b = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
