import { beforeEach, describe, expect, it } from 'vitest';
import { becomeClient } from '../become-client.ts';
import type { Account, Row, Sql } from '../database.ts';
import { database, freshPortal, type Portal } from '../portal.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
  // The embedded service grants its schema to everybody at its first request.
  await portal.as().from('events').select('id');
});

/** What the storage service calls its requests: https://github.com/supabase/storage/blob/master/src/http/routes/operations.ts */
const operations = [
  'upload',
  'upload_update',
  'upload_signed',
  'sign_upload_url',
  'copy',
  'move',
  'delete',
  'delete_many',
  'get_public',
  'get_authenticated',
  'info_authenticated',
  'info_public',
  'get_signed',
  'sign',
  'sign_many',
  'list',
  'list_v2',
]
  .map((name) => `storage.object.${name}`)
  .concat(
    ...[
      'abort_multipart',
      'complete_multipart',
      'create_multipart',
      'list_multipart',
      'list_parts',
      'part',
      'part_copy',
    ].map((name) => `storage.s3.upload.${name}`),
    'storage.s3.upload',
    ...['copy', 'get', 'list', 'info', 'delete_many', 'delete', 'get_tagging'].map(
      (name) => `storage.s3.object.${name}`,
    ),
    ...['create', 'part', 'get', 'delete'].map((name) => `storage.tus.upload.${name}`),
    'storage.tus.options',
    ...['create', 'delete', 'empty', 'list', 'get', 'update'].map(
      (name) => `storage.bucket.${name}`,
    ),
    ...['create', 'delete', 'get', 'head', 'list', 'get_location', 'get_versioning'].map(
      (name) => `storage.s3.bucket.${name}`,
    ),
    ...['create', 'delete', 'list', 'get'].map((name) => `storage.vector.bucket.${name}`),
    ...['create', 'delete', 'list', 'get'].map((name) => `storage.vector.index.${name}`),
    ...['get', 'put', 'list', 'query', 'delete'].map((name) => `storage.vector.vectors.${name}`),
    'storage.iceberg.config.get',
    ...['create', 'drop', 'list', 'load', 'exists'].map(
      (name) => `storage.iceberg.namespace.${name}`,
    ),
    ...['list', 'load', 'exists', 'create', 'drop', 'commit'].map(
      (name) => `storage.iceberg.table.${name}`,
    ),
    ...['image_authenticated', 'image_public', 'image_sign'].map(
      (name) => `storage.render.${name}`,
    ),
    ...['purge_object_cache', 'purge_bucket_cache', 'purge_tenant_cache'].map(
      (name) => `storage.cdn.${name}`,
    ),
    'object.get_authenticated_info',
    'object.head_authenticated_info',
    'an operation of a later service',
    '',
  );
const mayStore = ['storage.object.upload', 'storage.object.upload_update'];
const mayRemove = ['storage.object.delete', 'storage.object.delete_many'];

/** One after the other without the account and, as in former versions of the portal, with it. */
const nameOf = (account: Account, number = 0) => {
  const stamp = 1_700_000_000_000 + number;
  return number % 2 === 0 ? `avatars/${stamp}_a1b2c3.jpg` : `avatars/${account.id}_${stamp}.jpg`;
};
const picture = { mimetype: 'image/jpeg', size: 1_000 };

const insertion = `insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata)
  values ('public-files', $1, ($2::text)::uuid, $2::text, '1', $3::text::jsonb)`;

async function begin(sql: Sql, operation: string, account?: Account) {
  if (account) await becomeClient(sql, account);
  else await sql("select set_config('role', 'service_role', true)");
  await sql("select set_config('storage.operation', $1, true)", [operation]);
}

/** The error of the work in a transaction of its own, which is kept or rolled back. */
async function errorOf(work: (sql: Sql) => Promise<unknown>, isKept: boolean): Promise<string> {
  const { transaction } = await database;
  const rollback = new Error('rolled back');
  return transaction(async (sql) => {
    await work(sql);
    if (!isKept) throw rollback;
  }).then(
    () => '',
    (error: unknown) => (error === rollback ? '' : (error as Error).message),
  );
}

const tries = (account: Account, operation: string, name = nameOf(account)) =>
  errorOf(async (sql) => {
    await begin(sql, operation, account);
    await sql(insertion, [name, account.id, JSON.stringify({ mimetype: 'image/jpeg' })]);
  }, false);

const stores = (account: Account, name: string, metadata: Row = picture) =>
  errorOf(async (sql) => {
    await begin(sql, mayStore[0] ?? '');
    await sql(insertion, [name, account.id, JSON.stringify(metadata)]);
  }, true);

const count = async () => (await portal.sql('select name from storage.objects')).length;
const limit = 'Paling banyak 20 foto atau 20 MB sehari. Coba lagi besok.';

