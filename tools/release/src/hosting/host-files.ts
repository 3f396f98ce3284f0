import {
  buildFolders,
  everyAnswer,
  fileEnding,
  fileHeaders,
  notFoundPath,
  ownPagePath,
  ownPages,
  pageHeaders,
  pagePath,
  secureAnswer,
  storedFile,
} from './answer-headers.ts';
import { contentTypes } from './content-types.ts';

type Headers = Record<string, string>;

export interface Pages {
  /** The paths with HTML of their own. */
  own: readonly string[];
  /** The paths of all pages; undefined where the registry cannot tell. */
  all: readonly string[] | undefined;
}

const buildPaths = buildFolders.map((folder) => `${folder}*`);

/** For static hosts that read `_headers`. They revalidate other answers and compress by themselves; overlapping rules would be joined. */
export function headersFile(policy: string): string {
  const { vary: _vary, 'cache-control': _fresh, ...page } = pageHeaders(policy);
  const { 'cache-control': forGood } = fileHeaders.build;
  const rules = [
    rule('/*', { ...everyAnswer, ...secureAnswer, ...page }),
    ...buildPaths.map((path) => rule(path, { 'cache-control': forGood })),
  ];
  return `${rules.join('\n')}\n`;
}

function rule(path: string, headers: Headers): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
    '\n',
  );
}

/**
 * For the same hosts: the HTML of each page; existing files come first. Any other path answers 404 with `404.html`, unless
 * the pages are unknown.
 */
export function redirectsFile({ own, all }: Pages): string {
  const pages = (all ?? ['/*']).filter((path) => !own.includes(path));
  return [
    ...own.map((path) => `${path} ${ownPagePath(path)} 200\n`),
    ...pages.map((path) => `${path} ${pagePath} 200\n`),
  ].join('');
}

/** For `deploy/Caddyfile`: which path is a page, which file is served, and the headers of each answer. */
export function caddyFile(policy: string, paths: readonly string[] | undefined): string {
  const types = Object.entries(contentTypes).map(
    ([extension, type]) => `\t~(?i)\\.${extension}$ "${type}"`,
  );
  return [
    caddyBlock('*', headerLines(everyAnswer)),
    ...caddyBackend,
    '@portalChanging not method GET HEAD',
    'error @portalChanging 405',
    '@portalOtherPage {',
    '\tpath *.html',
    `\tnot path ${pagePath}`,
    '}',
    'error @portalOtherPage 404',
    ...(paths ? caddyMissingPage(paths) : []),
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
    `@portalIndex path ${pagePath} ${notFoundPath} ${ownPages}/*`,
    caddyHeaders('@portalIndex', pageHeaders(policy)),
    `@portalBuild path ${buildPaths.join(' ')}`,
    caddyHeaders('@portalBuild', fileHeaders.build),
    `@portalRoot not path ${pagePath} ${notFoundPath} ${ownPages}/* ${buildPaths.join(' ')}`,
    caddyHeaders('@portalRoot', fileHeaders.root),
    ...(paths ? caddyMissingAnswer : []),
    '',
  ].join('\n');
}

/**
 * With `PORTAL_SUPABASE`, that project answers at the portal's own origin. Its service stores what users upload and sends no policy
 * with it, so that a file could act as a page of the portal without these headers.
 */
const backendPaths = '/auth/v1/* /rest/v1/* /storage/v1/*';
const caddyBackend = [
  '@portalBackend {',
  `\tpath ${backendPaths}`,
  '\texpression `"{$PORTAL_SUPABASE}" != ""`',
  '}',
  caddyHeaders('@portalBackend', storedFile),
  // In a longer one a column can be named more often. What the portal sends stays far below.
  '@portalLongAddress {',
  `\tpath ${backendPaths}`,
  '\texpression `{http.request.orig_uri}.size() > 4096`',
  '}',
  'respond @portalLongAddress 414',
  // The largest upload is 5 MiB; the service does not count a body without a length.
  'request_body @portalBackend {',
  '\tmax_size 6MiB',
  '}',
  'reverse_proxy @portalBackend {$PORTAL_SUPABASE:localhost} {',
  '\theader_up Host {upstream_hostport}',
  '}',
];

/** Remembers that no area serves the path, before it is rewritten. */
function caddyMissingPage(paths: readonly string[]): string[] {
  const known = paths.flatMap((path) => (path === '/' ? path : [path, `${path}/`]));
  return [
    '@portalMissingPage {',
    `\tnot path ${[pagePath, ...known, ...buildPaths].join(' ')}`,
    `\tnot path_regexp (?i)${fileEnding.source}`,
    '}',
    'vars @portalMissingPage portal_status 404',
    `rewrite @portalMissingPage ${notFoundPath}`,
  ];
}

/** That page with the status 404, always whole: an answer of 304 or 206 would lose its status. */
const caddyMissingAnswer = [
  '@portalMissing vars portal_status 404',
  ...['If-None-Match', 'If-Modified-Since', 'Range'].map(
    (name) => `request_header @portalMissing -${name}`,
  ),
  'file_server @portalMissing {',
  '\tprecompressed br gzip',
  '\tdisable_canonical_uris',
  '\tstatus 404',
  '}',
];

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
