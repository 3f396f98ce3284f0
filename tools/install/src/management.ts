import { StackError } from '@portal/local-stack';
import type { Session } from '@portal/local-stack/schema';
import * as z from 'zod/mini';

const rowsSchema = z.array(z.record(z.string(), z.unknown()));
const keysSchema = z.array(
  z.object({
    name: z.string(),
    type: z.nullish(z.string()),
    api_key: z.nullish(z.string()),
  }),
);
const settingsSchema = z.record(z.string(), z.unknown());

export type Settings = z.infer<typeof settingsSchema>;
/** The two groups of settings that the Management API reads and changes alike. */
export type SettingsOf = 'config/auth' | 'postgrest';

export const hostedApi = 'https://api.supabase.com';

interface Access {
  /** `hostedApi` for every hosted project. */
  apiUrl: string;
  projectRef: string;
  token: string;
}

export interface Management extends Session {
  settings: (group: SettingsOf) => Promise<Settings>;
  change: (group: SettingsOf, settings: Settings) => Promise<void>;
  keys: () => Promise<Keys>;
}

export interface Keys {
  publishable: string;
  secret: string;
}

/**
 * What the Management API offers for one project (https://supabase.com/docs/reference/api). Statements run with the
 * rights of the dashboard's SQL editor. Errors name the call and the service's reason, never the token.
 */
export function createManagement({ apiUrl, projectRef, token }: Access): Management {
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${apiUrl}/v1/projects/${projectRef}/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new StackError(`${apiUrl} cannot be reached.`);
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.ok) return answer;
    const { message } = Object(answer) as { message?: unknown };
    const reason = refusals[response.status] ?? String(message ?? 'no reason given');
    throw new StackError(`Supabase refused ${method} ${path} (${response.status}): ${reason}`);
  };
  return {
    query: async (query, parameters = []) =>
      rowsSchema.parse(await call('POST', 'database/query', { query, parameters })),
    run: async (query) => void (await call('POST', 'database/query', { query })),
    settings: async (group) => settingsSchema.parse(await call('GET', group)),
    change: async (group, settings) => void (await call('PATCH', group, settings)),
    keys: async () => chooseKeys(keysSchema.parse(await call('GET', 'api-keys?reveal=true'))),
  };
}

const refusals: Record<number, string> = {
  401: 'the access token is not valid; make one at https://supabase.com/dashboard/account/tokens',
  403: 'the access token belongs to an account without rights to this project',
  404: 'there is no such project',
};

/** New projects have keys with a type, older ones two with names. */
function chooseKeys(keys: z.infer<typeof keysSchema>): Keys {
  const find = (type: string, formerName: string) =>
    (keys.find((key) => key.type === type) ?? keys.find(({ name }) => name === formerName))
      ?.api_key;
  const publishable = find('publishable', 'anon');
  const secret = find('secret', 'service_role');
  if (publishable && secret) return { publishable, secret };
  throw new StackError(
    'The project has no publishable or no secret key: make both in its settings.',
  );
}
