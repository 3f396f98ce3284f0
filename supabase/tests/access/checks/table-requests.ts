import type { Client, Row } from '../../database.ts';
import type { Subject, TableAccess, Verb } from '../matrix/subject.ts';
import type { Person } from '../world/actors.ts';
import type { World } from '../world/world.ts';

interface Request {
  world: World;
  client: Client;
  table: string;
  self: Person;
  access: TableAccess;
  subject: Subject;
}

/** Sends the request of a verb; only for `S` does the answer tell whether it succeeded. */
export const tableRequests: Record<Verb, (request: Request) => Promise<boolean>> = {
  S: async ({ client, table, self, subject }) => {
    const key = keyOf(subject, self);
    const { data } = await from(client, table).select(Object.keys(key).join()).match(key);
    return (data ?? []).length > 0;
  },
  I: async ({ client, table, self, subject }) => {
    await from(client, table).insert(subject.row?.(self) ?? {});
    return false;
  },
  U: async ({ client, table, self, access, subject }) => {
    await from(client, table).update(access.change).match(keyOf(subject, self));
    return false;
  },
  P: async ({ world, client, table, self, access, subject }) => {
    const row = await world.storedRow(table, keyOf(subject, self));
    await from(client, table).upsert(
      { ...row, ...access.change },
      { onConflict: access.conflict ?? 'id' },
    );
    return false;
  },
  D: async ({ client, table, self, subject }) => {
    await from(client, table).delete().match(keyOf(subject, self));
    return false;
  },
};

const picture = Buffer.from('bytes of a picture');

export const fileRequests: Record<Verb, (request: Request) => Promise<boolean>> = {
  S: async ({ client, self, subject }) => {
    const [folder = '', file = ''] = nameOf(keyOf(subject, self)).split('/');
    const { data } = await files(client).list(folder);
    // Hosted Supabase returns the name without its folder.
    return (data ?? []).some((entry) => entry.name.endsWith(file));
  },
  I: async ({ client, self, subject }) => {
    const name = nameOf(subject.row?.(self) ?? {});
    const contentType = name.endsWith('.svg') ? 'image/svg+xml' : 'image/jpeg';
    await files(client).upload(name, picture, { contentType });
    return false;
  },
  U: async ({ client, self, subject }) => {
    await files(client).update(nameOf(keyOf(subject, self)), picture, {
      contentType: 'image/jpeg',
    });
    return false;
  },
  P: async ({ client, self, subject }) => {
    const options = { contentType: 'image/jpeg', upsert: true };
    await files(client).upload(nameOf(keyOf(subject, self)), picture, options);
    return false;
  },
  D: async ({ client, self, subject }) => {
    await files(client).remove([nameOf(keyOf(subject, self))]);
    return false;
  },
};

function from(client: Client, table: string) {
  return client.from(table.replace('public.', ''));
}

function files(client: Client) {
  return client.storage.from('public-files');
}

function keyOf(subject: Subject, self: Person): Row {
  return subject.key?.(self) ?? {};
}

function nameOf(row: Row): string {
  return String(row.name);
}
