/** Milliseconds without a tap on a spot, after which what has come there meanwhile takes one. */
const quietTime = 1500;
/** Pixels within which two presses are on the same spot. */
const sameSpot = 16;

const controls =
  'a, button, input, select, textarea, label, summary, [tabindex="0"], [role^="menuitem"], [aria-selected]';

const isPartOf = (one: Element, other: Element) => one.contains(other) || other.contains(one);

interface Press {
  x: number;
  y: number;
  at: number;
  what: Element;
}

/** What was pressed a moment ago where this press is. */
function pressedThere(last: Press | null, { x, y, timeStamp: at }: PointerEvent) {
  if (!last || at - last.at >= quietTime) return null;
  return Math.hypot(x - last.x, y - last.y) < sameSpot ? last.what : null;
}

/**
 * Refuses a press on what has come under the pointer since the last press on that spot: the second tap of a double tap must not go
 * through a dialog, drawer, menu or toast that the first one has closed or opened. Of a mouse, whose user sees what lies under the
 * pointer, a control that has come refuses only the second press of a double click. A control that stays where it is takes every
 * press, and so do the keys and the clicks of assistive technology. For the whole page, so only the shell calls it.
 */
export function guardSpot(signal?: AbortSignal) {
  let last: Press | null = null;
  let isTap = false;
  let hasCome = false;
  let isRefused = false;
  const refuse = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  const forget = () => {
    last = null;
    isRefused = false;
  };
  const judge = (event: PointerEvent) => {
    const { target, x, y, timeStamp: at } = event;
    if (!(target instanceof Element)) return forget();
    const control = target.closest(controls);
    const what = control ?? target;
    const former = pressedThere(last, event);
    isTap = event.pointerType !== 'mouse';
    hasCome = former !== null && !isPartOf(former, what);
    isRefused = hasCome && (isTap || control === null);
    last = { x, y, at, what: (isRefused && former) || what };
    if (isRefused) event.stopPropagation();
  };
  const follow = (event: MouseEvent) => {
    // Touch looks for what it clicks on when the finger leaves: what was touched may be gone by then.
    const isThrough = isTap && last !== null && !last.what.isConnected;
    if (event.type === 'mousedown' && hasCome && event.detail > 1) isRefused = true;
    if (event.detail > 0 && (isRefused || isThrough)) refuse(event);
    if (event.type === 'click') isRefused = false;
  };
  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ) => window.addEventListener(type, listener, { capture: true, ...(signal && { signal }) });
  listen('pointerdown', judge);
  listen('mousedown', follow);
  listen('click', follow);
  // A press beside a dialog closes it, whatever becomes of the press itself.
  listen('cancel', (event) => isRefused && refuse(event));
  // A finger that scrolls, the wheel, a key: the next press means what is there by then.
  for (const type of ['pointercancel', 'wheel', 'keydown'] as const) listen(type, forget);
}
