import { appendFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bundleThatShows, createSampleSite, type SampleSite } from './sample-builds.ts';

let sample: SampleSite;

beforeEach(async () => {
  sample = await createSampleSite();
});

afterEach(() => sample.remove());

const toast = '@portal/ui/toast';
/** Of a shell that renders no pages, which would take a process for each release. */
const noPages = { bundle: '' };
const provides = (...names: string[]) => ({
  provides: { [toast]: { version: '1.2.0', names } },
  ...noPages,
});
const needs = (range: string, ...names: string[]) => ({
  needs: {
    [toast]: {
      range,
      builtWith: '1.2.0',
      names: Object.fromEntries(names.map((name) => [name, 'src/donate-page.tsx'])),
    },
  },
});

/** Nothing of the site may differ after a refusal but the folder of the refused build. */
async function expectRefusal(change: () => Promise<unknown>, message: string) {
  const before = [await sample.live(), await sample.log(), await sample.read('_portal.caddy')];
  await expect(change()).rejects.toThrow(message);
  expect([await sample.live(), await sample.log(), await sample.read('_portal.caddy')]).toEqual(
    before,
  );
}

test.each([
  [{ path: '/login' }, 'both declare the path /login. Remove it from src/routes.ts'],
  [{ path: '/Login' }, 'both declare the path /login'],
  [{ path: '/masuk', purpose: 'login' as const }, 'both declare the page for login'],
  [{ path: '/awal', home: 'visitor' as const }, 'both declare the home of visitor'],
  [{ path: '/*' }, 'src/routes.ts: /* is no path of a page'],
  [{ path: '/:page' }, 'src/routes.ts: /:page is no path of a page'],
  [{ path: '/rest/v1/alumni' }, '/rest/v1/alumni is no path of a page'],
  [{ path: '/Auth' }, '/Auth is no path of a page'],
  [{ path: '/storage/v1' }, '/storage/v1 is no path of a page'],
  [{ path: '/healthz' }, '/healthz is no path of a page'],
  [{ path: '/areas/donations' }, 'src/routes.ts: /areas/donations is no path of a page'],
])('an area with the route %j takes over no page of others', async (route, message) => {
  await sample.releaseShell('s1', noPages);
  await sample.releaseArea('public-site', 'one', {
    routes: [
      { path: '/login', purpose: 'login' },
      { path: '/', home: 'visitor' },
    ],
  });
  await expectRefusal(() => sample.releaseArea('donations', 'two', { routes: [route] }), message);
});

test('a tool that is older than the live shell changes nothing, since it would write former pages and headers', async () => {
  const ofVersion = (version: string) => ({
    provides: { '@portal/federation/router': { version, names: [] } },
    ...noPages,
  });
  await sample.releaseShell('s1', ofVersion('1.0.0'));
  await sample.releaseArea('donations', 'one');
  await sample.releaseShell('s2', ofVersion('99.1.2'));
  const message = 'The live shell was built with version 99.1.2';
  await expectRefusal(() => sample.releaseArea('donations', 'two'), message);
  await expectRefusal(() => sample.rollback('shell'), message);
});

test('an area that needs what the live shell does not provide is refused, with its file and what to do', async () => {
  await sample.releaseShell('s1', provides('showToast'));
  await sample.releaseArea('donations', 'one', needs('^1.0.0', 'showToast'));
  const newer = () =>
    sample.releaseArea('donations', 'two', needs('^1.0.0', 'showToast', 'pinToast'));
  await expectRefusal(
    newer,
    `donations (build two), src/donate-page.tsx: the shell (build s1) does not provide pinToast of ${toast}. Release a shell that does, or a build of donations without it, first.`,
  );
  await sample.releaseShell('s2', provides('showToast', 'pinToast'));
  await newer();
  expect(await sample.live()).toEqual({ donations: 'two' });

  await expectRefusal(
    () => sample.rollback('shell'),
    'the shell (build s1) does not provide pinToast',
  );
  await expectRefusal(
    () => sample.releaseShell('s3', provides('showToast')),
    'the shell (build s3) does not provide pinToast',
  );
  await sample.rollback('donations');
  expect(await sample.rollback('shell')).toBe('s1');
});

test('a module that the shell does not share, and a version that does not fit, are refused', async () => {
  await sample.releaseShell('s1', provides('showToast'));
  await expectRefusal(
    () => sample.releaseArea('donations', 'one', needs('^1.3.0', 'showToast')),
    `it was built with ${toast} 1.2.0 and runs with ^1.3.0; the shell (build s1) provides 1.2.0`,
  );
  await sample.releaseShell('s2', noPages);
  await expectRefusal(
    () => sample.releaseArea('donations', 'two', needs('^1.0.0', 'showToast')),
    `the shell (build s2) does not share ${toast}`,
  );
});

