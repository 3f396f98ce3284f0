import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { providedFunctions } from '@portal/federation/browsers';
import { type Finding, youngFunctions, youngNames } from './young-functions.ts';

const apps = resolve(import.meta.dirname, '../../../../apps');

/** Names that stay in builds, each with the reason why no browser fails at it. */
const harmless: Readonly<Record<string, string>> = {
  '(?<=':
    'a regular expression of @rc-component/form that only a rule of the type url makes, and no form has one',
  'Error.captureStackTrace': 'zod and the upload of antd ask first',
  'PublicKeyCredential.parseCreationOptionsFromJSON': 'auth-js asks first',
  'PublicKeyCredential.parseRequestOptionsFromJSON': 'auth-js asks first',
  captureStackTrace: 'as Error.captureStackTrace',
  check: 'of a schema of zod',
  checkVisibility: '@radix-ui asks first',
  connectionState: 'of a connection of realtime-js',
  drop: 'of our lists',
  getName: 'of a keyframe of antd',
  navigate: 'React calls it while a view transition runs',
  replaceSync: 'the stand-in for popovers catches its absence',
  share: 'the button asks first',
  startViewTransition: 'React calls it for <ViewTransition>, which no page has',
  toBase64: 'of storage-js',
  when: 'of a schema of zod',
};

const provided = providedFunctions.map((name) => name.replace('.prototype', ''));
const names = youngNames(createRequire(import.meta.url)('@mdn/browser-compat-data'));
const unused = new Set(Object.keys(harmless));
const faults = [];
for (const file of scripts()) {
  for (const { name, place } of youngFunctions(readFileSync(file, 'utf8'), names)) {
    unused.delete(name);
    if (isSafe(name)) continue;
    faults.push(
      `${name} is younger than the lowest browsers: ${file.slice(apps.length)}\n  …${place}…`,
    );
  }
}
for (const name of unused) faults.push(`${name} is in no build any more: remove it from the list`);
process.stdout.write(
  `${faults.join('\n') || 'The lowest browsers have every function, or it is provided'}\n`,
);
process.exitCode = faults.length > 0 ? 1 : 0;

function isSafe(name: Finding['name']): boolean {
  return name in harmless || provided.some((it) => it === name || it.endsWith(`.${name}`));
}

/** The code of all builds that browsers get. */
function scripts(): string[] {
  return readdirSync(apps).flatMap((app) => {
    const folder = join(apps, app, 'dist/static/js');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => join(folder, file));
  });
}
