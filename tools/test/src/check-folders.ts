import { fullFolders } from './folder-limits.ts';
import { repositoryFiles } from './repository-files.ts';

const faults = fullFolders(repositoryFiles());
process.stdout.write(`${faults.join('\n') || 'Every folder can be taken in at a glance'}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
