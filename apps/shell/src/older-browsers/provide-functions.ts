import { apply as providePopovers } from '@oddbird/popover-polyfill/fn';
import {
  isMissing,
  type ProvidedFunction,
  placeOf,
  providedFunctions,
} from '@portal/federation/browsers';

type Popover = Extract<ProvidedFunction, `${string}Popover`>;
type Compare = (a: unknown, b: unknown) => number;

const standIns: Record<Exclude<ProvidedFunction, Popover>, (...given: never[]) => unknown> = {
  'AbortSignal.any': abortSignalAny,
  'AbortSignal.timeout': abortSignalTimeout,
  'Array.prototype.findLast'(this: unknown[], isWanted: Parameters<unknown[]['findLast']>[0]) {
    return [...this].reverse().find((item, place) => isWanted(item, this.length - 1 - place, this));
  },
  'Array.prototype.findLastIndex'(
    this: unknown[],
    isWanted: Parameters<unknown[]['findLastIndex']>[0],
  ) {
    const isWantedThere = (place: number) => isWanted(this[place], place, this);
    return [...this.keys()].reverse().find(isWantedThere) ?? -1;
  },
  'Array.prototype.toReversed'(this: unknown[]) {
    return [...this].reverse();
  },
  'Array.prototype.toSorted'(this: unknown[], compare?: Compare) {
    return [...this].sort(compare);
  },
  'Array.prototype.toSpliced'(this: unknown[], ...change: Parameters<unknown[]['splice']>) {
    const copy = [...this];
    copy.splice(...change);
    return copy;
  },
  'Array.prototype.with'(this: unknown[], place: number, item: unknown) {
    const index = place < 0 ? this.length + place : place;
    if (!(index in this)) throw new RangeError(`No item at ${place}`);
    return this.map((former, at) => (at === index ? item : former));
  },
  'HTMLFormElement.prototype.requestSubmit'(this: HTMLFormElement) {
    if (!this.noValidate && !this.reportValidity()) return;
    const isUnhandled = this.dispatchEvent(
      new SubmitEvent('submit', { bubbles: true, cancelable: true }),
    );
    if (isUnhandled) this.submit();
  },
  'Response.json'(data: unknown, init: ResponseInit = {}) {
    const headers = new Headers(init.headers);
    headers.set('content-type', 'application/json');
    return new Response(JSON.stringify(data), { ...init, headers });
  },
  'URL.canParse'(url: string, base?: string) {
    try {
      return Boolean(new URL(url, base));
    } catch {
      return false;
    }
  },
};

/** Gives a browser the functions that it lacks. Must run before any other code. */
export function provideFunctions() {
  if (isMissing('HTMLElement.prototype.showPopover')) {
    providePopovers();
    keepFocusOnShow(HTMLElement.prototype);
  }
  for (const name of providedFunctions.filter(isMissing)) {
    const { owner, key } = placeOf(name);
    const value = Reflect.get(standIns, name);
    Object.defineProperty(owner, key, { value, writable: true, configurable: true });
  }
}

/** The package focuses the first control of what it shows; browsers focus only what asks for it, and a toast never does. */
function keepFocusOnShow(elements: HTMLElement) {
  const { showPopover, focus } = elements;
  const value = function (this: HTMLElement) {
    elements.focus = () => undefined;
    try {
      showPopover.call(this);
    } finally {
      elements.focus = focus;
    }
  };
  Object.defineProperty(elements, 'showPopover', { value, configurable: true });
}

function abortSignalAny(signals: Iterable<AbortSignal>): AbortSignal {
  const all = [...signals];
  const controller = new AbortController();
  const follow = () => {
    controller.abort(all.find(({ aborted }) => aborted)?.reason);
    for (const signal of all) signal.removeEventListener('abort', follow);
  };
  for (const signal of all) signal.addEventListener('abort', follow);
  if (all.some(({ aborted }) => aborted)) follow();
  return controller.signal;
}

function abortSignalTimeout(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  const reason = new DOMException('signal timed out', 'TimeoutError');
  setTimeout(() => controller.abort(reason), milliseconds);
  return controller.signal;
}
