import { beforeEach, describe, expect, it } from '@jest/globals';
import { answers, connectionLost, field, odile, renderPage } from '@lintel/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { home } from '../property/home.fixture.js';
import remote from '../remote.js';
import { hiddenHomesKey } from './hidden-homes.js';
import { homeNotesKey } from './home-notes.js';

const user = userEvent.setup();
const ids = [1, 2, 3];
const flats = ids.map((id) => ({ node: { ...home, id, title: `Flat ${id}`, listingType: 'sale' } }));
const byIds = ({ ids: asked }: Record<string, unknown>) => ({
  listingsByIds: (asked as number[]).map((id) => ({ ...home, id, title: `Flat ${id}` })),
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function openResults(account?: typeof odile, hidden: number[] = []) {
  const asked = answers({
    SearchListings: ({ except = [] }) => {
      const left = flats.filter(({ node }) => !(except as number[]).includes(node.id));
      return { searchListings: { total: left.length + 40, edges: left } };
    },
    SearchFacets: () => ({ searchListings: { total: 43 } }),
    ListingsByIds: byIds,
    HiddenPropertyIds: () => ({ hiddenPropertyIds: hidden }),
    HideProperty: ({ id }) => ({ hideProperty: [id, ...hidden] }),
    UnhideProperty: () => ({ unhideProperty: hidden }),
  });
  const { toasts } = renderPage(remote, '/properties?type=sale', account);
  await screen.findByRole('heading', { name: 'Flat 3' });
  return { asked, toasts };
}

describe('a home hidden from the results', () => {
  it('leaves them and their number at once, and comes back by the notice in its place', async () => {
    const { toasts, asked } = await openResults();
    expect(screen.getByRole('heading', { name: '43 homes' })).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Hide Flat 2' }));
    expect(screen.queryByRole('heading', { name: 'Flat 2' })).toBeNull();
    expect(screen.getByRole('heading', { name: '42 homes' })).not.toBeNull();
    expect(document.activeElement?.textContent).toBe('Flat 3');
    expect(toasts[0]!.action!.label).toBe('Undo');
    toasts[0]!.action!.run();
    await screen.findByRole('heading', { name: 'Flat 2' });
    expect(
      screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent),
    ).toEqual(['Flat 1', 'Flat 2', 'Flat 3']);
    expect(asked.filter(({ name }) => name === 'SearchListings')).toHaveLength(1);
  });

  it('is not asked for by the next search, and is brought back from the list of the hidden', async () => {
    localStorage.setItem(hiddenHomesKey, JSON.stringify({ device: [1], account: null }));
    const { asked } = await openResults();
    expect(asked.find(({ name }) => name === 'SearchListings')!.variables).toMatchObject({
      except: [1],
    });
    await user.click(screen.getByRole('button', { name: '1 hidden home' }));
    await user.click(await screen.findByRole('button', { name: 'Show Flat 1 again' }));
    expect(JSON.parse(localStorage.getItem(hiddenHomesKey)!)).toEqual({ device: [], account: null });
    await screen.findByText('No home is hidden any more.');
  });

  it('is kept on the account of somebody signed in', async () => {
    const { asked } = await openResults(odile, [9]);
    await screen.findByRole('button', { name: '1 hidden home' });
    await user.click(screen.getByRole('button', { name: 'Hide Flat 2' }));
    await waitFor(() =>
      expect(asked.find(({ name }) => name === 'HideProperty')?.variables).toEqual({ id: 2 }),
    );
    await screen.findByRole('button', { name: '2 hidden homes' });
  });
});

describe('a note of a home', () => {
  const open = async (by: Parameters<typeof answers>[0] = {}, account?: typeof odile) => {
    const asked = answers({
      ListingPage: () => ({ listing: home }),
      SimilarListings: () => ({ listing: { id: home.id, similar: [] } }),
      ListingsByIds: byIds,
      RecordListingView: () => ({ recordListingView: true }),
      ...by,
    });
    renderPage(remote, `/property/${home.id}`, account);
    await screen.findByRole('heading', { name: 'Your Note' });
    return asked;
  };
  const write = async (text: string) => {
    await user.click(await screen.findByRole('button', { name: `Add a note on ${home.title}` }));
    await user.type(field(document.body, `Your note on ${home.title}`), text);
    await user.click(screen.getByRole('button', { name: 'Save note' }));
  };

  it('stays on the device of a visitor', async () => {
    await open();
    await write('Loud, but light');
    await screen.findByText('Loud, but light');
    expect(JSON.parse(localStorage.getItem(homeNotesKey)!)).toEqual([
      { id: home.id, text: 'Loud, but light' },
    ]);
  });

  it('is not lost when the account could not be reached', async () => {
    await open(
      {
        PropertyNotes: () => ({ propertyNotes: [] }),
        WritePropertyNote: () => {
          throw connectionLost;
        },
      },
      odile,
    );
    await write('Loud');
    await screen.findByText('Your note could not be kept');
    expect(field(document.body, `Your note on ${home.title}`)).toMatchObject({ value: 'Loud' });
  });

  it('of the device moves to the account, and stays where it finds no room', async () => {
    localStorage.setItem(
      homeNotesKey,
      JSON.stringify([
        { id: home.id, text: 'Loud' },
        { id: 999, text: 'Gone' },
      ]),
    );
    await open(
      {
        MergePropertyNotes: () => ({ mergePropertyNotes: [{ id: home.id, text: 'Dear\n\nLoud' }] }),
        PropertyNotes: () => ({ propertyNotes: [{ id: home.id, text: 'Dear\n\nLoud' }] }),
      },
      odile,
    );
    await screen.findByText(/Dear/);
    expect(JSON.parse(localStorage.getItem(homeNotesKey)!)).toEqual([{ id: 999, text: 'Gone' }]);
  });
});
