import { promiseRows } from './promise-rows.ts';
import type { TestResult } from './test-results.ts';

const parts: Readonly<Record<string, string>> = {
  A: 'Who may read and write what',
  B: 'Sign-in and session',
  C: 'Uploads, links, markup',
  D: 'Areas that fail',
  E: 'Data that fail',
};

const introduction = `# Promises

Written by \`pnpm test\`: what is promised, the tests that name it, and whether they held the last time. A test names a
promise in its own name (\`threat E1: …\`, \`decision 20: …\`). Promises of the threat model without a test are listed as such.
`;

/** 'threats C2, C5 and C6' names three; so does 'decisions 73 and 78' two. */
function namedBy(testName: string): string[] {
  const mentions = testName.matchAll(
    /\b(threat|decision)s? ((?:[A-E]?\d+)(?:(?:, | and )[A-E]?\d+(?!\w))*)/g,
  );
  return [...mentions].flatMap(([, , ids = '']) => ids.match(/[A-E]?\d+/g) ?? []);
}

function countedFiles(tests: TestResult[]): string {
  const files = new Map<string, number>();
  for (const { file } of tests) files.set(file, (files.get(file) ?? 0) + 1);
  return [...files]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, count]) => (count === 1 ? `\`${file}\`` : `\`${file}\` (${count})`))
    .join('<br>');
}

function verdict(tests: TestResult[]): string {
  if (tests.length === 0) return '**no test names it**';
  const failed = tests.filter(({ hasPassed }) => !hasPassed);
  if (failed.length === 0) return 'held';
  return `**failed:** ${failed.map(({ name }) => name.replaceAll('|', '\\|')).join('<br>')}`;
}

function table(heading: string, rows: [label: string, tests: TestResult[]][]): string {
  const lines = rows.map(
    ([label, tests]) => `| ${label} | ${countedFiles(tests)} | ${verdict(tests)} |`,
  );
  return `\n## ${heading}\n\n| Promise | Tests | Last result |\n|---|---|---|\n${lines.join('\n')}\n`;
}

/** The page of promises. It holds no dates and no durations, so it changes only where names or results do. */
export function describePromises(results: TestResult[]): string {
  const tests = new Map<string, TestResult[]>();
  for (const result of results) {
    for (const id of new Set(namedBy(result.name))) {
      tests.set(id, [...(tests.get(id) ?? []), result]);
    }
  }
  const threats = Object.entries(parts).map(([part, title]) => {
    const rows = Object.entries(promiseRows).filter(([id]) => id.startsWith(part));
    return table(
      `${part}. ${title}`,
      rows.map(([id, text]) => [`${id}: ${text}`, tests.get(id) ?? []]),
    );
  });
  const decisions = [...tests]
    .filter(([id]) => /^\d/.test(id))
    .toSorted(([a], [b]) => Number(a) - Number(b));
  return [introduction, ...threats, table('Decisions', decisions)].join('');
}
