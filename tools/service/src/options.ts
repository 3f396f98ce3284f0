import { parseArgs } from 'node:util';
import { StackError } from '@portal/local-stack';
import { createManagement } from './management.ts';
import type { Target } from './target.ts';

const text = { type: 'string' } as const;

const usage =
  'pnpm test:service --url <address> --anon-key <key> --service-key <key> [--access-token <token> --project-ref <reference>] [--portal <address>] [--admin <address>] [--mail-to <address>] [--beside-data]';

/** Reads the arguments of the command. @throws StackError for those that cannot be used */
export function readOptions(args: string[]): { target: Target; isBesideData: boolean } {
  const given = parse(args);
  const url = addressOf('--url', given.url);
  const token = given['access-token'];
  const ref = given['project-ref'];
  if (Boolean(token) !== Boolean(ref)) {
    throw new StackError('--access-token and --project-ref go together.');
  }
  const api = given['management-url'] ?? 'https://api.supabase.com';
  return {
    isBesideData: given['beside-data'] ?? false,
    target: {
      url,
      anonKey: required('--anon-key', given['anon-key']),
      serviceKey: required('--service-key', given['service-key']),
      ...(token && ref && createManagement(api, ref, token)),
      portal: given.portal && addressOf('--portal', given.portal),
      mailTo: given['mail-to'],
      admin: given.admin?.toLowerCase(),
    },
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        url: text,
        'anon-key': text,
        'service-key': text,
        portal: text,
        admin: text,
        'access-token': text,
        'project-ref': text,
        'management-url': text,
        'mail-to': text,
        'beside-data': { type: 'boolean' },
      },
    }).values;
  } catch {
    throw new StackError(`The arguments are not understood. ${usage}`);
  }
}

function required(name: string, value: string | undefined): string {
  if (value) return value;
  throw new StackError(`${name} is missing. ${usage}`);
}

function addressOf(name: string, value: string | undefined): string {
  const written = required(name, value);
  if (/^https?:\/\//.test(written) && URL.canParse(written)) return new URL(written).origin;
  throw new StackError(`${name} must be an address such as https://alumni.example.org.`);
}