describe('contract versions: shells and areas of yesterday, today and tomorrow', () => {
  const days = { yesterday: 4, today: 5, tomorrow: 6 };
  const pairs = Object.entries(days).flatMap(([shellDay, shell]) =>
    Object.entries(days).map(([areaDay, area]) => ({ shellDay, shell, areaDay, area })),
  );

  test.each(pairs)(
    "an area of $areaDay's contract and a shell of $shellDay's",
    async ({ shell, area }) => {
      const fits = area === shell || area === shell - 1;
      const contracts = [shell, shell - 1];
      await sample.releaseShell('s1', { contracts, ...noPages });
      const release = () => sample.releaseArea('donations', 'one', { contract: area });
      if (fits) await release();
      else {
        await expectRefusal(
          release,
          `donations (build one), area.json: contract ${area} is not among those that the shell (build s1) mounts: ${contracts.join(', ')}`,
        );
      }
      // The other way round: the area is live, and the shell changes.
      await sample.releaseShell('s2', { contracts: [area, area - 1], ...noPages });
      if (!fits) await release();
      const change = () => sample.releaseShell('s3', { contracts, ...noPages });
      if (fits) await change();
      else await expectRefusal(change, `contract ${area} is not among those`);
    },
  );
});

test('a page without a chunk of its name, a file that is missing and a description that is broken are refused', async () => {
  await sample.releaseShell('s1');
  await expectRefusal(
    () => sample.releaseArea('donations', 'one', { routes: [{ path: '/donasi', page: 'donate' }] }),
    'donations (build one), src/app.tsx: the page "donate" of /donasi has no chunk of its name. Import it in app.tsx with /* webpackChunkName: "donate" */',
  );
  await expectRefusal(
    () => sample.releaseArea('donations', 'two', { entry: 'gone.js' }),
    'donations (build two), gone.js: the file is missing',
  );
  const output = await sample.writeArea('donations', 'three');
  await rm(join(output, 'area.json'));
  await expectRefusal(
    () => sample.release('donations', output),
    'donations (build three), area.json:',
  );
});

// Each page is rendered in a process of its own.
describe('first paint', { timeout: 60_000 }, () => {
  const broken = {
    'reads window while it is evaluated': 'window.innerWidth; export const App = () => "";',
    'throws while it renders':
      'export const App = (path) => { throw new Error("Broken " + path); };',
    'ends the process': 'export const App = () => process.exit(0);',
  };

  test('an area whose pages do not render is refused before it is live, and the others are released on', async () => {
    await sample.releaseShell('s1');
    await sample.releaseArea('donations', 'one', { bundle: bundleThatShows('Donasi') });
    for (const [fault, bundle] of Object.entries(broken)) {
      const build = fault.replaceAll(' ', '-');
      await expectRefusal(
        () => sample.releaseArea('donations', build, { bundle }),
        `donations (build ${build}), prerender/index.mjs: the page /donations does not render:`,
      );
    }
    expect(await sample.read('pages/donations.html')).toContain('Donasi');
    await sample.releaseArea('member', 'one');
    expect(await sample.live()).toEqual({ donations: 'one', member: 'one' });
  });

  test('the place of a fault is named as the sources name it, and advice on browsers is given on what only they have', async () => {
    await sample.releaseShell('s1');
    const map = {
      version: 3,
      names: [],
      sources: ['webpack://portal/./src/features/home-page.tsx'],
      mappings: 'AAAA',
    };
    const url = `data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`;
    const refusal = (build: string, body: string) =>
      sample
        .releaseArea('donations', build, {
          bundle: `export const App = () => { ${body} };\n//# sourceMappingURL=${url}`,
        })
        .catch(String);
    const thrown = await refusal('one', 'throw new Error("No total")');
    expect(thrown).toContain(
      'does not render: No total (at App (src/features/home-page.tsx:1:1)).',
    );
    expect(thrown).not.toContain('without a browser');
    expect(await refusal('two', 'localStorage.getItem("x")')).toContain(
      'What a public page renders first must run without a browser: run it in an effect.',
    );
  });

  test("another team's area that fails keeps its former page, is named, and stops nobody", async () => {
    await sample.releaseShell('s1');
    await sample.releaseArea('donations', 'one', { bundle: bundleThatShows('Donasi') });
    const page = await sample.read('pages/donations.html');
    const bundle = join(sample.site.build('donations', 'one'), 'prerender/index.mjs');
    await writeFile(bundle, broken['throws while it renders']);

    await sample.releaseArea('member', 'one', { bundle: bundleThatShows('Member') });
    expect(await sample.live()).toEqual({ donations: 'one', member: 'one' });
    expect(await sample.read('pages/donations.html')).toBe(page);
    expect(sample.progress.join('\n')).toContain(
      'Not caused by this change: donations (build one), prerender/index.mjs: the page /donations does not render: Broken /donations',
    );
    expect(await sample.read('pages/member.html')).toContain('Member');
  });

  test('a shell that breaks the page of an area is refused', async () => {
    const App = 'export const App = () => { if (globalThis.isNewShell) throw new Error("No"); };';
    await sample.releaseShell('s1');
    await sample.releaseArea('donations', 'one', { bundle: App });
    const output = await sample.writeShell('s2');
    await appendFile(join(output, 'prerender/index.mjs'), 'globalThis.isNewShell = true;');
    await expectRefusal(
      () => sample.release('shell', output),
      'donations (build one), prerender/index.mjs: the page /donations does not render: No',
    );
  });
});
