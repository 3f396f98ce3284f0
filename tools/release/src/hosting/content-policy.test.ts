import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { contentPolicy } from './content-policy.ts';

const shell = resolve(import.meta.dirname, '../../../../apps/shell');
const area = { name: 'member', build: 'b', contract: 1, integrity: {}, routes: [] };

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((text) => text.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

test('scripts come from the site itself, and inline ones are named by their hashes', () => {
  const code = "\n  const a = '<b>';\n";
  const page = `<script>${code}</script><script type="application/ld+json">{}</script>
    <script defer src="/shell/b/a.js"></script>`;
  const hash = createHash('sha256').update(code).digest('base64');
  const policy = contentPolicy(page, undefined);
  expect(directive(policy, 'script-src')).toEqual(["'self'", `'sha256-${hash}'`]);
  expect(policy).not.toContain('unsafe-eval');
  expect(policy.match(/unsafe-inline/g)).toHaveLength(1);
});

test('nothing frames the page, plugs in, moves its base or takes its forms', () => {
  const policy = contentPolicy('', undefined);
  for (const name of ['frame-ancestors', 'object-src', 'frame-src', 'worker-src', 'base-uri']) {
    expect(directive(policy, name)).toEqual(["'none'"]);
  }
  expect(directive(policy, 'form-action')).toEqual(["'self'"]);
});

test('text becomes markup, script or the URL of a script only where the one named policy lets it', () => {
  const page = readFileSync(join(shell, 'src/index.html'), 'utf8');
  const policy = contentPolicy(page, undefined);
  expect(directive(policy, 'require-trusted-types-for')).toEqual(["'script'"]);
  expect(directive(policy, 'trusted-types')).toEqual(['default']);
});

test('a rollback to a shell from before that policy is served without a rule that it could not keep', () => {
  expect(contentPolicy('<head></head>', undefined)).not.toContain('trusted-types');
});

test('data come from the backend that the registry names, and from nowhere else', () => {
  const backend = { url: 'https://db.example/', publishableKey: 'k' };
  const policy = contentPolicy('', JSON.stringify({ backend, areas: [] }));
  expect(directive(policy, 'connect-src')).toEqual(["'self'", 'https://db.example']);
  // What people upload there is a picture at most: never a script, a style or a frame.
  const naming = policy.split('; ').filter((text) => text.includes('https://db.example'));
  expect(naming.map((text) => text.split(' ')[0])).toEqual(['img-src', 'connect-src']);
});

test('an area released on another origin may bring its code and styles from there', () => {
  const entries = ['/areas/member/b/a.js', 'https://areas.example/b.js'];
  const areas = entries.map((entry) => ({ ...area, entry }));
  const policy = contentPolicy('', JSON.stringify({ backend: null, areas }));
  for (const name of ['script-src', 'style-src', 'font-src']) {
    expect(directive(policy, name).slice(0, 2)).toEqual(["'self'", 'https://areas.example']);
  }
});

test('a broken registry opens nothing', () => {
  expect(contentPolicy('', '{"areas":')).toBe(contentPolicy('', undefined));
});
