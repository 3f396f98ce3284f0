import { toPictureAddress } from '@portal/api/file-address';
import { pictureAttribute, type SentRead } from '@portal/federation/first-paint';

/** Shows the picture that the page declares by `firstPicture`. Resolves when it can be painted, or when there is none. */
export async function showFirstPicture(reads: SentRead[]): Promise<void> {
  const place = document.querySelector<HTMLElement>(`[${pictureAttribute}]`);
  const [table = '', column = ''] = place?.getAttribute(pictureAttribute)?.split(' ') ?? [];
  const read = reads.find(({ url }) => url.includes(`/${table}?`) && url.includes(column));
  if (!place || !read) return;
  // The page's own code reads the answer too.
  const answer = (await read.answer).clone();
  if (!answer.ok) return;
  const [row] = await answer.json();
  const stored = row?.[column];
  if (typeof stored !== 'string' || !stored) return;
  const [backendUrl = ''] = read.url.split('/rest/v1/');
  const src = toPictureAddress(stored, backendUrl);
  place.style.backgroundImage = `url(${JSON.stringify(src)})`;
  await Object.assign(new Image(), { fetchPriority: 'high', src }).decode();
}
