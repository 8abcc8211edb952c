/**
 * The part of react-router that shell and remotes use, shared at run time as one module. Only this file imports react-router: shared by its
 * own name it would be loaded whole, which is five times as much. Add an export here when a page needs one.
 */
export {
  BrowserRouter,
  Link,
  NavLink,
  Navigate,
  matchPath,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
  type LinkProps,
  type Location,
  type NavigateFunction,
  type RouteObject,
  type To,
} from 'react-router';
