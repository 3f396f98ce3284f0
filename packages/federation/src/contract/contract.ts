import type { ComponentType } from 'react';

/** The version of the contract between shell and areas. Raise it when `RemoteModule` or what is shared changes. */
export const contractVersion = 1;

/** Versions that this shell mounts: its own and the one before. It refuses others before it loads them. */
export const supportedContracts: readonly number[] = [contractVersion, contractVersion - 1];

/** Milliseconds that code of an area may take, so that its failure is on the screen before eight seconds have passed. */
export const loadTimeLimit = 6_000;

/** Who may open a route. `member` is alumni and admin. It decides what is shown; the database decides what is read. */
export type Access = 'public' | 'alumni' | 'member' | 'admin';

/** Pages that shell and sign-in lead to, whichever area has them. */
export type Purpose = 'login' | 'new-password' | 'notifications';

/** A link to a route in one part of the frame. The shell sorts the entries of all areas by `order`. */
export interface FrameEntry {
  label: string;
  order: number;
}

export interface NavEntry extends FrameEntry {
  /** Entries of the same group share one dropdown, labelled by this name. */
  group?: string;
}

export interface MenuEntry extends FrameEntry {
  /** The shell has a picture for each of these three names. */
  icon: 'dashboard' | 'profile' | 'content';
}

/** All that the shell knows about a path before it loads any code of the area. */
export interface PortalRoute {
  /** Fixed words, without parameters: what a page shows more closely stands in search params. */
  path: string;
  access: Access;
  /** The title of the browser's tab, without the portal's name. */
  title?: string;
  /** In the navigation bar and in the mobile menu. Shown to everybody: the guard sends visitors to the login page and back. */
  nav?: NavEntry;
  /** Shown to everybody as well. */
  footer?: FrameEntry;
  /** In the menu of signed-in users, for those who may enter. */
  menu?: MenuEntry;
  /** The role whose home this is. */
  home?: 'visitor' | 'alumni' | 'admin';
  purpose?: Purpose;
  /** A page on the way to a session: nobody is sent back to it after signing in. */
  isBeforeSignIn?: boolean;
  /** Most visitors open it next, from wherever they are: its code is prefetched. */
  isOftenNext?: boolean;
  /** Search params that hold one word, such as a category, which changes what the page reads. */
  filters?: readonly string[];
}

/** A path as its area writes it. `page` names the page in `app.tsx` and its chunk. */
export interface AreaRoute<Page extends string = string> extends PortalRoute {
  page: Page;
  title: string;
  /**
   * Whether search engines should list the page: true names it in `sitemap.xml`, false forbids it in `robots.txt`, as for every page
   * that is not public. Without it a page may be found by links.
   */
  indexed?: boolean;
}

/** What `routes.ts` of an area exports. */
export interface AreaDefinition<Page extends string = string> {
  /** The area's name as users read it. */
  title: string;
  routes: readonly AreaRoute<Page>[];
}

/** Checks the definition and keeps the names of its pages, so that `defineApp` can ask for exactly these. */
export function defineArea<Page extends string>(area: AreaDefinition<Page>): AreaDefinition<Page> {
  return area;
}

/** What an area exposes as `./remote`: a component without props, which the shell renders on the area's paths. */
export interface RemoteModule {
  contract: number;
  App: ComponentType;
}

/** The name of the module that every area exposes. */
export const exposedModule = './remote';

/** The global that an area's entry script defines. */
export function containerName(area: string): string {
  return `portal_${area.replaceAll('-', '_')}`;
}
