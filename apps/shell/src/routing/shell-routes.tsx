import { useRoutes, type RouteObject } from '@lintel/web/router';
import { ComingPage } from '../pages/coming-page.js';
import { NotFoundPage } from '../pages/not-found-page.js';
import type { Guard } from './guard.js';
import { Guarded } from './guarded.js';

/** Everything that is not built yet, in one place: a path moves from here to a remote when its page exists. */
const coming: readonly { guard: Guard; text: string; pages: readonly (readonly [string, string])[] }[] = [
  {
    guard: 'agent',
    text: 'The estate agent area is not open yet.',
    pages: [
      ['/agent/dashboard', 'Agent Dashboard'],
      ['/agent/properties/new', 'Add New Property'],
      ['/agent/properties/:id/edit', 'Edit Property'],
      ['/agent/viewings', 'Viewing Requests'],
    ],
  },
];

const routes: RouteObject[] = [
  ...coming.flatMap(({ guard, text, pages }) =>
    pages.map(([path, title]) => ({
      path,
      element: (
        <Guarded guard={guard}>
          <ComingPage title={title} text={text} />
        </Guarded>
      ),
    })),
  ),
  { path: '*', element: <NotFoundPage /> },
];

/** The pages of the shell itself. */
export const ShellRoutes = () => useRoutes(routes);
