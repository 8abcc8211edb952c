import { Navigate } from '@lintel/web/router';
import { consolePages } from '../console/console-pages.js';

/** `/operations` */
export default function HomePage() {
  return <Navigate to={consolePages[0]!.path} replace />;
}
