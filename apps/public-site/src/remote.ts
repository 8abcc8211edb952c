import './public-site.css';
import { defineRemote } from '@lintel/web';

export default defineRemote({
  name: 'publicSite',
  routes: [
    { path: '/', load: () => import('./home/index.js') },
    { path: '/properties', load: () => import('./results/index.js') },
    { path: '/property/:id', load: () => import('./property/index.js') },
  ],
});
