// The router as the areas may use it: shared modules are not tree-shaken, so only the names in use are here. One module, since
// it has identity: every area must see the shell's router, routes and load attempts.
export {
  BrowserRouter,
  Link,
  Navigate,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
export { homeOf, knownRoutes, pathFor, setKnownRoutes } from './known-routes.ts';

let attempt = 0;

/** Which attempt this is. What failed to load is fetched again in a later attempt only. */
export function currentAttempt(): number {
  return attempt;
}

/** A boundary calls it once its failure is on the screen: whatever renders next, by a retry or elsewhere, may load again. */
export function allowReload() {
  attempt += 1;
}
