import { StackError } from '@portal/local-stack';
import * as z from 'zod/mini';
import type { Row, Sql } from './target.ts';

const rowsSchema = z.array(z.record(z.string(), z.unknown()));
const settingsSchema = z.record(z.string(), z.unknown());

/** The Management API of one project (https://supabase.com/docs/reference/api). Errors never contain the token. */
export function createManagement(api: string, ref: string, token: string) {
  const call = async (path: string, body?: object): Promise<unknown> => {
    const address = `${api}/v1/projects/${ref}/${path}`;
    const answer = await fetch(address, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new StackError(`The Management API at ${api} cannot be reached.`);
    });
    if (answer.ok) return answer.json();
    const why =
      answer.status === 401 || answer.status === 403 ? 'the token lacks the right' : answer.status;
    throw new StackError(`Supabase refused ${path} of the project ${ref}: ${why}.`);
  };
  const sql: Sql = async (text): Promise<Row[]> =>
    rowsSchema.parse(await call('database/query', { query: `${pinned};\n${text}` }));
  return {
    sql,
    settings: async (part: string): Promise<Row> => settingsSchema.parse(await call(part)),
  };
}

/**
 * Names in the catalogue's answers depend on the search_path, and so on the role that asks. The statements of a request
 * are one transaction, and the API answers with the rows of the last one.
 */
export const pinned = "set local search_path = ''";
