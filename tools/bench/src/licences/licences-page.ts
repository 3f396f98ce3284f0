import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asRow, root, tableHead } from '../bench.ts';
import type { Dependency } from './dependencies.ts';

export const licencesPage = join(root, 'docs/licences.md');

const fontPackage = '@fontsource-variable/plus-jakarta-sans';

interface Downloads {
  pages: readonly { path: string; scripts: string[] }[];
  /** Kilobytes by package, of each script. */
  sizes: ReadonlyMap<string, ReadonlyMap<string, number>>;
  fontSize: number;
}

export function describeDownloads({ pages, sizes, fontSize }: Downloads): string {
  const everywhere = (pages[0]?.scripts ?? []).filter((script) =>
    pages.every(({ scripts }) => scripts.includes(script)),
  );
  const rowOf = (what: string, scripts: string[]) => {
    const parts = new Map<string, number>();
    for (const [name, size] of scripts.flatMap((script) => [...(sizes.get(script) ?? [])])) {
      parts.set(name, (parts.get(name) ?? 0) + size);
    }
    const listed = [...parts].sort(([, one], [, other]) => other - one);
    const total = listed.reduce((sum, [, size]) => sum + size, 0);
    const packages = listed.map(([name, size]) => `${name} ${size.toFixed(1)}`).join(', ');
    return asRow([what, total.toFixed(1), packages]);
  };
  return `# Licences, and what a visitor downloads

Written by \`pnpm docs:licences\`; the tests fail when a package or a licence is not in it, or a licence is not allowed.

## What a visitor's browser downloads

Kilobytes of script (brotli) before a public page is complete, by the package that the code comes from: the size of each file, divided as its
characters are. Besides them: styles and pictures of the portal, and one font of ${fontSize.toFixed(0)} kB (${fontPackage}).

${tableHead(['Page', 'kB', 'Packages'])}
${rowOf('every page', everywhere)}
${pages
  .map(({ path, scripts }) =>
    rowOf(
      `\`${path}\`, more`,
      scripts.filter((script) => !everywhere.includes(script)),
    ),
  )
  .join('\n')}
`;
}

/** The part of the page that needs no build, so that a test can write it again. */
export function describeDependencies(dependencies: readonly Dependency[]): string {
  const licences = [...new Set(dependencies.map(({ licence }) => licence))].sort();
  const rows = licences.map((licence) => {
    const names = dependencies
      .filter((it) => it.licence === licence && !it.isPlatformBound)
      .map(({ name }) => name);
    return names.length > 0 ? [asRow([licence, names.length, names.join(', ')])] : [];
  });
  return `## Licences

Every package that apps, packages and tools need for more than their own development; programs for one kind of machine are left out
here, and their licences checked all the same.

${tableHead(['Licence', 'Packages', 'Names'])}
${rows.flat().join('\n')}
`;
}

/** The packages of the page's first part. */
export function downloadedPackages(): string[] {
  const [, downloads = ''] = readFileSync(licencesPage, 'utf8').split(/^## /m);
  const names = downloads.matchAll(/[|,] ((?:@[\w-]+\/)?[\w-]+) \d+\.\d/g);
  return [...new Set([...names].map(([, name = '']) => name)), fontPackage].sort();
}
