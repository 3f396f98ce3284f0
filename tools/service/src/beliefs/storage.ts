import { randomUUID } from 'node:crypto';
import { belief } from '../belief.ts';
import type { Person } from '../target.ts';
import type { World } from '../world.ts';
import { plain } from './answers.ts';

const picture = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const json = { 'content-type': 'application/json' };
let made = 0;

/** A name that the policy allows to a person, another one at each call. */
function avatarOf({ id }: Person): string {
  made += 1;
  return `avatars/${id}_${Date.now()}_check${String(made).padStart(4, '0')}.jpg`;
}

interface File {
  type?: string;
  bytes?: Uint8Array<ArrayBuffer>;
  token?: string;
  headers?: Record<string, string>;
}

async function send({ ask, member }: World, name: string, file: File = {}): Promise<Response> {
  const { type = 'image/jpeg', bytes = picture, token = member.token, headers = {} } = file;
  const path = `/storage/v1/object/public-files/${name}`;
  const init = { method: 'POST', body: bytes, headers: { 'content-type': type, ...headers } };
  return ask(path, init, token);
}

const read = ({ ask }: World, name: string, headers = {}) =>
  ask(`/storage/v1/object/public/public-files/${name}`, { headers });

/** A file of the member, sent and accepted. */
async function stored(world: World, headers = {}): Promise<string> {
  const name = avatarOf(world.member);
  const answer = await send(world, name, { headers });
  if (!answer.ok) throw new Error(`the upload was refused: ${await plain(answer)}`);
  return name;
}

const refused = (error: { status?: number | undefined; statusCode?: string | undefined }) =>
  `${error.status} ${error.statusCode}`;

/** The status of the answer and, behind it, the status in its body: the service says 400 for most refusals. */
export const storageBeliefs = [
  belief('people upload their own picture', '200', async (world) =>
    plain(await send(world, avatarOf(world.member))),
  ),
  belief('the name of a picture need not say whose it is', '200, then 400', async (world) => {
    const name = `avatars/${Date.now()}_check${randomUUID().slice(0, 8)}.jpg`;
    const sent = await plain(await send(world, name));
    await world.peer.client.storage.from('public-files').remove([name]);
    const isKept = (await read(world, name)).ok;
    await world.member.client.storage.from('public-files').remove([name]);
    return isKept ? `${sent}, then ${(await read(world, name)).status}` : 'removed by another';
  }),
  belief('visitors read a public file with its type', '200 image/jpeg 7 bytes', async (world) => {
    const answer = await read(world, await stored(world));
    const { byteLength } = await answer.arrayBuffer();
    return `${answer.status} ${answer.headers.get('content-type')} ${byteLength} bytes`;
  }),
  belief('a public file is kept as long as its upload says', 'max-age=120', async (world) => {
    const name = await stored(world, { 'cache-control': 'max-age=120' });
    const kept = (await read(world, name)).headers.get('cache-control') ?? 'none';
    return /max-age=120/.exec(kept)?.[0] ?? kept;
  }),
  belief('a file that the browser has is 304', '304', async (world) => {
    const name = await stored(world);
    const tag = (await read(world, name)).headers.get('etag') ?? '';
    return String((await read(world, name, { 'if-none-match': tag })).status);
  }),
  belief('public files come without nosniff and policy', 'none, none', async (world) => {
    const { headers } = await read(world, await stored(world));
    const names = ['x-content-type-options', 'content-security-policy'];
    return names.map((name) => headers.get(name)?.split(';')[0] ?? 'none').join(', ');
  }),
  belief('another type is refused', '400 415', async (world) =>
    plain(await send(world, avatarOf(world.member), { type: 'image/svg+xml' })),
  ),
  belief('a file beyond 5 MiB is refused', '400 413', async (world) => {
    const bytes = new Uint8Array(5 * 1024 * 1024 + 1);
    return plain(await send(world, avatarOf(world.member), { bytes }));
  }),
  belief('a chosen name is refused', '400 403', async (world) =>
    plain(await send(world, `avatars/${world.member.id}.jpg`)),
  ),
  belief('a name of another person is refused', '400 403', async (world) =>
    plain(await send(world, avatarOf(world.peer))),
  ),
  belief('a folder of the site is refused', '400 403', async (world) =>
    plain(await send(world, `events/${Date.now()}_check1.jpg`)),
  ),
  belief('visitors upload nothing', '400 403', async ({ anon, member }) => {
    const files = anon.storage.from('public-files');
    const { error } = await files.upload(avatarOf(member), picture, { contentType: 'image/jpeg' });
    return error ? refused(error) : 'uploaded';
  }),
  belief('a token that nobody signed is refused with 400 403', '400 403', async (world) =>
    plain(await send(world, avatarOf(world.member), { token: 'a.b.c' })),
  ),
  belief('a name that exists is 400 409', '400 409', async (world) =>
    plain(await send(world, await stored(world))),
  ),
  belief('a file that is not there is 400 404', '400 404', async (world) =>
    plain(await read(world, avatarOf(world.member))),
  ),
  belief('people list their own files alone', 'own, 0 of the other', async (world) => {
    const name = await stored(world);
    const listed = async ({ client }: Person) =>
      (await client.storage.from('public-files').list('avatars', { limit: 1000 })).data ?? [];
    const own = (await listed(world.member)).some((file) => name.endsWith(file.name));
    const others = (await listed(world.peer)).filter((file) => name.endsWith(file.name));
    return `${own ? 'own' : 'none'}, ${others.length} of the other`;
  }),
  belief('visitors list nothing', '0', async ({ anon }) =>
    String((await anon.storage.from('public-files').list('avatars')).data?.length ?? 0),
  ),
  belief('people remove their own file, and it is gone', '400', async (world) => {
    const name = await stored(world);
    await world.member.client.storage.from('public-files').remove([name]);
    return String((await read(world, name)).status);
  }),
  belief('nobody removes the file of another', '200', async (world) => {
    const name = await stored(world);
    await world.peer.client.storage.from('public-files').remove([name]);
    return String((await read(world, name)).status);
  }),
  belief('people make no bucket', 'refused', async ({ member }) => {
    const { error } = await member.client.storage.createBucket('portal-check-bucket');
    return error ? 'refused' : 'made';
  }),
  belief('people open no bucket', 'refused', async ({ member }) => {
    const wider = { public: true, allowedMimeTypes: null };
    const { error } = await member.client.storage.updateBucket('public-files', wider);
    return error ? 'refused' : 'changed';
  }),
  belief('a picture is not moved to another person', 'refused', async (world) => {
    const files = world.member.client.storage.from('public-files');
    const { error } = await files.move(await stored(world), avatarOf(world.peer));
    return error ? 'refused' : 'moved';
  }),
];

