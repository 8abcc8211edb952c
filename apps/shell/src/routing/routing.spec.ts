import { describe, expect, it, vi } from 'vitest';
import { createPageArrival } from './page-arrival.js';
import { remoteOf } from './remote-areas.js';

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
  ])('%s is of the public site', (path) => {
    expect(remoteOf(path)).toBe('publicSite');
  });

  it.each([
    '/auth',
    '/nowhere',
    '/property',
    '/property/1/2',
    '/propertiesx',
    '/blog/1/comments',
    '/newsletter',
  ])('%s is of the shell', (path) => {
    expect(remoteOf(path)).toBeUndefined();
  });
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
