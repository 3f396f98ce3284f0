import type { PortalRoute } from './contract.ts';

type FramePart = 'nav' | 'footer' | 'menu';

/** A route's entry in one part of the frame, with the path that it leads to. */
export type FrameLink<Part extends FramePart> = NonNullable<PortalRoute[Part]> &
  Pick<PortalRoute, 'path' | 'access' | 'isBeforeSignIn'>;

/** The links of one part of the frame, from all areas, in their order. */
export function frameLinks<Part extends FramePart>(
  routes: readonly PortalRoute[],
  part: Part,
): FrameLink<Part>[] {
  return routes
    .flatMap(({ [part]: entry, path, access, isBeforeSignIn }) =>
      entry ? [{ ...entry, path, access, ...(isBeforeSignIn && { isBeforeSignIn }) }] : [],
    )
    .sort((a, b) => a.order - b.order);
}

interface NavItem {
  /** The dropdown's label; without it the item is its only link. */
  group?: string | undefined;
  links: FrameLink<'nav'>[];
}

/** The links of each dropdown together, in the place of its first one; every other link alone. */
export function groupLinks(links: FrameLink<'nav'>[]): NavItem[] {
  const items = new Map<string, NavItem>();
  for (const link of links) {
    const item = items.get(link.group ?? link.path);
    if (item) item.links.push(link);
    else items.set(link.group ?? link.path, { group: link.group, links: [link] });
  }
  return [...items.values()];
}
