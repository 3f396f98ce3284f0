import { calledPlaces, lineStarts } from './called-places.ts';
import { sourceFunctions } from './source-functions.ts';

/** How many functions each file has, and those of which no part is among the called places. */
export function uncalledFunctions(texts: Record<string, string>, folder: string, site: string) {
  const files = new Map(
    Object.entries(texts).map(([path, text]) => {
      const functions = sourceFunctions(path, text);
      return [
        path,
        { lines: lineStarts(text), all: functions.length, uncalled: new Set(functions) },
      ];
    }),
  );
  calledPlaces(folder, site, (path, line, column) => {
    const file = files.get(path);
    const at = (file?.lines[line - 1] ?? 0) + column;
    // Where a function has run, those around it have.
    for (const it of file?.uncalled ?? []) {
      if (it.from <= at && at < it.to) file?.uncalled.delete(it);
    }
  });
  return [...files].map(([path, { lines, all, uncalled }]) => ({
    path,
    all,
    uncalled: [...uncalled].map(({ name, start }) => ({
      name,
      line: lines.findLastIndex((it) => it <= start) + 1,
    })),
  }));
}
