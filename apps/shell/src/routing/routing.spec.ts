import { describe, expect, it, vi } from 'vitest';
import { createPageArrival } from './page-arrival.js';
import { areaOf } from './remote-areas.js';

describe('which part of Lintel answers a path', () => {
  it.each([
    '/',
    '/properties',
    '/properties/',
    '/property/12',
    '/property/abc',
    '/blog',
    '/blog/3',
    '/terms',
    '/privacy',
    '/cookies',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
    '/auth',
    '/auth/confirm',
    '/auth/undo-email',
    '/auth/not-me',
    '/agent/login',
    '/agent/register',
    '/agent/join',
    '/unsubscribe/saved-search',
    '/unsubscribe/saved-homes',
    '/viewing',
    '/conversation',
  ])('%s is of the public site, and open to everybody', (path) => {
    expect(areaOf(path)).toMatchObject({ remote: 'publicSite' });
    expect(areaOf(path)?.guard).toBeUndefined();
  });

  it.each(['/account', '/saved-searches', '/saved-properties', '/viewings', '/messages'])(
    '%s is of the public site, for whoever is signed in',
    (path) => expect(areaOf(path)).toMatchObject({ remote: 'publicSite', guard: 'user' }),
  );

  it.each([
    '/agent/dashboard',
    '/agent/properties/new',
    '/agent/properties/7/edit',
    '/agent/viewings',
    '/agent/leads',
    '/agent/agency',
  ])('%s is of the agent’s dashboard, for estate agents', (path) =>
    expect(areaOf(path)).toMatchObject({ remote: 'agentDashboard', guard: 'agent' }),
  );

  it('/operations/mailbox is of the operations console, which has its own rule', () => {
    expect(areaOf('/operations/mailbox')).toEqual({ remote: 'operations', path: '/operations/mailbox' });
  });

  it.each(['/nowhere', '/property', '/property/1/2', '/propertiesx', '/blog/1/comments', '/newsletter'])(
    '%s is of the shell',
    (path) => {
      expect(areaOf(path)).toBeUndefined();
    },
  );
});

describe('a change of route', () => {
  const page = () => ({
    setTitle: vi.fn(),
    forgetServedHead: vi.fn(),
    scrollToTop: vi.fn(),
    focusHeading: vi.fn(),
  });

  it('scrolls to the top at once and moves the focus when the page shows', () => {
    const browser = page();
    const arrival = createPageArrival(browser);
    arrival.departed();
    expect(browser.scrollToTop).toHaveBeenCalledOnce();
    expect(browser.forgetServedHead).toHaveBeenCalledOnce();
    expect(browser.focusHeading).not.toHaveBeenCalled();
    arrival.arrived('Find Your Perfect Home');
    expect(browser.setTitle).toHaveBeenCalledWith('Find Your Perfect Home · Lintel');
    expect(browser.focusHeading).toHaveBeenCalledOnce();
  });

  it('leaves focus and place alone on the first page and when only the title changes', () => {
    const browser = page();
    const arrival = createPageArrival(browser);
    arrival.arrived('Lintel');
    arrival.arrived('Garden flat');
    expect(browser.focusHeading).not.toHaveBeenCalled();
    expect(browser.scrollToTop).not.toHaveBeenCalled();
    expect(browser.setTitle.mock.calls).toEqual([['Lintel'], ['Garden flat · Lintel']]);
  });
});
