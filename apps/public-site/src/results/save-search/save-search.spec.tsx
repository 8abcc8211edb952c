import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  type Answer,
  answers,
  atFault,
  connectionLost,
  field,
  fillIn,
  odile,
  renderPage,
} from '@lintel/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../../remote.js';

const user = userEvent.setup();
const saved = { id: 's1', listingType: 'rent', criteria: { location: 'Clapham', beds: 2 } };

/** The results of a search, as a visitor or an account with these saved searches looks at them. */
async function open(
  search: string,
  { account = undefined as object[] | undefined, by = {} as Record<string, Answer> } = {},
) {
  const asked = answers({
    SearchListings: () => ({ searchListings: { total: 0 } }),
    SearchFacets: () => ({ searchListings: { total: 0 } }),
    SavedSearches: () => ({ savedSearches: account }),
    CreateSavedSearch: ({ input }) => ({ createSavedSearch: { ...saved, ...(input as object) } }),
    ...by,
  });
  const { toasts } = renderPage(remote, `/properties?${search}`, account && odile);
  const button = (name: string) => screen.findByRole('button', { name });
  return {
    toasts,
    button,
    sent: () =>
      asked.filter(({ name }) => name === 'CreateSavedSearch').map(({ variables }) => variables['input']),
    openDialog: async (name = 'Save this search') => {
      await user.click(await button(name));
      const dialog = await screen.findByRole('dialog', { name: 'Save this search' });
      return {
        dialog,
        press: (text: string) => user.click(within(dialog).getByRole('button', { name: text })),
        alerts: (often: string) => user.click(within(dialog).getByRole('radio', { name: often })),
        closed: () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
      };
    },
  };
}
const kept = () => JSON.parse(localStorage.getItem('savedSearches') ?? 'null') as unknown;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('Save this search, without an account', () => {
  it('keeps it on the device under a name and says so', async () => {
    const { button, toasts, openDialog } = await open(
      'type=rent&beds=2&location=London&maxPrice=6000&maxTubeDistance=0.5',
    );
    const { dialog, press, alerts, closed } = await openDialog();
    expect(dialog.textContent).toContain('kept in this browser only');
    expect(dialog.textContent).toContain('Alerts need an account');
    expect(field(dialog, 'Name').value).toBe(
      '2+ bed homes to rent in London up to £6,000 pcm within 0.5 miles of the tube',
    );
    fillIn(dialog, { Name: ' ' });
    await press('Save search');
    expect(atFault(dialog, ['Name'])).toEqual(['Name']);
    fillIn(dialog, { Name: 'Near the office' });
    await alerts('Weekly');
    await user.type(field(dialog, 'Name'), '{Enter}');
    await closed();
    expect(toasts.at(-1)).toMatchObject({ title: 'Search saved on this device' });
    expect(kept()).toMatchObject([
      {
        name: 'Near the office',
        type: 'rent',
        location: 'London',
        beds: 2,
        baths: null,
        minPrice: null,
        maxPrice: 6000,
        maxTubeDistance: 0.5,
        alertFrequency: 'weekly',
      },
    ]);
    await button('Saved search');
  });

  it('names one that is saved anew, and removes it, which can be undone', async () => {
    const entry = { id: 'search-1', name: 'Near the office', type: 'rent', location: 'London' };
    localStorage.setItem('savedSearches', JSON.stringify([entry]));
    const { button, toasts, openDialog } = await open('type=rent&location=London');
    const { dialog, press } = await openDialog('Saved search');
    expect(field(dialog, 'Name').value).toBe('Near the office');
    await press('Remove');
    await button('Save this search');
    expect(kept()).toEqual([]);
    expect(toasts.at(-1)).toMatchObject({ title: 'Saved search deleted' });
    toasts.at(-1)!.action!.run();
    await button('Saved search');
    expect(kept()).toMatchObject([{ name: 'Near the office' }]);
  });

  it('leads to signing in, which keeps the search and remembers the results', async () => {
    const { openDialog } = await open('type=rent&location=London');
    const { press } = await openDialog();
    await press('Sign In');
    await screen.findByRole('heading', { level: 1, name: 'Sign In' });
    expect(history.state).toMatchObject({ usr: { from: '/properties?type=rent&location=London' } });
    expect(kept()).toMatchObject([{ location: 'London' }]);
  });

  it('closes with Escape and gives the focus back', async () => {
    const { button, openDialog } = await open('type=rent');
    const { closed } = await openDialog();
    await user.keyboard('{Escape}');
    await closed();
    expect(document.activeElement).toBe(await button('Save this search'));
  });

  it('ignores corrupt local storage, with a console error', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    localStorage.setItem('savedSearches', '{not json');
    const { button } = await open('type=rent');
    await button('Save this search');
    expect(String(logged.mock.calls[0])).toMatch(/saved searches/i);
    logged.mockRestore();
  });
});

describe('Save this search, with an account', () => {
  it('keeps it there, with its alerts', async () => {
    const { button, toasts, openDialog, sent } = await open('type=rent&beds=2&location=Clapham', {
      account: [],
    });
    const { dialog, press, alerts, closed } = await openDialog();
    expect(dialog.textContent).toContain('kept on your account');
    expect(within(dialog).queryByRole('button', { name: 'Sign In' })).toBeNull();
    fillIn(dialog, { Name: 'By the common' });
    await alerts('Instant');
    await press('Save search');
    await closed();
    expect(toasts.at(-1)).toMatchObject({ title: 'Search saved' });
    expect(sent()).toMatchObject([
      { name: 'By the common', alertFrequency: 'instant', criteria: { beds: 2, location: 'Clapham' } },
    ]);
    await button('Saved search');
    expect(kept()).toBeNull();
  });

  it('names one that is there already anew', async () => {
    const { openDialog, sent } = await open('type=rent&beds=2&location=Clapham', {
      account: [{ ...saved, name: 'By the common', alertFrequency: 'daily' }],
    });
    const { dialog, press, alerts, closed } = await openDialog('Saved search');
    expect(field(dialog, 'Name').value).toBe('By the common');
    fillIn(dialog, { Name: 'Near the office' });
    await alerts('Off');
    await press('Save search');
    await closed();
    expect(sent()).toMatchObject([{ name: 'Near the office', alertFrequency: 'off' }]);
    expect(field((await openDialog('Saved search')).dialog, 'Name').value).toBe('Near the office');
  });

  it('says when it was not saved, and keeps what was typed', async () => {
    const { openDialog } = await open('type=rent', {
      account: [],
      by: { CreateSavedSearch: () => Promise.reject(connectionLost) },
    });
    const { dialog, press } = await openDialog();
    fillIn(dialog, { Name: 'By the common' });
    await press('Save search');
    const failed = await within(dialog).findByRole('alert');
    expect(failed.textContent).toContain('The search was not saved');
    expect(failed.textContent).toContain('Trying again is safe.');
    expect(field(dialog, 'Name').value).toBe('By the common');
  });
});
