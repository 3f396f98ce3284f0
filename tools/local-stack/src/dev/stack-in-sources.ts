import { SourceMap, type SourceMapPayload } from 'node:module';

const place = /(https?:\/\/[^\s()]+?\.js)(\?[^\s():]*)?:(\d+):(\d+)/g;
const schemeOfMaps = /^webpack:\/\/[^/]*\/(\.{1,2}\/)*/;

/**
 * The stack of an error with its places as the sources name them; by themselves, only the tools of a browser show them so. A place
 * without a map stays. `mapUrl` says where the map of a script is, if it is one of ours.
 */
export async function stackInSources(
  stack: string,
  mapUrl: (script: URL) => string | undefined,
): Promise<string> {
  const maps = new Map<string, SourceMap | undefined>();
  for (const [, script = ''] of stack.matchAll(place)) {
    if (!maps.has(script)) maps.set(script, await readMap(mapUrl(new URL(script))));
  }
  return stack.replace(place, (whole, script: string, _query, line: string, column: string) => {
    const entry = maps.get(script)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return whole;
    const file = entry.originalSource.replace(schemeOfMaps, '');
    return `${file}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}

async function readMap(url: string | undefined): Promise<SourceMap | undefined> {
  try {
    const answer = url ? await fetch(url) : undefined;
    return answer?.ok ? new SourceMap((await answer.json()) as SourceMapPayload) : undefined;
  } catch {
    return undefined;
  }
}
