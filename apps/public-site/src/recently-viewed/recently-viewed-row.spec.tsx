import { describe, expect, it, jest } from '@jest/globals';
import { answers, renderPage } from '@lintel/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { home } from '../property/home.fixture.js';
import remote from '../remote.js';
import { recentlyViewedKey } from './recently-viewed.js';

const user = userEvent.setup();
const removed = 999_999;

/** Results on a device that remembers this. */
async function open(remembered: string, address = '/properties?type=sale') {
  localStorage.setItem(recentlyViewedKey, remembered);
  // As after a change by another tab.
  dispatchEvent(new StorageEvent('storage', { key: recentlyViewedKey }));
  answers({
    SearchListings: () => ({ searchListings: { total: 1, edges: [{ node: home }] } }),
    SearchFacets: () => ({ searchListings: { total: 1 } }),
    ListingPage: ({ id }) => ({ listing: { ...home, id } }),
    SimilarListings: ({ id }) => ({ listing: { id, similar: [] } }),
    RecordListingView: () => ({}),
    ListingsByIds: ({ ids }) => ({
      listingsByIds: (ids as number[])
        .filter((id) => id !== removed)
        .map((id) => ({ ...home, id, title: `Home ${id}` })),
    }),
  });
  renderPage(remote, address);
  await screen.findByRole('heading', { level: 1 });
}
const recent = async () =>
  within(await screen.findByRole('region', { name: 'Recently viewed' }))
    .getAllByRole<HTMLAnchorElement>('link')
    .map(({ pathname }) => pathname);
const homesAreShown = () => screen.findByRole('article');

describe('recently viewed homes', () => {
  it('stand at the end of the results, the latest first', async () => {
    await open('[12]', '/property/3');
    await waitFor(() => expect(localStorage.getItem(recentlyViewedKey)).toBe('[3,12]'));
    await user.click(screen.getByRole('link', { name: 'Back to properties' }));
    await homesAreShown();
    expect(await recent()).toEqual(['/property/3', '/property/12']);
    await user.click(screen.getByRole('link', { name: /Home 12/ }));
    await waitFor(() => expect(location.pathname).toBe('/property/12'));
  });

  it('leave out what was removed since', async () => {
    await open(`[${removed},12]`);
    expect(await recent()).toEqual(['/property/12']);
  });

  it('leave out the home of the page', async () => {
    await open('[7,12]', '/property/12');
    expect(await recent()).toEqual(['/property/7']);
  });

  it('are not there on a first visit', async () => {
    await open('[]');
    await homesAreShown();
    expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
  });

  it('ignore corrupt local storage, with a console error', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open('{not json');
    await homesAreShown();
    expect(logged.mock.calls.join('\n')).toMatch(/recently viewed/i);
    expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
    logged.mockRestore();
  });
});
