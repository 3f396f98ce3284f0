/** The URL of a picture in the bucket, as rows store it. */
export function publicFile(objectPath: string): string {
  return `/storage/v1/object/public/public-files/${objectPath}`;
}

/** `demo-07` for 7: the file names of the demo pictures. */
export function demoPicture(folder: string, number: number): string {
  return publicFile(`${folder}/demo-${String(number).padStart(2, '0')}.webp`);
}
