import { beforeEach, describe, expect, it } from '@jest/globals';
import { answers, renderPage } from '@lintel/web/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { home } from '../property/home.fixture.js';
import remote from '../remote.js';
import { recentSearchesKey } from './recent-searches-key.js';

const user = userEvent.setup();
const clapham = { address: '/properties?type=sale&location=Clapham', text: 'Homes in Clapham · For sale' };
const drawn = { address: '/properties?type=sale&beds=2', text: '2+ beds in a drawn area · For sale' };

/** A page on a device that remembers this. */
function open(address: string, remembered: string, total = 1) {
  localStorage.setItem(recentSearchesKey, remembered);
  // As after a change by another tab.
  dispatchEvent(new StorageEvent('storage', { key: recentSearchesKey }));
  const asked = answers({
    FeaturedListings: () => ({}),
    SearchListings: () => ({ searchListings: { total, edges: total > 0 ? [{ node: home }] : [] } }),
    SearchFacets: () => ({ searchListings: { total } }),
  });
  renderPage(remote, address);
  return asked;
}
const kept = () => JSON.parse(localStorage.getItem(recentSearchesKey) ?? 'null') as unknown;
const row = () => screen.findByRole('region', { name: 'Recent searches' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  globalThis.requestIdleCallback = (done) => {
    done({ didTimeout: false, timeRemaining: () => 50 });
    return 0;
  };
});

describe('recent searches on the home page', () => {
  it('are links with what they ask, each to be removed', async () => {
    const asked = open('/', JSON.stringify([clapham, drawn]));
    const links = within(await row()).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => [link.textContent, link.pathname + link.search])).toEqual([
      [clapham.text, clapham.address],
      [drawn.text, drawn.address],
    ]);
    await user.click(
      screen.getByRole('button', { name: `Remove recent search: ${clapham.text.split(' · ')[0]!}` }),
    );
    expect(kept()).toEqual([drawn]);
    expect(document.activeElement?.textContent).toBe(drawn.text);
    expect(JSON.stringify(asked)).not.toContain('Clapham');
  });

  it('are gone once they are cleared, which is said where the focus is', async () => {
    open('/', JSON.stringify([clapham, drawn]));
    await user.click(within(await row()).getByRole('button', { name: 'Clear recent searches' }));
    expect(kept()).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('No recent searches are kept.');
  });

  it.each(['[]', '{not json'])('are not there, nor is room for them, where %s is kept', async (content) => {
    open('/', content);
    await screen.findByRole('heading', { name: 'Featured Properties' });
    await act(async () => {});
    const main = screen.getByRole('region', { name: 'Search' }).parentElement!;
    expect([...main.children].map(({ tagName }) => tagName)).not.toContain('DIV');
    expect(screen.queryByText('Recent searches')).toBeNull();
  });
});

describe('a search', () => {
  it('is kept once its homes are shown, and takes the place of the one that it refines', async () => {
    open('/properties?type=sale&location=Clapham&sort=price-up&view=list', JSON.stringify([drawn]));
    await screen.findByRole('article');
    await waitFor(() => expect(kept()).toEqual([clapham, drawn]));
    await user.selectOptions(screen.getAllByRole('combobox', { name: /bedrooms/ })[0]!, '2');
    await waitFor(() =>
      expect(kept()).toEqual([
        {
          address: '/properties?type=sale&beds=2&location=Clapham',
          text: '2+ beds in Clapham · For sale',
        },
        drawn,
      ]),
    );
  });

  it('that asks for nothing is not kept', async () => {
    open('/properties?type=sale', '[]');
    await screen.findByRole('article');
    expect(kept()).toEqual([]);
  });

  it('that finds nothing is not kept', async () => {
    open('/properties?type=sale&beds=9', '[]', 0);
    await screen.findByText('No properties found');
    expect(kept()).toEqual([]);
  });
});