it.each(operations)(
  'the operation %j stores, changes and removes files only where it is meant to',
  async (operation) => {
    const { pending } = portal.people;
    const stored = await tries(pending, operation);
    expect(stored).toMatch(mayStore.includes(operation) ? /^$/ : /row-level security/);
    expect(await stores(pending, nameOf(pending))).toBe('');
    const { transaction } = await database;
    const done: number[] = [];
    await transaction(async (sql) => {
      await begin(sql, operation, pending);
      done.push((await sql("update storage.objects set version = '2' returning id")).length);
      done.push((await sql('delete from storage.objects returning id')).length);
    });
    const expected = [mayStore, mayRemove].map((meant) => Number(meant.includes(operation)));
    expect(done).toEqual(expected);
  },
);

describe('what was really stored', () => {
  it('is counted when the row stays: the tries before it see no others', async () => {
    const { pending } = portal.people;
    for (let number = 0; number < 30; number += 1) {
      expect(await tries(pending, 'storage.object.upload', nameOf(pending, number))).toBe('');
    }
    const errors: string[] = [];
    for (let number = 0; number < 30; number += 1) {
      errors.push(await stores(pending, nameOf(pending, number)));
    }
    expect(errors).toEqual([...Array(20).fill(''), ...Array(10).fill(limit)]);
    expect(await count()).toBe(20);
    expect(await tries(pending, 'storage.object.upload', nameOf(pending, 40))).toBe(limit);
  });

  it('is counted in bytes too, and not for what the admin stores', async () => {
    const { admin, pending } = portal.people;
    const large = { ...picture, size: 5 * 1024 * 1024 };
    for (let number = 0; number < 4; number += 1) {
      expect(await stores(pending, nameOf(pending, number), large)).toBe('');
    }
    expect(await stores(pending, nameOf(pending, 4), picture)).toBe(limit);
    for (let number = 0; number < 25; number += 1) {
      const stamp = 1_700_000_000_000 + number;
      const folder = number % 2 === 0 ? 'events' : 'avatars';
      expect(await stores(admin, `${folder}/${stamp}_a1b2c3.jpg`, large)).toBe('');
    }
  });

  it('is no larger than the bucket allows, whatever length was announced', async () => {
    const { pending } = portal.people;
    const tooLarge = { ...picture, contentLength: 10, size: 5 * 1024 * 1024 + 1 };
    const sentence = 'Berkas terlalu besar. Paling besar 5 MB.';
    expect(await stores(pending, nameOf(pending), tooLarge)).toBe(sentence);
    expect(await count()).toBe(0);
  });

  it.each(['image/svg+xml', 'application/javascript', 'application/xhtml+xml', undefined])(
    'is a picture and not %s, whatever its name is',
    async (mimetype) => {
      const { pending } = portal.people;
      const sentence = 'Jenis berkas ini tidak diterima.';
      expect(await stores(pending, nameOf(pending), { size: 1, mimetype })).toBe(sentence);
      expect(await stores(pending, nameOf(pending))).toBe('');
      const changed = errorOf(
        (sql) =>
          sql(`update storage.objects set metadata = $1::text::jsonb`, [
            JSON.stringify({ size: 1, mimetype }),
          ]),
        true,
      );
      expect(await changed).toBe(sentence);
    },
  );

  it('belongs to the person whose name it has, also when the admin stored it', async () => {
    const { admin, pending } = portal.people;
    expect(await stores(admin, nameOf(pending, 1))).toBe('');
    const { error } = await portal
      .as(pending)
      .storage.from('public-files')
      .remove([nameOf(pending, 1)]);
    expect([error, await count()]).toEqual([null, 0]);
  });

  it('comes from accounts that exist: the token of a deleted one stores and removes nothing', async () => {
    const { pending } = portal.people;
    await stores(pending, nameOf(pending));
    await portal.sql('delete from auth.users where id = $1', [pending.id]);
    expect(await tries(pending, 'storage.object.upload', nameOf(pending, 1))).toMatch(/row-level/);
    await portal
      .as(pending)
      .storage.from('public-files')
      .remove([nameOf(pending)]);
    expect(await count()).toBe(1);
  });
});

it('of a hundred uploads at once exactly twenty are stored', async () => {
  const { pending } = portal.people;
  const upload = async (number: number) => {
    const tried = await tries(pending, 'storage.object.upload', nameOf(pending, number));
    return tried || stores(pending, nameOf(pending, number));
  };
  const errors = await Promise.all(Array.from({ length: 100 }, (_, number) => upload(number)));
  expect(errors.filter((error) => error === '')).toHaveLength(20);
  expect(new Set(errors)).toEqual(new Set(['', limit]));
  expect(await count()).toBe(20);
});
