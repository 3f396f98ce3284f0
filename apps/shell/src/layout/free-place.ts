/** Where a toast may stand: the left upper corner of its box, in pixels of the window. */
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
  /** The edges of the window that stay free; the bar is at the upper one. */
  gutter: number;
  upper: number;
}

/** Pixels between two places that are tried one above the other. */
const step = 16;

/** What people press, or type into, and notices that stay. */
const pressable =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="switch"], [tabindex="0"], [data-keep-clear]';

/** The boxes of all that can be pressed now: neither out of sight nor under a dialog. */
export function pressableBoxes(except: Element): Box[] {
  return [...document.querySelectorAll(pressable)].flatMap((element) => {
    if (except.contains(element)) return [];
    const box = element.getBoundingClientRect();
    const top = document.elementsFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const first = top.find((one) => !except.contains(one));
    return first && (element.contains(first) || first.contains(element)) ? [box] : [];
  });
}

/**
 * The first place without a box below it: the right lower corner, else along the lower edge, along the upper one, in between, and at
 * last beside what stands in the bar. Where there is none, the place that covers least.
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

/** Whether a toast at this place is in the window, with nothing that is pressed below it. */
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
  return boxes.reduce((sum, box) => {
    const across = Math.min(left + width, box.right) - Math.max(left, box.left);
    const down = Math.min(top + height, box.bottom) - Math.max(top, box.top);
    return sum + Math.max(0, across) * Math.max(0, down);
  }, 0);
}
