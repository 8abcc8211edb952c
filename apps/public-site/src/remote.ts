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
    { path: '/auth', load: () => import('./account/auth-page.js') },
    { path: '/auth/confirm', load: () => import('./account/confirm-page.js') },
    { path: '/auth/undo-email', load: () => import('./account/give-back-page.js') },
    { path: '/auth/not-me', load: () => import('./account/give-back-page.js') },
    { path: '/agent/login', load: () => import('./account/agent-login-page.js') },
    { path: '/agent/register', load: () => import('./account/agent-register-page.js') },
    { path: '/agent/join', load: () => import('./account/join-page.js') },
    { path: '/account', load: () => import('./account/account-page.js') },
    { path: '/saved-properties', load: () => import('./saved/saved-properties-page.js') },
    { path: '/saved-searches', load: () => import('./saved/saved-searches-page.js') },
    { path: '/unsubscribe/saved-search', load: () => import('./saved/unsubscribe-page.js') },
    { path: '/unsubscribe/saved-homes', load: () => import('./saved/unsubscribe-page.js') },
    { path: '/viewings', load: () => import('./viewings/viewings-page.js') },
    { path: '/viewing', load: () => import('./viewings/viewing-link-page.js') },
    { path: '/messages', load: () => import('./messages/messages-page.js') },
    { path: '/conversation', load: () => import('./messages/conversation-link-page.js') },
  ],
});
