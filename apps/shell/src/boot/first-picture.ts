import { toPictureAddress } from '@portal/api/file-address';
import { pictureAttribute, type SentRead } from '@portal/federation/first-paint';

/** Shows the picture that the page declares by `firstPicture`. Resolves when it can be painted, or when there is none. */
export async function showFirstPicture(reads: SentRead[]): Promise<void> {
  const place = document.querySelector<HTMLElement>(`[${pictureAttribute}]`);
  const [table = '', column = ''] = place?.getAttribute(pictureAttribute)?.split(' ') ?? [];
  const read = reads.find(
    ({ url }) =>
      url.includes(`/${table}?`) && [column, 'config_key'].some((it) => url.includes(it)),
  );
  if (!place || !read) return;
  // The page's own code reads the answer too.
  const answer = (await read.answer).clone();
  if (!answer.ok) return;
  const stored = findPicture(await answer.json(), column);
  place.dataset.picture = stored ? 'configured' : 'built-in';
  if (!stored) return;
  const [backendUrl = ''] = read.url.split('/rest/v1/');
  const src = toPictureAddress(stored, backendUrl);
  place.style.backgroundImage = `url(${JSON.stringify(src)})`;
  await Object.assign(new Image(), { fetchPriority: 'high', src }).decode();
}

/** In the first row, or in the site's configuration under this key. */
function findPicture(rows: Record<string, unknown>[], column: string): string {
  const configured = rows.find(({ config_key }) => config_key === column)?.config_value;
  const found = rows[0]?.[column] ?? Object(configured).url ?? configured;
  return typeof found === 'string' ? found : '';
}
