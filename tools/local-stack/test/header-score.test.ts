import { contentPolicy, everyAnswer, pageHeaders, secureAnswer } from '@portal/release/hosting';
import { expect, test } from 'vitest';
import { bestGrade, scoreHeaders } from './header-score.ts';

const page = {
  ...everyAnswer,
  ...secureAnswer,
  ...pageHeaders(contentPolicy('<script>1</script>', undefined)),
};
const file = { ...everyAnswer, ...secureAnswer };

test('pages and files get the best grade', () => {
  expect(scoreHeaders({ headers: page }).score).toBeGreaterThanOrEqual(bestGrade);
  expect(scoreHeaders({ headers: file }).score).toBeGreaterThanOrEqual(bestGrade);
});

test.each([
  ['strict-transport-security', undefined, -20],
  ['strict-transport-security', 'max-age=3600', -10],
  ['content-security-policy', undefined, -25],
  ['content-security-policy', "default-src 'self' 'unsafe-inline'", -20],
  ['content-security-policy', "script-src 'self'", -20],
  ['content-security-policy', "default-src 'self' http://a.example", -20],
  ['content-security-policy', "default-src 'self'; script-src 'self' 'unsafe-eval'", -10],
  ['x-content-type-options', undefined, -5],
  ['referrer-policy', 'unsafe-url', -5],
  ['cross-origin-resource-policy', 'anybody', -5],
  ['set-cookie', 'a=b', -20],
  ['access-control-allow-credentials', 'true', -50],
])('%s: %s costs %i points', (name, value, cost) => {
  const { score, points } = scoreHeaders({ headers: { ...page, [name]: value } });
  expect(Object.values(points)).toContain(cost);
  if (cost <= -20) expect(score).toBeLessThan(bestGrade);
});

test('without any header only the page itself is left', () => {
  expect(scoreHeaders({ headers: {} }).score).toBe(30);
});

test('a script of another origin needs a hash', () => {
  const scoreOf = (html: string) =>
    scoreHeaders({ headers: page, html }).points['subresource-integrity'] ?? 0;
  expect(scoreOf('<script src="/a.js"></script>')).toBe(0);
  expect(scoreOf('<script src="/a.js" integrity="sha384-x"></script>')).toBe(5);
  expect(scoreOf('<script src="https://a.example/a.js"></script>')).toBe(-5);
  expect(scoreOf('<script src="//a.example/a.js"></script>')).toBe(-5);
});