/** Operations of the service that the portal does not use. */
export const operationBeliefs = [
  belief('a picture is not copied', 'refused', async (world) => {
    const body = JSON.stringify({
      bucketId: 'public-files',
      sourceKey: await stored(world),
      destinationKey: avatarOf(world.member),
      metadata: { mimetype: 'image/svg+xml' },
    });
    const init = { method: 'POST', headers: json, body };
    const answer = await world.ask('/storage/v1/object/copy', init, world.member.token);
    return answer.ok ? 'copied' : 'refused';
  }),
  belief('a picture is not moved', 'refused', async (world) => {
    const files = world.member.client.storage.from('public-files');
    const { error } = await files.move(await stored(world), avatarOf(world.member));
    return error ? 'refused' : 'moved';
  }),
  belief('no address for a later upload is signed', 'refused', async ({ member }) => {
    const files = member.client.storage.from('public-files');
    const { error } = await files.createSignedUploadUrl(avatarOf(member));
    return error ? 'refused' : 'signed';
  }),
  belief('no resumable upload begins', 'refused', async ({ ask, member }) => {
    const name = (text: string) => Buffer.from(text).toString('base64');
    const metadata = `bucketName ${name('public-files')},objectName ${name(avatarOf(member))}`;
    const headers = { 'tus-resumable': '1.0.0', 'upload-length': '7', 'upload-metadata': metadata };
    const init = { method: 'POST', headers };
    const answer = await ask('/storage/v1/upload/resumable', init, member.token);
    return answer.ok ? 'begun' : 'refused';
  }),
  belief(
    'the 21st picture of a day is refused in our words',
    '20 stored, then: Paling banyak 20 foto',
    async (world) => {
      const { token } = world.peer;
      let count = 0;
      let message = '';
      for (let index = 0; index < 21; index += 1) {
        const answer = await send(world, avatarOf(world.peer), { token });
        if (answer.ok) count += 1;
        else ({ message } = await answer.json());
      }
      return `${count} stored, then: ${message.slice(0, 22).trim()}`;
    },
  ),
];
