import { print, runCommand } from '@portal/local-stack/command';
import { releaseFolder } from '@portal/release';
import { createManagement, hostedApi } from './management.ts';
import { setUp } from './set-up.ts';
import { askAtTerminal, readSettings } from './settings.ts';

await runCommand(async () => {
  const { backendUrl, projectRef, siteUrl, adminEmail, token } = await readSettings(
    process.env,
    askAtTerminal,
  );
  const management = createManagement({ apiUrl: hostedApi, projectRef, token });
  const site = releaseFolder(process.env);
  const replaceAccount = process.argv.includes('--replace-account');
  const project = { url: backendUrl, management, siteUrl, site, adminEmail, replaceAccount };
  const keys = await management.keys();
  const isReady = await setUp({ ...project, keys }, print);
  print(`PORTAL_PUBLISHABLE_KEY=${keys.publishable}`);
  process.exit(isReady ? 0 : 1);
});
