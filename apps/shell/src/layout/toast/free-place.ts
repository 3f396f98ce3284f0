/** A position for a toast: the top left corner of its box, in pixels of the window. */
export interface Place {
  left: number;
  top: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Room {
  width: number;
  height: number;
  /** Margins, in pixels, that stay free: `gutter` at each edge, `upper` at the top, below the navigation bar. */
  gutter: number;
  upper: number;
}

/** Pixels between two places that are tried one above the other. */
const step = 4;

/** Elements that users press or type into, and notices that stay on screen. */
const pressable =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="switch"], [tabindex="0"], [data-keep-clear]';

/**
 * The boxes of all elements that can be pressed now, in the window or in `part` of it: neither out of view nor under a dialog.
 * `elementsFromPoint` takes up to a millisecond, so it is called only for boxes inside of that part.
 */
export function pressableBoxes(except: Element, part = windowBox()): Box[] {
  return [...document.querySelectorAll(pressable)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    if (except.contains(element) || sharedArea(part, box) === 0) return [];
    const top = document.elementsFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const first = top.find((one) => !except.contains(one));
    return first && (element.contains(first) || first.contains(element)) ? [box] : [];
  });
}

function windowBox(): Box {
  const { clientWidth: right, clientHeight: bottom } = document.documentElement;
  return { left: 0, top: 0, right, bottom };
}

/**
 * The first place that covers no box. It tries the bottom right corner, then the bottom edge, the top edge, the heights in between,
 * and at last the bar itself. If every place covers something, it returns the one that covers least.
 */
export function freePlace(
  size: { width: number; height: number },
  room: Room,
  boxes: Box[],
): Place {
  const { gutter, upper } = room;
  const right = Math.max(gutter, room.width - gutter - size.width);
  const lefts = [...new Set([right, Math.max(gutter, right / 2), gutter])];
  const lowest = Math.max(upper, room.height - gutter - size.height);
  const between: number[] = [];
  for (let top = lowest - step; top >= gutter; top -= step) between.push(top);
  const places = [lowest, upper, ...between].flatMap((top) => lefts.map((left) => ({ left, top })));
  const costs = places.map((place) => coveredArea(place, size, boxes));
  const least = Math.min(...costs);
  return places[costs.indexOf(least)] ?? { left: right, top: lowest };
}

/** Whether a toast at this place is inside of the window and covers none of the boxes. */
export function isFree(
  box: Box & Place & { width: number; height: number },
  room: Room,
  boxes: Box[],
): boolean {
  const isInside = box.right <= room.width && box.bottom <= room.height;
  return isInside && coveredArea(box, box, boxes) === 0;
}

/** Square pixels of the boxes that a toast at this place covers. */
export function coveredArea(
  { left, top }: Place,
  { width, height }: { width: number; height: number },
  boxes: Box[],
): number {
  const covering = { left, top, right: left + width, bottom: top + height };
  return boxes.reduce((sum, box) => sum + sharedArea(covering, box), 0);
}

function sharedArea(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}
