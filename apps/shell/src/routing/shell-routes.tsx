import { useRoutes, type RouteObject } from '@lintel/web/router';
import { NotFoundPage } from '../pages/not-found-page.js';

const routes: RouteObject[] = [{ path: '*', element: <NotFoundPage /> }];

/** The pages of the shell itself. */
export const ShellRoutes = () => useRoutes(routes);
