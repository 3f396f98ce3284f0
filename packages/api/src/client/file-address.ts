const publicFiles = '/storage/v1/object/public/public-files/';

/** Older installations stored uploads with the origin of that time. The generated name identifies them as files of the portal. */
const uploadWithOrigin =
  /^https?:\/\/[^/]+(\/storage\/v1\/object\/public\/public-files\/[a-z_]+\/(?:[0-9a-f-]{36}_)?\d{13}(?:_[a-z0-9]{4,40})?\.(?:jpg|png))$/;

/** A picture as rows hold it: a file of the portal's own storage as a path, so that it survives a new domain; other links as they are. */
export function toStoredPicture(address: string, backendUrl: string): string {
  const [, path] = address.match(uploadWithOrigin) ?? [];
  if (path) return path;
  return address.startsWith(backendUrl + publicFiles) ? address.slice(backendUrl.length) : address;
}

/** Where a browser finds a picture that a row holds: the storage may have another origin than the site. */
export function toPictureAddress(stored: string, backendUrl: string): string {
  const path = toStoredPicture(stored, backendUrl);
  const isElsewhere = path.startsWith(publicFiles) && backendUrl !== globalThis.location?.origin;
  return isElsewhere ? backendUrl + path : path;
}
