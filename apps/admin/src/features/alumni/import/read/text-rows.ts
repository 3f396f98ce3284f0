interface TextRow {
  cells: string[];
  /** A quotation mark that closes nothing was taken as it stands. */
  isMended: boolean;
}

interface Cell {
  value: string;
  end: number;
  isMended: boolean;
}

/**
 * The rows of a text whose lines end with '\n'. A cell in quotation marks may hold separators and line ends. A mark that no other one
 * closes before a separator or the end of a line opens nothing; nor does one whose cell would swallow columns of a row, or rows, that have all
 * `width` of them without it.
 */
export function* textRows(text: string, separator: string, width = 0): Generator<TextRow> {
  const isEnd = (at: number) => at >= text.length || text[at] === '\n' || text[at] === separator;
  const quoting = { separator, width, isEnd };
  for (let at = 0; at < text.length; ) {
    const row: TextRow = { cells: [], isMended: false };
    const start = at;
    for (let isNext = true; isNext; ) {
      const { value, end, isMended } = cellAt(text, at, quoting);
      row.cells.push(value);
      row.isMended ||= isMended;
      isNext = text[end] === separator;
      at = end + 1;
    }
    const plain = text.slice(start, at - 1).split(separator);
    const isSwallowed =
      row.cells.length < width && plain.length === width && columnsIn(plain) === width;
    yield isSwallowed ? { cells: plain, isMended: true } : row;
  }
}

function cellAt(text: string, at: number, quoting: Quoting): Cell {
  const isQuoted = text[at] === '"';
  const quoted = isQuoted ? quotedCell(text, at, quoting) : null;
  if (quoted) return quoted;
  let end = at;
  while (!quoting.isEnd(end)) end += 1;
  return { value: text.slice(at, end), end, isMended: isQuoted };
}

/** The commas of a sentence have a blank behind them, those between columns have none. */
const columnsIn = (cells: readonly string[]) =>
  cells.filter((cell) => !cell.startsWith(' ')).length;

interface Quoting {
  separator: string;
  width: number;
  isEnd: (at: number) => boolean;
}

function quotedCell(text: string, start: number, quoting: Quoting): Cell | null {
  const { separator, width, isEnd } = quoting;
  let mark = text.indexOf('"', start + 1);
  while (mark >= 0 && text[mark + 1] === '"') mark = text.indexOf('"', mark + 2);
  if (mark < 0) return null;
  let end = mark + 1;
  while (text[end] === ' ' && !isEnd(end)) end += 1;
  if (!isEnd(end)) return cellWithMarks(text, start, mark, quoting);
  const value = text.slice(start + 1, mark);
  if (width > 1 && value.includes('\n')) {
    const next = text.indexOf('\n', end);
    const lines = text
      .slice(text.lastIndexOf('\n', start) + 1, next < 0 ? text.length : next)
      .split('\n');
    if (lines.every((line) => columnsIn(line.split(separator)) >= width)) return null;
  }
  return { value: value.replaceAll('""', '"'), end, isMended: false };
}

/** Of `"Rancang "Panel" Surya"` the outer marks are the cell's. */
function cellWithMarks(
  text: string,
  start: number,
  inner: number,
  { separator, isEnd }: Quoting,
): Cell | null {
  if (!/\s/.test(text[inner - 1] ?? '') || text.slice(start, inner).includes('\n')) return null;
  for (let at = inner + 1; at < text.length && text[at] !== '\n'; at += 1) {
    if (text[at] !== '"') continue;
    if (text[at - 1] === separator) return null;
    if (!isEnd(at + 1)) continue;
    return { value: text.slice(start + 1, at).replaceAll('""', '"'), end: at + 1, isMended: true };
  }
  return null;
}
