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
export { allowReload, currentAttempt } from './load-attempt.ts';
