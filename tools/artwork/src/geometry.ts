export interface Point {
  x: number;
  y: number;
}

export const point = (x: number, y: number): Point => ({ x, y });

/** Two decimals are below what anybody can see and keep the files small. */
function round(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A point seen from `centre` at an angle in eighths of a turn, clockwise from the right. */
export function polar(centre: Point, radius: number, eighths: number): Point {
  const angle = (eighths * Math.PI) / 4;
  return point(centre.x + radius * Math.cos(angle), centre.y + radius * Math.sin(angle));
}

export function between(from: Point, to: Point, share: number): Point {
  return point(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
}

export function distance(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

export function linePath(points: Point[], isClosed = false): string {
  const steps = points.map((p, index) => `${index === 0 ? 'M' : 'L'}${round(p.x)} ${round(p.y)}`);
  return steps.join('') + (isClosed ? 'Z' : '');
}

/** A circle as a path, so that several of them fit into one element. */
export function circlePath(centre: Point, radius: number, isHole = false): string {
  const r = round(radius);
  const sweep = isHole ? 0 : 1;
  const left = `${round(centre.x - radius)} ${round(centre.y)}`;
  const right = `${round(centre.x + radius)} ${round(centre.y)}`;
  return `M${left}A${r} ${r} 0 1 ${sweep} ${right}A${r} ${r} 0 1 ${sweep} ${left}Z`;
}

/** A via as on a board: a ring around a hole. */
export function viaPath(centre: Point, radius: number): string {
  return circlePath(centre, radius) + circlePath(centre, radius * 0.45, true);
}

/** Shifts a polyline sideways, keeping its lanes parallel around the bends. */
export function offsetLine(line: Point[], offset: number): Point[] {
  return line.map((p, index) => {
    const before = normal(line[index - 1] ?? p, index === 0 ? (line[1] ?? p) : p);
    const after = normal(p, line[index + 1] ?? p);
    const isLast = index === line.length - 1;
    const [a, b] = [before, isLast ? before : after];
    const scale = offset / (1 + a.x * b.x + a.y * b.y);
    return point(p.x + (a.x + b.x) * scale, p.y + (a.y + b.y) * scale);
  });
}

function normal(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return point(-(to.y - from.y) / length, (to.x - from.x) / length);
}

export function shifted(p: Point, direction: Point, length: number): Point {
  return point(p.x + direction.x * length, p.y + direction.y * length);
}

export function unit(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return point((to.x - from.x) / length, (to.y - from.y) / length);
}
