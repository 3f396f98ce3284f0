import { calledPlaces, lineStarts } from './called-places.ts';
import { sourceFunctions } from './source-functions.ts';

/** How many functions each file has, and those of which no part is among the called places. */
export function uncalledFunctions(texts: Record<string, string>, folder: string, site: string) {
  const files = new Map(
    Object.entries(texts).map(([path, text]) => {
      const functions = sourceFunctions(path, text);
      return [path, { lines: lineStarts(text), functions, uncalled: new Set(functions) }];
    }),
  );
  calledPlaces(folder, site, (path, line, column) => {
    const file = files.get(path);
    const at = (file?.lines[line - 1] ?? 0) + column;
    const around = file?.functions.findLast(({ start, end }) => start <= at && at < end);
    if (around && around.from <= at && at < around.to) file?.uncalled.delete(around);
  });
  return [...files].map(([path, { lines, functions, uncalled }]) => ({
    path,
    count: functions.length,
    uncalled: [...uncalled].map(({ name, start }) => ({
      name,
      line: lines.findLastIndex((it) => it <= start) + 1,
    })),
  }));
}
