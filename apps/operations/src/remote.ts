import './operations.css';
import { defineRemote } from '@lintel/web';

export default defineRemote({
  name: 'operations',
  routes: [
    { path: '/operations/mailbox', load: () => import('./mailbox/index.js') },
    { path: '/operations/emails', load: () => import('./emails/index.js') },
    { path: '/operations/agencies', load: () => import('./agencies/index.js') },
  ],
});
