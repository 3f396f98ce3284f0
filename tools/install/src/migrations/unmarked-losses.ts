import { isGone, type Loss } from '@portal/database/lost-needs';

/** The live builds that name an object; null when none are known. */
type FindBuilds = (object: string) => Promise<string[] | null>;

/**
 * What a migration takes away without saying so, or although live builds name it. It says so by lines such as
 * `-- contract: public.events.place no build reads it since March`.
 */
export async function unmarkedLosses(
  losses: readonly Loss[],
  script: string,
  findBuilds: FindBuilds,
): Promise<string[]> {
  const markers = readMarkers(script);
  const found = await Promise.all(losses.map((loss) => problemOf(loss, markers, findBuilds)));
  const lost = new Set(losses.map(({ object }) => object));
  const idle = [...markers].filter((object) => !lost.has(object));
  return [
    ...found.filter((problem) => problem !== null),
    ...idle.map((object) => `the marker names ${object}, of which nothing is taken away`),
  ];
}

/** Without a reason it is no marker. */
function readMarkers(script: string): Set<string> {
  const lines = script.matchAll(/^--[ \t]*contract:[ \t]*(\S+)[ \t]+\S/gm);
  return new Set([...lines].map(([, object = '']) => object));
}

/**
 * A marker is believed where the object stays: whether live builds still write a value or make a call in that way, their scripts do not
 * tell.
 */
async function problemOf({ object, what }: Loss, markers: Set<string>, findBuilds: FindBuilds) {
  if (!markers.has(object)) return `${object} ${what}`;
  if (what !== isGone) return null;
  const builds = await findBuilds(object);
  if (!builds) return `${object} ${what}, and there are no live builds here to look for it`;
  return builds.length === 0
    ? null
    : `${object} ${what}, and live builds name it: ${builds.join(', ')}`;
}
