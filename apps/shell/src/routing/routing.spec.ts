import { describe, expect, it, jest } from '@jest/globals';
import { createPageArrival } from './page-arrival.js';
import { areaOf } from './remote-areas.js';
import { servedRemotes } from '../remotes/served-remotes.fixture.js';

describe('which part of Lintel answers a path', () => {
  it.each(['/', '/properties', '/properties/', '/property/12', '/property/abc'])(
    '%s is of the remote that has it, and open to everybody',
    (path) => expect(areaOf(path, servedRemotes)).toEqual({ remote: 'publicSite' }),
  );

  it.each([
    ['/account', { remote: 'publicSite', guard: 'user' }],
    ['/agent/properties/new', { remote: 'agentDashboard', guard: 'agent' }],
    ['/agent/properties/7/edit', { remote: 'agentDashboard', guard: 'agent' }],
    ['/operations/mailbox', { remote: 'operations' }],
  ])('%s is guarded as its remote says', (path, area) => expect(areaOf(path, servedRemotes)).toEqual(area));

  it.each(['/nowhere', '/property', '/property/1/2', '/propertiesx', '/account/1', '/agent'])(
    '%s is of the shell',
    (path) => expect(areaOf(path, servedRemotes)).toBeUndefined(),
  );
});

describe('a change of route', () => {
  const page = () => ({
    setTitle: jest.fn(),
    forgetServedHead: jest.fn(),
    scrollToTop: jest.fn(),
    focusHeading: jest.fn(),
  });

  it('scrolls to the top at once and moves the focus when the page shows', () => {
    const browser = page();
    const arrival = createPageArrival(browser, 'Lintel');
    arrival.departed();
    expect(browser.scrollToTop).toHaveBeenCalledTimes(1);
    expect(browser.forgetServedHead).toHaveBeenCalledTimes(1);
    expect(browser.focusHeading).not.toHaveBeenCalled();
    arrival.arrived('Find Your Perfect Home');
    expect(browser.setTitle).toHaveBeenCalledWith('Find Your Perfect Home · Lintel');
    expect(browser.focusHeading).toHaveBeenCalledTimes(1);
  });

  it('leaves focus and place alone on the first page and when only the title changes', () => {
    const browser = page();
    const arrival = createPageArrival(browser, 'Lintel');
    arrival.arrived('Lintel');
    arrival.arrived('Garden flat');
    expect(browser.focusHeading).not.toHaveBeenCalled();
    expect(browser.scrollToTop).not.toHaveBeenCalled();
    expect(browser.setTitle.mock.calls).toEqual([['Lintel'], ['Garden flat · Lintel']]);
  });
});
