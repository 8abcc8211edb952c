import { beforeEach, describe, expect, it } from '@jest/globals';
import { answers, renderPage } from '@lintel/web/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { home } from '../property/home.fixture.js';
import remote from '../remote.js';
import { compared } from './compared.js';

const user = userEvent.setup();

beforeEach(() => {
  localStorage.clear();
  compared().clear();
});

const open = (address: string) => {
  answers({
    ListingPage: ({ id }) => ({
      listing:
        id === 99 ? null : { ...home, id, title: `Home ${id}`, price: 500_000 + Number(id), bedrooms: 2 },
    }),
  });
  renderPage(remote, address);
};
const columns = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('columnheader')
    .slice(1)
    .map((cell) => within(cell).getByRole('link').textContent);

describe('homes side by side', () => {
  it('are those of the address, with a word where they differ', async () => {
    open('/compare?ids=12,13,5');
    expect(await columns()).toEqual(['Home 12', 'Home 13', 'Home 5']);
    expect(screen.getByRole('rowheader', { name: /^Price\s*Differs$/ })).not.toBeNull();
    expect(screen.getByRole('rowheader', { name: 'Bedrooms' })).not.toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Only what differs' }));
    expect(screen.queryByRole('rowheader', { name: 'Bedrooms' })).toBeNull();
  });

  it('are four, and a fifth is said to be too many', async () => {
    open('/compare?ids=1,2,3,4,5');
    expect(await columns()).toHaveLength(4);
    screen.getByText(/Four homes are the most/);
  });

  it('can be taken away, which the address says too', async () => {
    open('/compare?ids=12,13');
    await columns();
    await user.click(screen.getByRole('button', { name: 'Take away Home 12' }));
    expect(await columns()).toEqual(['Home 13']);
    expect(location.search).toBe('?ids=13');
  });

  it('are said to be gone where they are not listed any more', async () => {
    open('/compare?ids=12,99');
    expect(await columns()).toEqual(['Home 12']);
    screen.getByText('One of these homes is no longer listed.');
  });

  it('are none where the address names none', async () => {
    open('/compare?ids=x');
    await screen.findByRole('heading', { name: 'No homes to compare' });
  });
});

describe('the tick below a card', () => {
  it('chooses up to four, and the bar leads to them side by side', async () => {
    const flats = [1, 2, 3, 4, 5].map((id) => ({ node: { ...home, id, title: `Flat ${id}` } }));
    answers({
      SearchListings: () => ({ searchListings: { total: 5, edges: flats } }),
      SearchFacets: () => ({ searchListings: { total: 5 } }),
    });
    const { toasts } = renderPage(remote, '/properties?type=sale');
    for (const id of [3, 1, 2, 4, 5])
      await user.click(await screen.findByRole('checkbox', { name: `Compare Flat ${id}` }));
    expect(toasts.map(({ title }) => title)).toEqual(['Four homes are the most']);
    const bar = screen.getByRole('region', { name: 'Homes to compare' });
    expect(within(bar).getByRole('link', { name: 'Compare 4 homes' }).getAttribute('href')).toBe(
      '/compare?ids=3,1,2,4',
    );
    await user.click(within(bar).getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Homes to compare' })).toBeNull();
  });
});
