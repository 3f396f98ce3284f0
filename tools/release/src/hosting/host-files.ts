import {
  buildFolders,
  everyAnswer,
  fileEnding,
  fileHeaders,
  ownPagePath,
  ownPages,
  pageHeaders,
  pagePath,
} from './answer-headers.ts';
import { contentTypes } from './content-types.ts';

type Headers = Record<string, string>;

const buildPaths = buildFolders.map((folder) => `${folder}*`);

/** For static hosts that read `_headers`. They revalidate other answers and compress by themselves; overlapping rules would be joined. */
export function headersFile(policy: string): string {
  const { vary: _vary, 'cache-control': _fresh, ...page } = pageHeaders(policy);
  const { 'cache-control': forGood } = fileHeaders.build;
  const rules = [
    rule('/*', { ...everyAnswer, ...page }),
    ...buildPaths.map((path) => rule(path, { 'cache-control': forGood })),
  ];
  return `${rules.join('\n')}\n`;
}

function rule(path: string, headers: Headers): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
    '\n',
  );
}

/** For the same hosts: paths with HTML of their own, then the page of all others; existing files come first. */
export function redirectsFile(paths: readonly string[]): string {
  const own = paths.map((path) => `${path} ${ownPagePath(path)} 200\n`);
  return [...own, `/* ${pagePath} 200\n`].join('');
}

/** For `deploy/Caddyfile`: which path is a page, which file is served, and the headers of each answer. */
export function caddyFile(policy: string): string {
  const types = Object.entries(contentTypes).map(
    ([extension, type]) => `\t~(?i)\\.${extension}$ "${type}"`,
  );
  return [
    caddyBlock('*', headerLines(everyAnswer)),
    '@portalChanging not method GET HEAD',
    'error @portalChanging 405',
    '@portalOtherPage {',
    '\tpath *.html',
    `\tnot path ${pagePath}`,
    '}',
    'error @portalOtherPage 404',
    '@portalHome {',
    '\tpath /',
    `\tfile ${ownPagePath('/')}`,
    '}',
    `rewrite @portalHome ${ownPagePath('/')}`,
    '@portalOwnPage {',
    `\tnot path ${buildPaths.join(' ')}`,
    `\tfile ${ownPagePath('{path}')}`,
    '}',
    'rewrite @portalOwnPage {file_match.relative}',
    '@portalPage {',
    `\tnot path ${buildPaths.join(' ')}`,
    `\tnot path_regexp (?i)${fileEnding.source}`,
    '}',
    `rewrite @portalPage ${pagePath}`,
    'map {path} {portal_type} {',
    ...types,
    '\tdefault unknown',
    '}',
    '@portalUnknown expression `{portal_type} == "unknown"`',
    'error @portalUnknown 404',
    'header Content-Type {portal_type}',
    `@portalIndex path ${pagePath} ${ownPages}/*`,
    caddyHeaders('@portalIndex', pageHeaders(policy)),
    `@portalBuild path ${buildPaths.join(' ')}`,
    caddyHeaders('@portalBuild', fileHeaders.build),
    `@portalRoot not path ${pagePath} ${ownPages}/* ${buildPaths.join(' ')}`,
    caddyHeaders('@portalRoot', fileHeaders.root),
    '',
  ].join('\n');
}

/** Set when Caddy sends the answer, in the place of its own headers; a refusal goes without them. */
function caddyHeaders(matcher: string, headers: Headers): string {
  return caddyBlock(matcher, [...headerLines(headers), '\tdefer']);
}

function caddyBlock(matcher: string, lines: string[]): string {
  return [`header ${matcher} {`, ...lines, '}'].join('\n');
}

function headerLines(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `\t${name} "${value}"`);
}
