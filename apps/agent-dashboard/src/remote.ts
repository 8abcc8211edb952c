import './agent-dashboard.css';
import { defineRemote } from '@lintel/web';
import type { pages } from './pages.js';

export default defineRemote<keyof typeof pages>({
  name: 'agentDashboard',
  routes: {
    '/agent/dashboard': () => import('./dashboard/index.js'),
    '/agent/properties/new': () => import('./property-form/index.js'),
    '/agent/properties/:id/edit': () => import('./property-form/index.js'),
    '/agent/viewings': () => import('./viewing-requests/index.js'),
    '/agent/leads': () => import('./leads/index.js'),
    '/agent/agency': () => import('./agency/index.js'),
    '/agent/integrations': () => import('./integrations/index.js'),
    '/agent/integrations/webhooks/:id': () => import('./integrations/webhooks/webhook-page.js'),
  },
});
