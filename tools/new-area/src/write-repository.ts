import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { assertName, filesBelow, fillIn, template } from './write-area.ts';

type Versions = Record<string, string>;
interface Manifest {
  scripts: Versions;
  dependencies: Versions;
  devDependencies: Versions;
}
interface LintRules {
  overrides: { includes: string[] }[];
}

/** Where a repository keeps the portal's packages. */
export const packedFolder = 'portal';

/** What areas of the workspace get from its root. */
const rootTools = {
  '@biomejs/biome': 'catalog:',
  '@portal/release': 'workspace:*',
  tsx: 'catalog:',
};

/**
 * Writes an area as a repository of its own: the sources of the template with versions in the place of the catalogue, and what the
 * workspace has for all areas: the linter's rules, a workflow, the release.
 * @returns the files that were written, relative to `folder`
 */
export function writeRepository(root: string, name: string, folder: string): string[] {
  assertName(name);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} is not empty.`);
  }
  cpSync(join(template, 'area'), folder, { recursive: true });
  cpSync(join(template, 'repository'), folder, { recursive: true });
  cpSync(join(root, 'deploy/on-live-site.sh'), join(folder, 'deploy/on-live-site.sh'));
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const { catalog, ...settings } = parse(read('pnpm-workspace.yaml'));
  const { verifyDepsBeforeRun, pmOnFail, allowBuilds, nodeVersion } = settings;
  const { packageManager, engines } = JSON.parse(read('package.json'));
  const area = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const packages = packedPackages(root);
  const ranges = Object.entries(packages).map(([it, version]) => [it, `^${version}`]);

  const manifest = manifestOf(name, area, { ...catalog, ...Object.fromEntries(ranges) });
  write('package.json', asJson({ ...manifest, packageManager, engines }));
  const install = { verifyDepsBeforeRun, pmOnFail, allowBuilds, nodeVersion };
  write('pnpm-workspace.yaml', stringify({ overrides: filesOf(packages), ...install }));
  write('biome.json', asJson(rulesOf(JSON.parse(read('biome.json')))));
  const written = filesBelow(folder);
  for (const file of written) fillIn(folder, file, name);
  return written;
}

/** What `pnpm pack-packages` packs, with the versions. */
function packedPackages(root: string): Versions {
  const folders = readdirSync(join(root, 'packages')).map((it) => `packages/${it}`);
  const manifests = [...folders, 'tools/release']
    .map((it) => join(root, it, 'package.json'))
    // A package that has moved away leaves its folder behind.
    .filter((it) => existsSync(it))
    .map((it) => JSON.parse(readFileSync(it, 'utf8')));
  return Object.fromEntries(manifests.map(({ name, version }) => [name, version]));
}

/** Resolves each of the portal's packages to its packed file, also where another package depends on it. */
function filesOf(packages: Versions): Versions {
  return Object.fromEntries(
    Object.entries(packages).map(([name, version]) => {
      const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
      return [name, `file:${packedFolder}/${file}`];
    }),
  );
}

function manifestOf(name: string, area: Manifest, versions: Versions) {
  const command = (it: string) => `tsx node_modules/@portal/release/src/${it}.ts ${name}`;
  const withVersions = (dependencies: Versions) =>
    Object.fromEntries(
      Object.keys(dependencies)
        .sort()
        .map((it) => [it, versions[it]]),
    );
  const { dev: _workspaceOnly, ...scripts } = area.scripts;
  return {
    ...area,
    scripts: {
      ...scripts,
      check: 'biome check . && pnpm typecheck',
      release: `${command('release')} --from .`,
      rollback: command('rollback'),
      withdraw: command('withdraw'),
      status: command('status'),
    },
    dependencies: withVersions(area.dependencies),
    devDependencies: withVersions({ ...area.devDependencies, ...rootTools }),
  };
}

/** The workspace's linter rules for areas, written for a repository that is a single area. */
function rulesOf(rules: LintRules): LintRules {
  const overrides = rules.overrides
    .map((override) => ({
      ...override,
      includes: override.includes
        .filter((path) => !/^!?(packages|tools|e2e|apps\/[a-z-]+)\//.test(path))
        .map((path) => path.replace('apps/*/', '')),
    }))
    .filter(({ includes }) => includes.some((path) => !path.startsWith('!')));
  return { ...rules, overrides };
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
