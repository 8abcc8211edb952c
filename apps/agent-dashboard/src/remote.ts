import './agent-dashboard.css';
import { defineRemote } from '@lintel/web';

export default defineRemote({
  name: 'agentDashboard',
  routes: [
    { path: '/agent/dashboard', load: () => import('./dashboard/index.js') },
    { path: '/agent/properties/new', load: () => import('./property-form/index.js') },
    { path: '/agent/properties/:id/edit', load: () => import('./property-form/index.js') },
    { path: '/agent/viewings', load: () => import('./viewing-requests/index.js') },
    { path: '/agent/leads', load: () => import('./leads/index.js') },
    { path: '/agent/agency', load: () => import('./agency/index.js') },
  ],
});
