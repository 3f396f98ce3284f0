/** Every kind of file that the portal serves; any other answers 404. */
export const contentTypes: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

/** @returns undefined for what the portal does not serve */
export function contentTypeOf(path: string): string | undefined {
  return contentTypes[path.slice(path.lastIndexOf('.') + 1).toLowerCase()];
}

/** Whether to compress files of this type: the others are compressed already. */
export function isText(contentType: string): boolean {
  return /^(text\/|application\/(json|manifest|xml)|image\/svg)/.test(contentType);
}
