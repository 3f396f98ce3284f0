import { type DatabaseClient, db } from '@portal/api/client';
import type { Database } from '../database.types.ts';
import { unwrap } from './unwrap.ts';

type Functions = Database['public']['Functions'];
type Name = keyof Functions;
type Arguments<Called extends Name> = Functions[Called]['Args'];
type Answer<Called extends Name> = Functions[Called]['Returns'];

interface Way {
  database?: (() => DatabaseClient) | undefined;
  /** With the arguments in the address. */
  get?: boolean;
  signal?: AbortSignal | undefined;
}

/** What a function of the database answers; its refusal is thrown as an `ApiError`. */
export async function call<Called extends Name>(
  name: Called,
  args?: Arguments<Called>,
  { database = db, get = false, signal }: Way = {},
): Promise<Answer<Called>> {
  const request = database().rpc(name, args, { get });
  return unwrap<Answer<Called>>(await (signal ? request.abortSignal(signal) : request));
}

/** The `queryFn` of a query that asks one function of the database. */
export function read<Called extends Name, Item>(
  name: Called,
  toItem: (answer: Answer<Called>) => Item,
  args?: Arguments<Called>,
  way?: Omit<Way, 'signal'>,
) {
  return async ({ signal }: { signal: AbortSignal }): Promise<Item> =>
    toItem(await call(name, args, { ...way, signal }));
}

/** The `mutationFn` of a write that one function of the database does. */
export function write<Called extends Name, Sent>(
  name: Called,
  toArguments: (sent: Sent) => Arguments<Called>,
) {
  return (sent: Sent): Promise<Answer<Called>> => call(name, toArguments(sent));
}
