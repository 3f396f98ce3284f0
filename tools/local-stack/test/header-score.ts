interface AnswerToScore {
  /** Of an answer over HTTPS, with names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  /** The text of an HTML page. */
  html?: string;
}

interface HeaderScore {
  score: number;
  /** The points that each rule added or took; rules without an effect are left out. */
  points: Record<string, number>;
}

type Rule = (answer: AnswerToScore & { policy: Map<string, string[]> }) => number;

/** The score of the best grade, A+. */
export const bestGrade = 100;
/** Below this score no bonus is added. */
const minForBonus = 90;
/** Seconds. */
const halfAYear = 15_768_000;

const openSources = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*'];
const inlineSources = ["'unsafe-inline'", 'data:'];
const discreetReferrers = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
];

/** MDN's HTTP Observatory: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring. The redirect from HTTP is not part of one answer. */
const rules: Record<string, Rule> = {
  'content-security-policy': ({ policy }) => scorePolicy(policy),
  'strict-transport-security': ({ headers }) => {
    const [, seconds] = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? [];
    if (seconds === undefined) return -20;
    return Number(seconds) < halfAYear ? -10 : 0;
  },
  'x-content-type-options': ({ headers }) =>
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
  'x-frame-options': ({ headers, policy }) => {
    if (policy.has('frame-ancestors')) return 5;
    return /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20;
  },
  'referrer-policy': ({ headers }) => {
    const value = headers['referrer-policy'];
    if (value === undefined) return 0;
    return discreetReferrers.includes(value) ? 5 : -5;
  },
  'cross-origin-resource-policy': ({ headers }) => {
    const value = headers['cross-origin-resource-policy'];
    if (value === undefined || value === 'cross-origin') return 0;
    return ['same-origin', 'same-site'].includes(value) ? 10 : -5;
  },
  // The portal sets no cookie; one that it did not mean to set loses as much as an unprotected one.
  cookies: ({ headers }) => (headers['set-cookie'] === undefined ? 0 : -20),
  'cross-origin-resource-sharing': ({ headers }) =>
    headers['access-control-allow-credentials'] === 'true' ? -50 : 0,
  'subresource-integrity': ({ html }) => scoreScripts(html ?? ''),
};

/** How well the headers of one answer protect the user who receives it. */
export function scoreHeaders(answer: AnswerToScore): HeaderScore {
  const policy = parsePolicy(answer.headers['content-security-policy'] ?? '');
  const all = Object.entries(rules).map(([name, rule]) => [name, rule({ ...answer, policy })]);
  const points = Object.fromEntries(all.filter(([, given]) => given !== 0));
  const sumOf = (numbers: number[]) => numbers.reduce((sum, given) => sum + given, 0);
  const given = Object.values<number>(points);
  const withoutBonus = 100 + sumOf(given.filter((number) => number < 0));
  return { score: withoutBonus < minForBonus ? withoutBonus : 100 + sumOf(given), points };
}

function parsePolicy(text: string): Map<string, string[]> {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.flatMap(([name, ...sources]) => (name ? [[name, sources]] : [])));
}

function scorePolicy(policy: Map<string, string[]>): number {
  if (policy.size === 0) return -25;
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const [script, style, plugin] = ['script-src', 'style-src', 'object-src'].map(sourcesOf);
  const hasAny = (sources: string[] = [], unsafe: string[]) =>
    sources.some((source) => unsafe.includes(source));
  if (hasAny(script, [...openSources, ...inlineSources]) || hasAny(plugin, openSources)) return -20;
  if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source))) return -20;
  if (hasAny(script, ["'unsafe-eval'"]) || hasAny(style, ["'unsafe-eval'"])) return -10;
  if (hasAny(style, [...openSources, ...inlineSources])) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

/** Scripts of the portal's own origin need no hash, so one of them without any loses nothing. */
function scoreScripts(html: string): number {
  const scripts = html.match(/<script[^>]*\ssrc=[^>]*>/g) ?? [];
  const isOwn = (script: string) => /\ssrc="\/(?!\/)/.test(script);
  const isHashed = (script: string) => /\sintegrity="/.test(script);
  if (scripts.some((script) => !isOwn(script) && !isHashed(script))) return -5;
  return scripts.some(isHashed) ? 5 : 0;
}
