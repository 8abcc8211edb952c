import { beforeEach, describe, expect, it } from '@jest/globals';
import { answers, field, renderPage } from '@lintel/web/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../remote.js';
import { home } from './home.fixture.js';

const user = userEvent.setup();
const reading = (feature: string, has: boolean, words: string | null) => ({ feature, has, words });

/** The page of a home whose listing says this of features, come to from results of this query. */
async function open(features: object[], from = '') {
  if (from)
    sessionStorage.setItem('resultsPlaces', JSON.stringify([['k', { query: `?${from}`, top: 0, pages: 1 }]]));
  answers({
    ListingPage: ({ id }) => ({ listing: { ...home, id, features } }),
    SimilarListings: ({ id }) => ({ listing: { id, similar: [] } }),
    RecordListingView: () => ({}),
    ListingsByIds: () => ({}),
    HomeNotes: () => ({}),
  });
  renderPage(remote, '/property/12');
  await screen.findByRole('tab', { name: 'Photos' });
  return screen.queryByRole('region', { name: 'What the Listing Says' });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('what the listing says', () => {
  it('is each feature with the words, what it has first, without those this page does not know', async () => {
    const part = await open([
      reading('lift', false, 'there is no lift'),
      reading('garden', true, 'south-facing garden'),
      reading('helipad', true, 'helipad'),
      reading('pets', true, null),
    ]);
    expect(
      within(part!)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Garden', 'Pets considered', 'Not: lift']);
    expect(part!.textContent).toContain('south-facing garden');
    expect(part!.textContent).toContain('So says the agent');
    expect(part!.textContent).not.toContain('helipad');
  });

  it('marks what was asked for, and asks the agent about the rest', async () => {
    const part = await open(
      [reading('garden', true, 'garden')],
      'type=rent&features=garden,lift&anyOf=balcony|terrace',
    );
    expect(part!.textContent).toContain('GardenYou asked');
    expect(part!.textContent).toContain('You asked for lift, balcony or roof terrace or patio');
    await user.click(within(part!).getByRole('button', { name: /^Ask the agent/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Contact Agent' });
    expect(field(dialog, 'Message').value).toContain('- Does it have a lift?');
  });

  it('is not there for a listing that says nothing', async () => {
    expect(await open([])).toBeNull();
  });
});
