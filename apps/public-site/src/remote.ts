import './public-site.css';
import { defineRemote } from '@lintel/web';
import type { pages } from './pages.js';

export default defineRemote<keyof typeof pages>({
  name: 'publicSite',
  routes: {
    '/': () => import('./home/index.js'),
    '/properties': () => import('./results/index.js'),
    '/property/:id': () => import('./property/index.js'),
    '/blog': () => import('./blog/index.js'),
    '/blog/:id': () => import('./blog/post-page.js'),
    '/terms': () => import('./legal/terms-page.js'),
    '/privacy': () => import('./legal/privacy-page.js'),
    '/cookies': () => import('./legal/cookies-page.js'),
    '/newsletter/confirm': () => import('./newsletter/confirm-page.js'),
    '/newsletter/unsubscribe': () => import('./newsletter/unsubscribe-page.js'),
    '/auth': () => import('./account/auth-page.js'),
    '/auth/confirm': () => import('./account/confirm-page.js'),
    '/auth/undo-email': () => import('./account/give-back-page.js'),
    '/auth/not-me': () => import('./account/give-back-page.js'),
    '/agent/login': () => import('./account/agent-login-page.js'),
    '/agent/register': () => import('./account/agent-register-page.js'),
    '/agent/join': () => import('./account/join-page.js'),
    '/account': () => import('./account/account-page.js'),
    '/saved-properties': () => import('./saved/saved-properties-page.js'),
    '/saved-searches': () => import('./saved/saved-searches-page.js'),
    '/unsubscribe/saved-search': () => import('./saved/unsubscribe-page.js'),
    '/unsubscribe/saved-homes': () => import('./saved/unsubscribe-page.js'),
    '/viewings': () => import('./viewings/viewings-page.js'),
    '/viewing': () => import('./viewings/viewing-link-page.js'),
    '/messages': () => import('./messages/messages-page.js'),
    '/conversation': () => import('./messages/conversation-link-page.js'),
  },
});
