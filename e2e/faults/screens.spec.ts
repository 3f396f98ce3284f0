import { expect, test } from '../fixtures.ts';
import { screens, screensWithoutReads } from './screens.ts';

interface Registry {
  areas: { routes: { path: string }[] }[];
}

test('failed reads: every route of every area is in the list of screens, or there is a reason why it reads nothing', async ({
  page,
}) => {
  const answer = await page.request.get('/registry.json');
  const { areas } = (await answer.json()) as Registry;
  const routes = areas.flatMap((area) => area.routes.map(({ path }) => path));
  const listed = [...screens.map(({ path }) => path), ...Object.keys(screensWithoutReads)];
  expect(listed.toSorted()).toEqual(routes.toSorted());
});
