import type { Registry } from '@portal/federation/registry';

export type Settings = Omit<Registry, 'areas'>;

/**
 * A hosted portal sets its origin and its backend by environment, once: the site keeps them. The local stack fills in its own when it
 * serves the files. @throws where a setting cannot be used
 */
export function readSettings({ backend, site }: Settings, env = process.env): Settings {
  const named = addressIn(env, 'PORTAL_SITE_URL')?.origin ?? site;
  // The service of accounts writes it as it is in front of the paths of its mails.
  if (env.PORTAL_SITE_URL?.trim().endsWith('/')) {
    throw new Error(`PORTAL_SITE_URL must end without a slash: ${named}`);
  }
  return { backend: backendIn(env) ?? backend, ...(named && { site: named }) };
}

function backendIn(env: NodeJS.ProcessEnv): Registry['backend'] {
  const url = addressIn(env, 'PORTAL_BACKEND_URL')?.href.replace(/\/$/, '');
  const publishableKey = env.PORTAL_PUBLISHABLE_KEY?.trim();
  if (url && publishableKey) return { url, publishableKey };
  if (!url && !publishableKey) return null;
  const [given, missing] = url
    ? ['PORTAL_BACKEND_URL', 'PORTAL_PUBLISHABLE_KEY']
    : ['PORTAL_PUBLISHABLE_KEY', 'PORTAL_BACKEND_URL'];
  throw new Error(`${given} is set and ${missing} is not: set both, or neither.`);
}

function addressIn(env: NodeJS.ProcessEnv, name: string): URL | undefined {
  const text = env[name]?.trim();
  if (!text) return undefined;
  if (/^https?:\/\/./.test(text) && URL.canParse(text)) return new URL(text);
  throw new Error(
    `${name} must be an address such as https://alumni.example.org, but it is "${text}".`,
  );
}

/** The names of the settings that a hosted portal cannot do without, and that neither its site nor the environment has. */
export function missingSettings({ backend, site }: Settings): string[] {
  return [
    ...(site ? [] : ['PORTAL_SITE_URL']),
    ...(backend ? [] : ['PORTAL_BACKEND_URL', 'PORTAL_PUBLISHABLE_KEY']),
  ];
}
