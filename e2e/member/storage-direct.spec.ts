import type { LocalStack } from '@portal/local-stack';
import type { APIRequestContext } from 'playwright/test';
import { accounts, expect, test } from '../fixtures.ts';

const folder = '/storage/v1/object/public-files';
const picture = Buffer.from([0xff, 0xd8, 0xff, 0xd9]);
const stamp = '1700000000000';

async function memberOf(request: APIRequestContext, email: string, password: string) {
  const { backend } = await (await request.get('/registry.json')).json();
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: backend.publishableKey },
    data: { email, password },
  });
  const { access_token: token, user } = await answer.json();
  const headers = { apikey: backend.publishableKey, authorization: `Bearer ${token}` };
  const send = (method: 'post' | 'put', name: string, type = 'image/jpeg', data = picture) =>
    request[method](`${folder}/${name}`, { headers: { ...headers, 'content-type': type }, data });
  return { id: String(user.id), headers, send };
}

const names = async (portal: LocalStack) =>
  (await portal.query('select name from storage.objects order by name')) as { name: string }[];

test('direct storage: the storage service itself refuses wrong types, foreign folders and names, 20 MB, and the files of others', async ({
  request,
  portal,
}) => {
  const budi = await memberOf(request, accounts.budi.email, accounts.budi.password);
  const siti = await memberOf(request, accounts.siti.email, accounts.siti.password);
  const own = `avatars/${budi.id}_${stamp}_abc123.jpg`;
  const before = await names(portal);
  expect((await budi.send('post', own)).ok()).toBe(true);
  const stored = await names(portal);
  expect(stored).toHaveLength(before.length + 1);

  const fresh = (ending: string) => `avatars/${budi.id}_${stamp}_${ending}`;
  const refused = [
    await budi.send('post', fresh('a.svg'), 'image/svg+xml'),
    await budi.send('post', fresh('b.jpg'), 'image/svg+xml'),
    await budi.send('post', fresh('c.jpg'), 'text/html'),
    await budi.send('post', fresh('d.html'), 'image/jpeg'),
    await budi.send('post', fresh('e.jpg'), 'application/pdf'),
    await budi.send('post', fresh('f.jpg'), 'image/jpeg', Buffer.alloc(20 * 1024 * 1024)),
    await budi.send('post', `avatars/${siti.id}_${stamp}_g.jpg`),
    await budi.send('post', 'avatars/selfie.jpg'),
    await budi.send('post', `avatars/../events/${stamp}_abc123.jpg`),
    ...(await Promise.all(
      ['events', 'company_logos', 'site', 'hero', 'home_about', 'organization'].map((place) =>
        budi.send('post', `${place}/${stamp}_abc123.jpg`),
      ),
    )),
    await siti.send('put', own),
    await siti.send('post', own),
  ];
  expect(refused.filter((answer) => answer.ok()).map((answer) => answer.url())).toEqual([]);

  const visitor = { apikey: budi.headers.apikey };
  await request.delete(`${folder}/${own}`, { headers: siti.headers });
  await request.delete(`${folder}/${own}`, { headers: visitor });
  await request.post('/storage/v1/object/move', {
    headers: siti.headers,
    data: { bucketId: 'public-files', sourceKey: own, destinationKey: fresh('moved.jpg') },
  });
  expect(await names(portal)).toEqual(stored);
  expect(await (await request.get(`/storage/v1/object/public/public-files/${own}`)).body()).toEqual(
    picture,
  );
});
