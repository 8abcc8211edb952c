import './public-site.css';
import { defineRemote } from '@lintel/web';

export default defineRemote({
  name: 'publicSite',
  routes: [
    { path: '/', load: () => import('./home/index.js') },
    { path: '/properties', load: () => import('./results/index.js') },
    { path: '/property/:id', load: () => import('./property/index.js') },
    { path: '/blog', load: () => import('./blog/index.js') },
    { path: '/blog/:id', load: () => import('./blog/post-page.js') },
    { path: '/terms', load: () => import('./legal/terms-page.js') },
    { path: '/privacy', load: () => import('./legal/privacy-page.js') },
    { path: '/cookies', load: () => import('./legal/cookies-page.js') },
    { path: '/newsletter/confirm', load: () => import('./newsletter/confirm-page.js') },
    { path: '/newsletter/unsubscribe', load: () => import('./newsletter/unsubscribe-page.js') },
  ],
});
