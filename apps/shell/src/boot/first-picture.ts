import { toPictureAddress } from '@portal/api/file-address';
import { pictureAttribute, type SentRead } from '@portal/federation/first-paint';

/** Shows the picture that the page declares by `firstPicture`. Resolves when it can be painted, or when there is none. */
export async function showFirstPicture(reads: SentRead[]): Promise<void> {
  const { place, source, column } = declared();
  const read = reads.find(({ url }) => url.split('?')[0]?.endsWith(`/${source}`));
  if (!place || !read) return;
  const src = await pictureIn(read, column);
  if (src === undefined) return;
  place.dataset.picture = src ? 'configured' : 'built-in';
  if (!src) return;
  place.style.backgroundImage = `url(${JSON.stringify(src)})`;
  await Object.assign(new Image(), { fetchPriority: 'high', src }).decode();
}

function declared() {
  const place = document.querySelector<HTMLElement>(`[${pictureAttribute}]`);
  const [source = '', column = ''] = place?.getAttribute(pictureAttribute)?.split(' ') ?? [];
  return { place, source, column };
}

/** The picture's URL: empty if the answer names none, undefined if the read failed. */
async function pictureIn(read: SentRead, column: string): Promise<string | undefined> {
  // `clone`, because the page's own code reads the answer too.
  const answer = (await read.answer).clone();
  if (!answer.ok) return undefined;
  const stored = findPicture(await answer.json(), column);
  const [backendUrl = ''] = read.url.split('/rest/v1/');
  return stored && toPictureAddress(stored, backendUrl);
}

/** The picture is a field of the first item, or the value of this key in the site's configuration. */
function findPicture(answer: unknown, column: string): string {
  const [item] = Object(answer).items ?? [answer];
  const stored = Object(item)[column];
  const found = Object(stored).url ?? stored;
  return typeof found === 'string' ? found : '';
}
