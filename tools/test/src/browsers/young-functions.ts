import type { CompatData, Identifier, SupportStatement } from '@mdn/browser-compat-data/types';
import { lowestBrowsers } from '@portal/federation/browsers';

/** Their versions on telephones are those of the desktop. */
const wanted = {
  chrome: lowestBrowsers.chrome,
  chrome_android: lowestBrowsers.chrome,
  edge: lowestBrowsers.edge,
  firefox: lowestBrowsers.firefox,
  firefox_android: lowestBrowsers.firefox,
  safari: lowestBrowsers.safari,
  safari_ios: lowestBrowsers.ios_saf,
};

/** What the lowest browsers lack, as code writes it. */
export interface YoungNames {
  /** `CloseWatcher` */
  owners: Set<string>;
  /** `URL.canParse` */
  statics: Set<string>;
  /** `toSorted`: the names that no older object has. Only types would tell the others apart. */
  methods: Set<string>;
}

/** A name in a build which a lowest browser may not know. */
export interface Finding {
  name: string;
  /** The code around it. */
  place: string;
}

export function youngNames({ api, javascript }: Pick<CompatData, 'api' | 'javascript'>) {
  const names: YoungNames = { owners: new Set(), statics: new Set(), methods: new Set() };
  const older = new Set<string>();
  const { __compat: _none, ...owners } = { ...api, ...javascript.builtins };
  for (const [owner, object] of Object.entries(owners)) {
    // Whoever has no such object has none of its methods either.
    if (isYoung(object)) names.owners.add(owner);
    else for (const key of Object.keys(object)) sort(owner, key, object[key]);
  }
  for (const name of older) names.methods.delete(name);
  return names;

  function sort(owner: string, key: string, member: Identifier | undefined) {
    const name = key.replace(/_static$/, '');
    if (!member || key === '__compat') return;
    if (!isYoung(member)) older.add(name);
    else if (isStandard(member)) {
      names.statics.add(`${owner}.${name}`);
      if (name === key) names.methods.add(name);
    }
  }
}

const staticCall = /\b([A-Z]\w*\.[a-z]\w*)\b/g;
const owner = /(?<![\w.$"'`])([A-Z]\w*)(?=[.(])/g;
/** Not `name?.(`, which asks first. */
const methodCall = /\.([a-z]\w*)\(/g;
/** Part of the syntax that no compiler translates; Safari knows it from 16.4. */
const lookBehind = /(\(\?<[=!])/g;

/** Each young name in the code of a build, once. Strings and comments count: a build has few of them. */
export function youngFunctions(code: string, { owners, statics, methods }: YoungNames): Finding[] {
  const found = new Map<string, Finding>();
  const look = (pattern: RegExp, isFound: (name: string) => boolean) => {
    for (const { 1: name = '', index } of code.matchAll(pattern)) {
      if (found.has(name) || !isFound(name)) continue;
      found.set(name, { name, place: code.slice(Math.max(0, index - 60), index + 60) });
    }
  };
  look(staticCall, (name) => statics.has(name));
  look(owner, (name) => owners.has(name));
  look(methodCall, (name) => methods.has(name));
  look(lookBehind, () => true);
  return [...found.values()];
}

function isYoung({ __compat }: Identifier): boolean {
  return (
    __compat !== undefined &&
    Object.entries(wanted).some(([browser, version]) => {
      const since = firstVersion(__compat.support[browser as keyof typeof wanted]);
      return since === undefined || isBefore(version, since);
    })
  );
}

/** Without what no browser has, and what one browser alone ever had. */
function isStandard({ __compat }: Identifier): boolean {
  return __compat?.status?.standard_track === true;
}

/** The first version that has it whole, under this name, and for everybody. */
function firstVersion(support: SupportStatement | undefined): string | undefined {
  const [whole] = [support ?? []]
    .flat()
    .filter((it) => !it.flags && !it.prefix && !it.alternative_name && !it.version_removed);
  return whole?.version_added ? whole.version_added.replace('≤', '') : undefined;
}

function isBefore(version: string, since: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [sinceMajor = Number.POSITIVE_INFINITY, sinceMinor = 0] = since.split('.').map(Number);
  return major < sinceMajor || (major === sinceMajor && minor < sinceMinor);
}
