import './operations.css';
import { defineRemote } from '@lintel/web';
import type { pages } from './pages.js';

export default defineRemote<keyof typeof pages>({
  name: 'operations',
  routes: {
    '/operations': () => import('./overview/index.js'),
    '/operations/alerts': () => import('./alerts/index.js'),
    '/operations/queues': () => import('./queues/index.js'),
    '/operations/events': () => import('./events/index.js'),
    '/operations/trace': () => import('./trace/index.js'),
    '/operations/mailbox': () => import('./mailbox/index.js'),
    '/operations/emails': () => import('./emails/index.js'),
    '/operations/agencies': () => import('./agencies/index.js'),
    '/operations/people': () => import('./people/index.js'),
    '/operations/listings': () => import('./listings/index.js'),
    '/operations/reports': () => import('./reports/index.js'),
    '/operations/integrations': () => import('./integrations/index.js'),
    '/operations/settings': () => import('./settings/index.js'),
    '/operations/backups': () => import('./backups/index.js'),
    '/operations/audit': () => import('./audit/index.js'),
  },
});
