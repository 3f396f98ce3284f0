import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { LocalStack } from '@portal/local-stack';

export const projectRef = 'abcdefghijklmnopqrst';
export const token = 'a token of this test';
export const secretKey = 'sb_secret_of_this_test_process_only';

type Settings = Record<string, unknown>;

/** The settings of a new hosted project, as far as this project reads them. */
const newAuthSettings = (): Settings => ({
  site_url: 'http://localhost:3000',
  uri_allow_list: '',
  disable_signup: false,
  external_email_enabled: true,
  external_phone_enabled: false,
  external_anonymous_users_enabled: false,
  jwt_exp: 3600,
  mailer_allow_unverified_email_sign_ins: false,
  mailer_autoconfirm: false,
  mailer_otp_exp: 3600,
  mailer_secure_email_change_enabled: true,
  password_min_length: 6,
  password_required_characters: null,
  rate_limit_email_sent: 2,
  rate_limit_otp: 30,
  rate_limit_token_refresh: 150,
  rate_limit_verify: 30,
  refresh_token_rotation_enabled: true,
  security_captcha_enabled: false,
  security_update_password_require_reauthentication: false,
  smtp_admin_email: null,
  smtp_host: null,
  smtp_max_frequency: 60,
});

/**
 * Answers the calls of the Management API about a project: settings as documented at
 * https://supabase.com/docs/reference/api, and statements by the stack's own database.
 */
export async function startManagementApi(stack: LocalStack) {
  const settings: Record<string, Settings> = {};
  const changes: string[] = [];
  const service = { isObedient: true };
  const answer = async (request: IncomingMessage): Promise<[status: number, body: unknown]> => {
    const { authorization } = request.headers;
    if (authorization !== `Bearer ${token}`) return [401, { message: 'Unauthorized' }];
    const path = (request.url ?? '').replace(`/v1/projects/${projectRef}/`, '');
    if (path === 'database/query') return runStatement(stack, await json(request));
    if (path === 'api-keys?reveal=true') return [200, keysOf(stack)];
    const present = settings[path] ?? {};
    const change = request.method === 'PATCH' ? ((await json(request)) as Settings) : {};
    changes.push(...Object.keys(change));
    if (service.isObedient) Object.assign(present, change);
    return [200, present];
  };
  const server: Server = createServer((request, response) => {
    answer(request).then(([status, body]) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    settings,
    /** Whether changes that are accepted are also made. */
    service,
    /** The fields that were written. */
    changes,
    reset: () => {
      settings['config/auth'] = newAuthSettings();
      settings.postgrest = { db_schema: 'public,graphql_public', max_rows: 1000 };
      changes.length = 0;
      service.isObedient = true;
    },
    close: () => server.close(),
  };
}

const keysOf = ({ publishableKey }: LocalStack) => [
  { name: 'default', type: 'publishable', api_key: publishableKey },
  { name: 'default', type: 'secret', api_key: secretKey },
];

async function runStatement(stack: LocalStack, body: unknown): Promise<[number, unknown]> {
  const { query, parameters } = body as { query: string; parameters?: unknown[] };
  try {
    return [201, parameters ? await stack.query(query, parameters) : await stack.run(query)];
  } catch (error) {
    return [400, { message: String(error) }];
  }
}

/** The checks of a run that fail, with what they say. */
export const failures = ({ text }: { text: string }) =>
  [...text.matchAll(/^FAIL {2}(.*(?:\n {8}.*)*)/gm)].map(([, report]) => report);
