// The contract of first paint: what the release writes into HTML, the boot script reads, and React takes over.

/** The element that holds the page. */
export const rootId = 'root';

/** On the root element in the HTML of an unknown address. */
export const notFoundAttribute = 'data-not-found';

/** A JSON element in the page: the backend and the reads that the page sends first. */
export const readsId = 'page-reads';

/** The file with the first reads of all public pages, by path. */
export const readsPath = '/page-reads.json';

/** A template in the page. It holds the page's scripts if a picture of the first screen has to load before them. */
export const codeId = 'page-code';

/** A style in the page. It hides the content of the HTML when a mail link leads to another page. */
export const coverId = 'first-paint-cover';

/** On the root element of the document, until it is known whose session this browser has stored. */
export const signedInAttribute = 'data-signed-in';

/** For elements that only visitors see. The HTML is a visitor's: they stay hidden while a stored session is being read. */
export const visitorsOnly = { 'data-visitors-only': '' } as const;

/** On the root element of the document, while the HTML shows the page without the search params of its address. */
export const unfilteredAttribute = 'data-unfiltered';

/** For what shows search params, such as a search field: it stays hidden while it would show other values than those of the address. */
export const ofAddress = { 'data-of-address': '' } as const;

/** On the root element, with the path, while the HTML shows a page that can be read and its code is on the way. */
export const awaitsCodeAttribute = 'data-awaits-code';

/** On titles, meta tags and preloads that describe the page in the HTML. The shell removes them when it renders another page. */
export const initialAttribute = 'data-initial';

/** On a style in the page: the URL of the style sheet whose content it holds. */
export const styleUrlAttribute = 'data-file';

/** On the element that shows a picture whose URL only the data contain. Set it by `firstPicture`. */
export const pictureAttribute = 'data-first-picture';

/** Stands in the HTML for the backend's URL and key until the release or the host knows them. */
export const backendMark = '{{backend}}';

/** A global of the process that renders pages at release: the modules of the shell's bundle that the areas share. */
export const prerenderGlobal = 'portalShared';

const todayMark = '{today}';

/** Stands in a released read for the value of a filter. A word, since it goes through the page's own URL. */
export const valueMark = 'value-of-the-link';

/** A read of a page, as a visitor sends it; `path` is below the backend's URL. */
export interface PageRead {
  path: string;
  init: { method: string; headers: Record<string, string>; body?: string };
  /** The search param with which the page reads this instead; `path` may have `valueMark` in the place of its value. */
  filter?: string;
}

/** The content of the element `readsId`. */
export interface PageReads {
  backend: { url: string; publishableKey: string } | typeof backendMark;
  reads: PageRead[];
}

/** A read that was sent before the code that asks for it had arrived. */
export interface SentRead {
  url: string;
  init: RequestInit;
  /** Of the stored session; null for a visitor. */
  token: string | null;
  answer: Promise<Response>;
}

/** What users did before the page's code had arrived. */
export interface EarlyInput {
  /** The fields in which was typed, the last one at the end, with their place among those of the page. */
  typed: Map<EventTarget, number>;
  /** A button, or the link of a form in which was typed: any other link the browser follows itself. */
  pressed?: HTMLButtonElement | HTMLAnchorElement;
  /** Buttons whose lists were opened without React. */
  opened: Set<HTMLButtonElement>;
  /** Parts of the page that React has taken over. */
  live: WeakSet<EventTarget>;
  submitted?: HTMLFormElement;
}

/** What the boot script leaves for the shell. */
export interface Boot {
  registry: Promise<unknown>;
  reads: SentRead[];
  input: EarlyInput;
  /** Gives other programs back what they had put into the HTML. Call it once React has taken over the page. */
  giveBack?: () => void;
}

declare global {
  interface Window {
    /** Absent where a page has no boot script. */
    portalBoot?: Boot;
  }
}

/**
 * Marks an element that shows a picture whose URL only the data contain: the first item of the page's first read of `source`, a table or a function, has
 * it in `column`, or `column` is the key of a configured picture. The boot script shows the picture as the element's background before the
 * code has loaded, and sets `data-picture` to 'configured', or to 'built-in' if there is none.
 */
export function firstPicture(source: string, column: string) {
  return { [pictureAttribute]: `${source} ${column}` };
}

/** A released read must not contain the date of the release. `today` is the calendar date in Jakarta. */
export function leaveOutToday(text: string, today: string): string {
  return text.replaceAll(today, todayMark);
}

export function fillInToday(text: string): string {
  // Jakarta is seven hours ahead all year round. Loading Intl would take longer than the rest of the boot script.
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  return text.replaceAll(todayMark, today);
}
