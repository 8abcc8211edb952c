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
import remote from '../remote.js';

const user = userEvent.setup();
const byTheCommon = {
  id: 's1',
  name: 'By the common',
  listingType: 'rent',
  criteria: { location: 'Clapham', beds: 2, baths: 1, minPrice: 1000, maxPrice: 6000, maxTubeDistance: 0.5 },
  propertyTypes: [],
  dateCreated: '2026-11-02T09:00:00Z',
  alertFrequency: 'daily',
};
type Saved = typeof byTheCommon;

/** The saved searches of an account, which changes as the service would change it. */
async function open(searches: readonly Saved[], by: Record<string, Answer> = {}) {
  const account = { searches: [...searches] };
  const change = (id: unknown, now: Partial<Saved>) =>
    Object.assign(
      account.searches.find((one) => one.id === id)!,
      now,
    );
  answers({
    SavedSearches: () => ({ savedSearches: account.searches }),
    CreateSavedSearch: ({ input }) => {
      const made = { ...byTheCommon, ...(input as Partial<Saved>), id: 's2' };
      account.searches.push(made);
      return { createSavedSearch: made };
    },
    RenameSavedSearch: ({ id, name }) => ({ renameSavedSearch: change(id, { name: name as string }) }),
    ChangeAlertFrequency: ({ id, frequency }) => ({
      changeAlertFrequency: change(id, { alertFrequency: frequency as string }),
    }),
    DeleteSavedSearch: ({ id }) => {
      account.searches = account.searches.filter((one) => one.id !== id);
      return { deleteSavedSearch: true };
    },
    ...by,
  });
  const { toasts } = renderPage(remote, '/saved-searches', odile);
  await screen.findByRole('heading', { level: 1, name: 'Saved Searches' });
  return {
    toasts,
    onAccount: (...expected: readonly object[]) =>
      waitFor(() => {
        expect(account.searches).toMatchObject(expected);
        expect(account.searches).toHaveLength(expected.length);
      }),
  };
}
const card = () => screen.findByRole('article');
const called = async (name: string) => within(await card()).findByRole('heading', { name });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const none = () => screen.findByRole('heading', { name: 'No saved searches' });

beforeEach(() => localStorage.clear());

describe('an account’s saved searches', () => {
  it('lead to the homes while there are none', async () => {
    await open([]);
    await none();
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Browse Properties' }).pathname).toBe(
      '/properties',
    );
  });

  it('say what each asks for, and lead to what it finds', async () => {
    await open([byTheCommon]);
    await called('By the common');
    const one = within(await card());
    for (const text of [
      'Clapham',
      'To Rent',
      '£1,000 to £6,000 pcm',
      '2+ beds',
      '1+ baths',
      'Created Nov 2, 2026',
    ])
      one.getByText(text);
    one.getByText(/^Within 0\.5 miles of the tube/);
    expect(one.getByRole<HTMLSelectElement>('combobox', { name: /^E-mail alerts/ }).value).toBe('daily');
    expect(one.getByRole('link', { name: 'View Results: By the common' }).getAttribute('href')).toBe(
      '/properties?type=rent&beds=2&baths=1&location=Clapham&minPrice=1000&maxPrice=6000&maxTubeDistance=0.5',
    );
  });

  it('take another name and other alerts', async () => {
    const { onAccount } = await open([{ ...byTheCommon }]);
    await press('Rename By the common');
    const name = field(await card(), 'Name');
    expect(document.activeElement).toBe(name);
    fillIn(await card(), { Name: ' ' });
    await user.keyboard('{Enter}');
    expect(atFault(await card(), ['Name'])).toEqual(['Name']);
    await user.keyboard('{Escape}');
    await called('By the common');
    const rename = screen.getByRole('button', { name: 'Rename By the common' });
    await waitFor(() => expect(document.activeElement).toBe(rename));
    await user.keyboard('{Enter}');
    fillIn(await card(), { Name: 'Near the office' });
    await user.keyboard('{Enter}');
    await called('Near the office');
    await user.selectOptions(screen.getByRole('combobox', { name: /^E-mail alerts/ }), 'Weekly');
    await onAccount({ name: 'Near the office', alertFrequency: 'weekly' });
  });

  it('can be put back once deleted', async () => {
    const { toasts, onAccount } = await open([{ ...byTheCommon, alertFrequency: 'weekly' }]);
    await press('Delete By the common');
    await none();
    await onAccount();
    toasts.at(-1)!.action!.run();
    await called('By the common');
    await onAccount({ name: 'By the common', alertFrequency: 'weekly' });
  });

  it('have feeds, whose addresses are shown once and can be ended', async () => {
    let feed: object | null = null;
    await open([byTheCommon], {
      SavedSearchFeed: () => ({ savedSearchFeed: feed }),
      RenewSavedSearchFeed: ({ id }) => {
        feed = { madeAt: '2026-11-20T09:00:00Z' };
        const path = `/feeds/searches/secret-of-${id as string}`;
        return { renewSavedSearchFeed: { feed, atomPath: `${path}.atom`, jsonPath: `${path}.json` } };
      },
      EndSavedSearchFeed: () => {
        feed = null;
        return { endSavedSearchFeed: true };
      },
    });
    await press('Feed of By the common');
    const dialog = within(await screen.findByRole('dialog', { name: 'Feed of this search' }));
    await user.click(await dialog.findByRole('button', { name: 'Make an address' }));
    const address = async (name: string) =>
      (await dialog.findByRole<HTMLInputElement>('textbox', { name })).value;
    expect(await address('The Atom feed')).toBe(`${location.origin}/feeds/searches/secret-of-s1.atom`);
    expect(await address('The JSON Feed')).toBe(`${location.origin}/feeds/searches/secret-of-s1.json`);
    expect(dialog.queryByRole('link')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await press('Feed of By the common');
    await screen.findByText('There has been an address since 20 Nov 2026');
    await press('End the address');
    await screen.findByRole('button', { name: 'Make an address' });
    expect(feed).toBeNull();
  });

  it.each([
    ['DeleteSavedSearch', 'The search could not be deleted', () => press('Delete By the common')],
    [
      'ChangeAlertFrequency',
      'The alerts could not be changed',
      async () => user.selectOptions(within(await card()).getByRole('combobox'), 'Weekly'),
    ],
  ])(
    'are as they were when a change does not reach the server, with a message: %s',
    async (name, title, act) => {
      const { toasts } = await open([byTheCommon], { [name]: () => Promise.reject(connectionLost) });
      await called('By the common');
      await act();
      await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title, tone: 'destructive' }));
      await called('By the common');
      expect(within(await card()).getByRole<HTMLSelectElement>('combobox').value).toBe('daily');
    },
  );

  it('are said to be safe when they cannot be loaded, and come when tried again', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let away = true;
    await open([], {
      SavedSearches: () => {
        if (away) throw connectionLost;
        return { savedSearches: [byTheCommon] };
      },
    });
    const failed = await screen.findByRole('alert');
    expect(failed.textContent).toContain('They are safe on your account');
    away = false;
    await press('Try again');
    await called('By the common');
    logged.mockRestore();
  });
});
