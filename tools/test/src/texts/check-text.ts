import { readdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { root } from '../repository-files.ts';
import { textFaults } from './text-faults.ts';

const configs = ['apps', 'packages'].flatMap((folder) =>
  readdirSync(resolve(root, folder)).map((name) => resolve(root, folder, name, 'tsconfig.json')),
);
const api = new API({ cwd: root });
const snapshot = api.updateSnapshot({ openProjects: configs });
const faults = configs.flatMap((config) => {
  const project = snapshot.getProject(config);
  if (!project) throw new Error(`${config} cannot be read`);
  const { rootFiles, program, checker } = project;
  return rootFiles
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .flatMap((path) => {
      const source = program.getSourceFile(path);
      const found = source ? textFaults(source, checker) : ['cannot be read'];
      return found.map((fault) => `${relative(root, path)}:${fault}`);
    });
});
api.close();
process.stdout.write(`${faults.join('\n') || 'A translation of the browser breaks no text'}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
