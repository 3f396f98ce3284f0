import { print, runCommand } from '@portal/local-stack/command';
import { createManagement } from './management.ts';
import { setUp } from './set-up.ts';
import { askAtTerminal, readSettings } from './settings.ts';

await runCommand(async () => {
  const { backendUrl, projectRef, siteUrl, adminEmail, token } = await readSettings(
    process.env,
    askAtTerminal,
  );
  const management = createManagement({ apiUrl: 'https://api.supabase.com', projectRef, token });
  const replaceAccount = process.argv.includes('--replace-account');
  const project = { url: backendUrl, management, siteUrl, adminEmail, replaceAccount };
  const keys = await management.keys();
  const isReady = await setUp({ ...project, keys }, print);
  print(`PORTAL_PUBLISHABLE_KEY=${keys.publishable}`);
  process.exit(isReady ? 0 : 1);
});
