import { parseRegistry } from '@portal/federation/registry';
import { pagePath } from './answer-headers.ts';

/** The paths of all pages; undefined where the registry cannot tell, and where no area is released yet. */
export function pathsOfPages(registryText: string | undefined): string[] | undefined {
  try {
    const { areas } = parseRegistry(JSON.parse(registryText ?? ''));
    const paths = areas.flatMap(({ routes }) => routes.map(({ path }) => path));
    return paths.length > 0 ? paths : undefined;
  } catch {
    return undefined;
  }
}

/** 404 for a path that no area serves. */
export function pageStatus(path: string, paths: readonly string[] | undefined): 200 | 404 {
  const plain = path.replace(/(.)\/+$/, '$1');
  return !paths || plain === pagePath || paths.includes(plain) ? 200 : 404;
}
