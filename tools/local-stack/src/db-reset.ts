import './quiet-notices.ts';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createDiskFileStore } from './backend/disk-file-store.ts';
import { print, runCommand } from './command.ts';
import { requireWritable } from './database/data-dir.ts';
import { openFolderDatabase } from './database/folder-database.ts';
import { lockDataDir } from './database/lock.ts';
import { readSettings } from './settings.ts';

await runCommand(async () => {
  const { dataDir } = readSettings(process.env);
  await requireWritable(dataDir);
  const lock = await lockDataDir(dataDir);
  const storage = join(dataDir, 'storage');
  for (const folder of ['database', 'database.new']) {
    await rm(join(dataDir, folder), { recursive: true, force: true });
  }
  await rm(storage, { recursive: true, force: true });
  const database = await openFolderDatabase(dataDir, createDiskFileStore(storage), print);
  await database.close();
  await lock.release();
  print('The local data are the demo data again.');
});
