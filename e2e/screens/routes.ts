import { join, resolve } from 'node:path';
import type { AreaDefinition, AreaRoute } from '@portal/federation/contract';
import { findAreas } from '@portal/release';

const root = resolve(import.meta.dirname, '../..');

/**
 * The routes of all areas, or of the one that `PORTAL_AREA` names. With the shell's name there all of them: each is in its frame and
 * behind its guard.
 */
export const routes = (await Promise.all(chosenAreas().map(readRoutes))).flat();

/** Whether the shell's own page for unknown addresses is among the chosen screens. */
export const isWhole = chosenAreas().length > 1;

export const isChosen = (path: string) => routes.some((route) => route.path === path);

/** Each screen once: two paths of one title lead to the same. */
function pathsWith(isWanted: (route: AreaRoute) => boolean): string[] {
  const wanted = routes.filter(isWanted);
  const first = wanted.filter(
    ({ title }, place) => wanted.findIndex((route) => route.title === title) === place,
  );
  return first.map(({ path }) => path);
}

/** The screens of each kind of user; the alumnus's also have the one public page that shows its rows to their owner only. */
export const pathsOf = {
  visitor: [...pathsWith(({ access }) => access === 'public'), ...(isWhole ? ['/tidak-ada'] : [])],
  alumnus: pathsWith(
    ({ access, purpose }) =>
      access === 'alumni' || access === 'member' || purpose === 'notifications',
  ),
  admin: pathsWith(({ access }) => access === 'admin'),
};

function chosenAreas(): string[] {
  const areas = findAreas(root);
  const chosen = process.env.PORTAL_AREA || 'shell';
  if (chosen === 'shell') return areas;
  if (areas.includes(chosen)) return [chosen];
  throw new Error(`PORTAL_AREA is ${chosen}. Choose one of: shell, ${areas.join(', ')}.`);
}

async function readRoutes(name: string): Promise<readonly AreaRoute[]> {
  const { area } = (await import(join(root, 'apps', name, 'src/routes.ts'))) as {
    area: AreaDefinition;
  };
  return area.routes;
}
