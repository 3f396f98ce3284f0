// The router as the areas may use it: shared modules are not tree-shaken, so only the names in use are here. One module, since
// it has identity: every area must see the shell's router and the shell's table of routes.
export {
  BrowserRouter,
  Link,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
export { knownRoutes, setKnownRoutes } from './known-routes.ts';
