import { expect, test } from 'playwright/test';
import { isWhole, routes } from '../screens/routes.ts';
import { screens, screensWithoutReads } from './screens.ts';

test('failed reads: every route of every area is in the list of screens, or reads nothing', () => {
  const listed = [...screens.map(({ path }) => path), ...Object.keys(screensWithoutReads)];
  const paths = routes.map(({ path }) => path);
  expect(paths.filter((path) => !listed.includes(path))).toEqual([]);
  if (isWhole) expect(listed.toSorted()).toEqual(paths.toSorted());
});
