import { print, runCommand } from '@portal/local-stack/command';
import { releaseFolder } from '@portal/release';
import { createManagement, hostedApi } from './management.ts';
import { migrateSafely } from './migrations/migrate-safely.ts';
import { askAtTerminal, readAccess } from './settings.ts';

await runCommand(async () => {
  const { projectRef, token } = await readAccess(process.env, askAtTerminal);
  const management = createManagement({ apiUrl: hostedApi, projectRef, token });
  const applied = await migrateSafely(management, { site: releaseFolder(process.env) });
  for (const file of applied) print(`applied  ${file}`);
  if (applied.length === 0) print('No migration is missing.');
});
