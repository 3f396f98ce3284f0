import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractVersion } from '@portal/federation/contract';
import { parseArea, type RegisteredArea } from '@portal/federation/registry';
import { defineAreaBuild, defineShellBuild } from '@portal/federation/rsbuild';
import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig, rspack } from '@rsbuild/core';
import { area as definition } from './probe/src/routes.ts';

/** A build outside the site, in `output`, to be served at `url`. */
export interface Build {
  output: string;
  url: string;
}
export type AreaBuild = Build & { area: RegisteredArea };

/** Today's contract is the one of this repository; yesterday's and tomorrow's have the numbers beside it. */
export const days = ['yesterday', 'today', 'tomorrow'] as const;
export type Day = (typeof days)[number];
interface AreaOptions {
  label?: string;
  folder?: string;
  day?: Day;
  /** Whether its first page is rendered at the release; the other one needs a browser. */
  isDrawn?: boolean;
}

function contractOf(day: Day): number {
  return contractVersion + days.indexOf(day) - days.indexOf('today');
}

const probe = join(import.meta.dirname, 'probe');
const shell = join(import.meta.dirname, '../../../apps/shell');

/** Builds once per name and worker. */
const builds = new Map<string, Promise<unknown>>();

function once<T>(name: string, build: () => Promise<T>): Promise<T> {
  const known = builds.get(name) as Promise<T> | undefined;
  const building = known ?? build();
  builds.set(name, building);
  return building;
}

/** The probe area, built with the preset of all areas, in place of the member area. */
export function buildProbe({
  label = '',
  folder = probe,
  day = 'today',
  isDrawn,
}: AreaOptions = {}) {
  return once(`area ${label} ${folder} ${day} ${isDrawn}`, async (): Promise<AreaBuild> => {
    const routes = isDrawn ? definition.routes.slice(0, 1) : definition.routes;
    const config = labelled(`probe ${label} ${day}`, () =>
      defineAreaBuild({
        name: 'member',
        folder,
        area: { ...definition, routes },
        contract: contractOf(day),
        ...(isDrawn && { prerender: './src/app.tsx' }),
      })(buildCommand),
    );
    const output = await build(folder, config, day);
    const area = parseArea(readJson(join(output, 'area.json')));
    const url = `/areas/${area.name}/${area.build}/`;
    return { output, url, area: placeAt(url, area) };
  });
}

/** The probe area as a team with this version of React builds it. */
export function buildProbeForReact(version: string) {
  const folder = temporaryFolder();
  const installed = join(import.meta.dirname, '../../node_modules');
  const react = join(folder, 'node_modules/react');
  cpSync(join(probe, 'src'), join(folder, 'src'), { recursive: true });
  cpSync(join(installed, 'react'), react, { recursive: true, dereference: true });
  symlinkSync(join(installed, '@portal'), join(folder, 'node_modules/@portal'));
  const description = readJson(join(react, 'package.json'));
  writeFileSync(join(react, 'package.json'), JSON.stringify({ ...description, version }));
  return buildProbe({ label: `react ${version}`, folder });
}

/** The shell of this repository, as it was with the contract before or will be with the next one. */
export function buildShell(day: Day) {
  return once(`shell ${day}`, async (): Promise<Build> => {
    const contracts = [contractOf(day), contractOf(day) - 1];
    const config = labelled(`shell ${day}`, () =>
      defineShellBuild({ name: 'shell', folder: shell, contracts })(buildCommand),
    );
    const output = await build(shell, config, day);
    return { output, url: `/shell/${readJson(join(output, 'build.json')).build}/` };
  });
}

const buildCommand = { command: 'build', env: 'production' } as const;

/** Two builds of the same sources need a label to be told apart. */
function labelled<T>(label: string, define: () => T): T {
  process.env.PORTAL_BUILD_LABEL = label;
  try {
    return define();
  } finally {
    delete process.env.PORTAL_BUILD_LABEL;
  }
}

async function build(cwd: string, config: RsbuildConfig, day: Day): Promise<string> {
  const root = temporaryFolder();
  const rsbuildConfig = mergeRsbuildConfig(config, {
    mode: 'production',
    logLevel: 'error',
    output: { distPath: { root } },
    tools: { rspack: { plugins: day === 'today' ? [] : [contractFrom(day)] } },
  });
  const rsbuild = await createRsbuild({ cwd, rsbuildConfig });
  const { close } = await rsbuild.build();
  await close();
  return root;
}

/** Replaces today's contract by another one, except in the imports of that. */
function contractFrom(day: Day) {
  return new rspack.NormalModuleReplacementPlugin(/\/contract(\.ts)?$/, (data) => {
    if (data.context === import.meta.dirname) return;
    data.request = join(import.meta.dirname, `contract-of-${day}.ts`);
  });
}

/** Deleted when the worker exits. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-build-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Turns URLs relative to the build into paths of the site, as a release does. */
function placeAt(url: string, area: RegisteredArea): RegisteredArea {
  const at = (file: string) => url + file;
  return {
    ...area,
    entry: at(area.entry),
    integrity: Object.fromEntries(
      Object.entries(area.integrity).map(([file, hash]) => [at(file), hash]),
    ),
    routes: area.routes.map((route) => ({ ...route, preload: route.preload.map(at) })),
  };
}
