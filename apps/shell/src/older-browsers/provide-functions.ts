import 'core-js/modules/es.array.find-last.js';
import 'core-js/modules/es.array.find-last-index.js';
import 'core-js/modules/es.array.to-reversed.js';
import 'core-js/modules/es.array.to-sorted.js';
import 'core-js/modules/es.array.to-spliced.js';
import 'core-js/modules/es.array.with.js';
import 'core-js/modules/web.url.can-parse.js';
import { apply as providePopovers } from '@oddbird/popover-polyfill/fn';
import {
  isMissing,
  type ProvidedFunction,
  placeOf,
  providedFunctions,
} from '@portal/federation/browsers';

type Popover = Extract<ProvidedFunction, `${string}Popover`>;
/** What the modules of core-js above give where it is missing, as soon as they are loaded. */
type OfLibrary = Extract<ProvidedFunction, `Array.${string}` | 'URL.canParse'>;

const standIns: Record<
  Exclude<ProvidedFunction, Popover | OfLibrary>,
  (...given: never[]) => unknown
> = {
  'AbortSignal.any': abortSignalAny,
  'AbortSignal.timeout': abortSignalTimeout,
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
