import { access } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { satisfy } from '@module-federation/runtime-core';
import type { PortalRoute } from '@portal/federation/contract';
import type { Need, ShellDescription } from '@portal/federation/descriptions';
import type { RegisteredArea } from '@portal/federation/registry';
import tool from '../../package.json' with { type: 'json' };
import { kindOf } from '../hosting/answer-headers.ts';
import type { LiveArea, LiveShell, Portal } from '../portal.ts';
import { missingSettings } from '../settings.ts';
import { type SiteFolder, shellName } from '../site-folder.ts';
import { heavyPages } from './page-weight.ts';
import { type Problem, problem } from './problem.ts';

/** Its version is the one of all packages of the portal. */
const packageOfTheShell = '@portal/federation/router';

/** Neither a pattern, which would match pages of others, nor another form of the same path. */
const plainPath = /^(\/|(\/[a-z0-9-]+)+)$/i;

/** What the portal's origin answers beside pages: the backend, and whether it is well. */
const reservedPath = /^\/(rest|auth|storage|healthz)(\/|$)/i;

/** What would not work if this portal were live: found from what the builds say of themselves, without running them. */
export async function checkSite(site: SiteFolder, portal: Portal): Promise<Problem[]> {
  const { shell, areas } = portal;
  const ofAreas = await Promise.all(
    areas.map(async (area) => [
      ...faultOf(area),
      ...unusablePaths(area),
      ...(shell?.description ? unmetNeeds(area, shell.build, shell.description) : []),
      ...(await missingFiles(site, area)),
      ...(await heavyPages(site, area)),
    ]),
  );
  return [...shellFault(shell), ...ofAreas.flat(), ...sharedClaims(areas)];
}

/** A portal that names no backend reads nothing, and one without its origin tells search engines a placeholder. */
export function unsetSettings({ shell, areas, registry }: Portal): Problem[] {
  const names = missingSettings(registry);
  if (names.length === 0 || (!shell && areas.length === 0)) return [];
  const text = `the released pages contain the portal's origin and its backend: set ${names.join(', ')}. docs/deploy.md says to what.`;
  return [{ area: shellName, key: text, text }];
}

/**
 * A change writes files of the whole portal, such as pages and the headers of every answer.
 * @throws where this tool is older than the live shell, and would write former ones
 */
export function assertToolIsCurrent({ shell }: Portal) {
  const live = shell?.description?.provides[packageOfTheShell]?.version;
  if (!live || satisfy(tool.version, `>=${live}`)) return;
  throw new Error(
    `The live shell was built with version ${live} of the portal's packages, and this tool is of version ${tool.version}: update this repository, or its packages, first.`,
  );
}

function shellFault(shell: LiveShell | undefined): Problem[] {
  if (!shell?.fault) return [];
  const text = `shell (build ${shell.build}): it cannot be used: ${shell.fault}. Release the shell again from its sources.`;
  return [{ area: shellName, key: text, text }];
}

function faultOf({ registered, fault }: LiveArea): Problem[] {
  if (!fault) return [];
  return [problem(registered, 'area.json', fault, 'Release the area again from its sources')];
}

function unusablePaths({ registered }: LiveArea): Problem[] {
  return registered.routes
    .filter(
      ({ path }) => kindOf(path) !== 'page' || !plainPath.test(path) || reservedPath.test(path),
    )
    .map(({ path }) =>
      problem(
        registered,
        'src/routes.ts',
        `${path} is no path of a page`,
        'Choose words of letters, digits and hyphens between slashes, outside of the folders of builds and of what the backend answers',
      ),
    );
}

/** What only one page of the portal may claim: its path, to be the home of a role, and a purpose such as signing in. */
function claimsOf({ path, home, purpose }: PortalRoute): string[] {
  return [
    // The router ignores upper and lower case.
    `the path ${path.toLowerCase()}`,
    ...(home ? [`the home of ${home}`] : []),
    ...(purpose ? [`the page for ${purpose}`] : []),
  ];
}

function sharedClaims(areas: LiveArea[]): Problem[] {
  const owners = new Map<string, RegisteredArea>();
  const problems: Problem[] = [];
  for (const { registered } of areas) {
    for (const claim of registered.routes.flatMap(claimsOf)) {
      const owner = owners.get(claim);
      if (!owner) owners.set(claim, registered);
      else problems.push(claimedTwice(claim, owner, registered));
    }
  }
  return problems;
}

function claimedTwice(claim: string, one: RegisteredArea, other: RegisteredArea): Problem {
  const owners = [one, other].map(({ name, build }) => `${name} (build ${build})`);
  const text = `${owners[0]} and ${owners[1]} both declare ${claim}. Remove it from src/routes.ts of one of them.`;
  return { area: other.name, key: text, text };
}

function unmetNeeds(
  { registered, description }: LiveArea,
  shellBuild: string,
  { contracts, provides }: ShellDescription,
): Problem[] {
  const shell = `shell (build ${shellBuild})`;
  const advice = `Release a shell that does, or a build of ${registered.name} without it, first`;
  const unmet = (key: string, file: string, text: string) =>
    problem(registered, file, text, advice, key);
  if (!contracts.includes(registered.contract)) {
    const fault = `contract ${registered.contract} is not among those that the ${shell} mounts: ${contracts.join(', ')}`;
    return [unmet('contract', 'area.json', fault)];
  }
  return Object.entries(description?.needs ?? {}).flatMap(([module, need]) => {
    const provided = provides[module];
    if (!provided) return [unmet(module, firstFile(need), `the ${shell} does not share ${module}`)];
    if (!satisfy(provided.version, need.range)) {
      const fault = `it was built with ${module} ${need.builtWith} and runs with ${need.range}; the ${shell} provides ${provided.version}`;
      return [unmet(`${module} ${need.range}`, 'package.json', fault)];
    }
    return Object.entries(need.names)
      .filter(([name]) => !provided.names.includes(name))
      .map(([name, file]) =>
        unmet(`${module} ${name}`, file, `the ${shell} does not provide ${name} of ${module}`),
      );
  });
}

function firstFile({ names }: Need): string {
  return Object.values(names)[0] ?? 'area.json';
}

/** Files that the description names and the build lacks, and pages without a chunk to load. */
async function missingFiles(site: SiteFolder, { registered, description }: LiveArea) {
  if (!description) return [];
  const folder = site.build(registered.name, registered.build);
  const again = 'Build it again';
  const problems: Problem[] = [];
  const files = [description.entry, ...description.routes.flatMap(({ preload }) => preload)];
  for (const file of new Set(files)) {
    const isThere = await access(join(folder, file)).then(
      () => true,
      () => false,
    );
    if (!isThere) problems.push(problem(registered, file, 'the file is missing', again));
  }
  for (const { path, page, preload } of description.routes) {
    if (page === undefined) continue;
    if (preload.some((file) => basename(file).startsWith(`${page}.`))) continue;
    const fault = `the page "${page}" of ${path} has no chunk of its name`;
    const advice = `Import it in app.tsx with /* webpackChunkName: "${page}" */`;
    problems.push(problem(registered, 'src/app.tsx', fault, advice));
  }
  return problems;
}
