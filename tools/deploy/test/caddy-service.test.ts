import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './workspace.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('the service of Caddy gets every setting that its configuration has no value for', () => {
  const [, file] = /^EnvironmentFile=(.+)$/m.exec(read('deploy/portal.conf')) ?? [];
  const env = read('deploy/portal.env');
  expect(env).toContain(`# ${file}:`);
  const configuration = read('deploy/Caddyfile') + read('tools/release/src/hosting/host-files.ts');
  const names = [...configuration.matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name);
  expect(new Set(names)).toEqual(new Set([...env.matchAll(/^(\w+)=./gm)].map(([, name]) => name)));
});
