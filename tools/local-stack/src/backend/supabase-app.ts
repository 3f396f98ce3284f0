import type { Connection } from '@supabase/lite';
import { App, setExperimental } from '@supabase/lite';
import type { FileStore } from './file-store.ts';
import type { StackKeys } from './keys.ts';
import { createStorageAdapter } from './storage-adapter.ts';

export type Mailer = NonNullable<App['_mailer']>;

export interface SupabaseOptions {
  connection: Connection;
  keys: StackKeys;
  siteUrl: string;
  mailer: Mailer;
  files: FileStore;
}

/** The embedded Supabase with the settings of `supabase/config.toml`. */
export function createSupabaseApp({ connection, keys, siteUrl, mailer, files }: SupabaseOptions) {
  setExperimental('storage', true);
  const app = new App({
    connection,
    api: { schemas: ['public'], max_rows: 200 },
    auth: {
      enabled: true,
      site_url: siteUrl,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      minimum_password_length: 6,
      email: { enable_signup: true, enable_confirmations: true },
    },
    storage: { enabled: true, file_size_limit: '5MiB' },
    options: { server: { admin: false, disableStudio: true } },
  });
  app._storageAdapter = createStorageAdapter(files);
  app._mailer = mailer;
  return app;
}
