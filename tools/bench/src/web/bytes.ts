import type { CDPSession } from 'playwright';

/** Bytes on the line, after compression, headers included. */
export interface Bytes {
  requests: number;
  script: number;
  style: number;
  data: number;
  other: number;
}

type Part = Exclude<keyof Bytes, 'requests'>;

const partOf: Readonly<Record<string, Part>> = {
  Script: 'script',
  Stylesheet: 'style',
  Fetch: 'data',
  XHR: 'data',
};

/** Counts from now on; the answer grows while the page loads. */
export async function countBytes(cdp: CDPSession): Promise<Bytes> {
  const bytes: Bytes = { requests: 0, script: 0, style: 0, data: 0, other: 0 };
  const parts = new Map<string, Part>();
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    // A preloaded script arrives as 'Other' or 'Script', depending on who asked first.
    const isScript = /javascript/.test(response.mimeType);
    parts.set(requestId, isScript ? 'script' : (partOf[type] ?? 'other'));
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const part = parts.get(requestId);
    if (!part) return;
    bytes.requests += 1;
    bytes[part] += encodedDataLength;
  });
  return bytes;
}
