import { isBackendConfigured, requireBackend } from './backend.ts';
import { toPictureAddress, toStoredPicture } from './file-address.ts';

function backendUrl(): string {
  return isBackendConfigured() ? requireBackend().url : '';
}

/** The address of the picture that a column holds; empty where there is none. Write it back by `storedPicture`. */
export function asPicture(value: unknown): string {
  return typeof value === 'string' ? toPictureAddress(value, backendUrl()) : '';
}

export function asOptionalPicture(value: unknown): string | null {
  return asPicture(value) || null;
}

/** What a column holds for the picture at this address; null for none. */
export function storedPicture(address: string | null): string | null {
  return address ? toStoredPicture(address, backendUrl()) : null;
}
