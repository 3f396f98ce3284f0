import { chapters } from './promise-names.ts';
import type { TestResult } from './test-results.ts';

const introduction = `# Promises

Written by \`pnpm test:all\`: what the portal promises, the tests that name each promise, and whether they held the last time. A
test names its promises at the start of its own name (\`offline: …\`, \`failed reads, request limit: …\`).
`;

const anyName = chapters.flatMap(({ promises }) => Object.keys(promises)).join('|');
const mention = new RegExp(`(?<![\\w-])((?:${anyName})(?:, (?:${anyName}))*): `, 'g');

/** 'disguised files, no orphans: a text is refused' names two promises. */
function namedBy(testName: string): string[] {
  return [...testName.matchAll(mention)].flatMap(([, names = '']) => names.split(', '));
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
    for (const name of new Set(namedBy(result.name))) {
      tests.set(name, [...(tests.get(name) ?? []), result]);
    }
  }
  const tables = chapters.map(({ title, promises }) =>
    table(
      title,
      Object.entries(promises).map(([name, text]) => [
        `**${name}**: ${text}`,
        tests.get(name) ?? [],
      ]),
    ),
  );
  return [introduction, ...tables].join('');
}
