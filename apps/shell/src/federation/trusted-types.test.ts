import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTrustedTypes } from './trusted-types.ts';

type Rules = Parameters<NonNullable<Window['trustedTypes']>['createPolicy']>[1];
let rules: Rules;

beforeEach(() => {
  window.trustedTypes = {
    createPolicy: (_name, given) => {
      rules = given;
    },
  };
  createTrustedTypes();
});
afterEach(() => {
  delete window.trustedTypes;
});

test.each([
  ['.ant-input{color:red}', true],
  ['<script></script>', true],
  ['<img src=x onerror=alert(1)>', false],
  ['<script></script><img>', false],
  ['</style><svg onload=alert(1)>', false],
])('as markup, %s may pass: %s', (text, passes) => {
  expect(rules.createHTML(text)).toBe(passes ? text : null);
});

test.each([
  ['{"@context":"https://schema.org","@graph":[]}', true],
  ['alert(1)', false],
  ['{"a":alert(1)}', false],
  ['', false],
])('as script, %s may pass: %s', (text, passes) => {
  expect(rules.createScript(text)).toBe(passes ? text : null);
});

test.each([
  ['/areas/admin/b1/main.js', true],
  [`${window.location.origin}/shell/b1/main.js`, true],
  ['https://evil.example/a.js', false],
  ['//evil.example/a.js', false],
  ['/\\evil.example/a.js', false],
  ['/\t/evil.example/a.js', false],
  ['data:text/javascript,alert(1)', false],
])('as the URL of a script, %s may pass: %s', (url, passes) => {
  expect(rules.createScriptURL(url)).toBe(passes ? url : null);
});
