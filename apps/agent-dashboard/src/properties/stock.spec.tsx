import { describe, expect, it } from '@jest/globals';
import { type Answer, answers, connectionLost, odile, renderPage } from '@lintel/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { quietDashboard } from '../dashboard/dashboard.fixture.js';
import remote from '../remote.js';
import type { AgencyListing, AgencyListingState } from './agency-listings-queries.js';
import { aListing } from './listing.fixture.js';

const user = userEvent.setup();
const title = 'Garden flat';
const pageSize = 24;

/** The Properties tab of an agency with these homes; a change is kept as the service would. */
async function open(stock: AgencyListing[], { search = '', by = {} as Record<string, Answer> } = {}) {
  const find = (id: unknown) => stock.find((listing) => listing.id === id)!;
  const become = (id: unknown, now: Partial<AgencyListing>) => Object.assign(find(id), now);
  const move =
    (name: string, state: AgencyListingState): Answer =>
    ({ id }) => {
      const restorableUntil = new Date(Date.now() + 30 * 86_400_000).toISOString();
      become(id, { state, removedAt: new Date().toISOString(), restorableUntil });
      return { [name]: { id, published: true } };
    };
  answers({
    ...quietDashboard,
    AgencyListingCount: () => ({ agencyListings: { total: stock.length } }),
    AgencyListings: ({ filter, first, after }) => {
      const { states } = filter as { states?: string[] };
      const found = stock.filter(({ state }) => (states ? states.includes(state) : state !== 'removed'));
      const from = Number(after ?? 0);
      const listings = found.slice(from, from + (first as number));
      const end = from + listings.length;
      const counts = { published: 0, draft: 0, archived: 0, removed: 0 };
      for (const { state } of stock) counts[state] += 1;
      return {
        agencyListings: {
          total: found.length,
          counts,
          listings,
          hasNextPage: end < found.length,
          endCursor: String(end),
        },
      };
    },
    AgencyListingCard: ({ id }) => ({ agencyListing: find(id) }),
    ChangeListingStatus: ({ id, status }) => {
      become(id, { status: status as AgencyListing['status'] });
      return { changeListingStatus: { id, version: 2, published: true } };
    },
    RemoveListing: move('removeListing', 'removed'),
    RestoreListing: move('restoreListing', 'published'),
    ArchiveListing: move('archiveListing', 'archived'),
    UnarchiveListing: move('unarchiveListing', 'published'),
    ...by,
  });
  const { toasts } = renderPage(remote, `/agent/dashboard?tab=properties${search}`, {
    ...odile,
    role: 'agent',
  });
  await screen.findByRole('heading', { level: 2, name: 'My Properties' });
  return {
    says: (text: string) => waitFor(() => expect(toasts.at(-1)).toMatchObject({ description: text })),
    undo: () => toasts.at(-1)!.action!.run(),
    stored: () => stock[0]!,
  };
}
const card = (name = title) => screen.findByRole('article', { name });
const press = async (name: string | RegExp, within_?: HTMLElement) =>
  user.click(
    within_ ? within(within_).getByRole('button', { name }) : await screen.findByRole('button', { name }),
  );
const chooseStatus = async (status: string) => {
  await press(/: change the status/, await card());
  await user.click(await screen.findByRole('menuitem', { name: status }));
};
const showsStatus = (status: string) =>
  waitFor(async () => expect((await card()).textContent).toContain(status));
const more = async (action: string) => {
  await press(`More for ${title}`);
  await user.click(await screen.findByRole('menuitem', { name: action }));
};
const state = async (name: string) =>
  user.click(
    within(await screen.findByRole('group', { name: 'Properties by state' })).getByRole('button', {
      name: new RegExp(name),
    }),
  );

describe('an agency’s properties', () => {
  it('are begun with the first one', async () => {
    await open([]);
    await screen.findByRole('heading', { name: 'No properties yet' });
    const panel = screen.getByRole('tabpanel', { name: /^Properties/ });
    expect(within(panel).getByRole<HTMLAnchorElement>('link', { name: 'Add Property' }).pathname).toBe(
      '/agent/properties/new',
    );
  });

  it('change their status at once, which can be undone', async () => {
    const { says, undo, stored } = await open([aListing({ title })]);
    await chooseStatus('Under Offer');
    await showsStatus('Under Offer');
    await says('Property status updated successfully');
    expect(stored().status).toBe('underOffer');
    undo();
    await showsStatus('Available');
    await waitFor(() => expect(stored().status).toBe('available'));
  });

  it.each([
    ['sale', 'Sold'],
    ['rent', 'Let'],
  ] as const)('are, for %s, %s in the end', async (listingType, end) => {
    await open([aListing({ title, listingType })]);
    await press(/: change the status/, await card());
    const offered = await screen.findAllByRole('menuitem');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Available', 'Under Offer', end]);
  });

  it('have their status back when it was not kept, and say so', async () => {
    const { says } = await open([aListing({ title })], {
      by: { ChangeListingStatus: () => Promise.reject(connectionLost) },
    });
    await chooseStatus('Sold');
    await says('Failed to update property status');
    await showsStatus('Available');
  });

  it('are deleted after a question, and can be restored', async () => {
    const { says, undo, stored } = await open([aListing({ title })]);
    const ask = async () => {
      await press(`Delete ${title}`, await card());
      return screen.findByRole('dialog', { name: 'Delete this property?' });
    };
    await press('Keep property', await ask());
    await card();
    await press('Delete property', await ask());
    await says('Property deleted successfully');
    await waitFor(() => expect(screen.queryAllByRole('article')).toEqual([]));
    expect(screen.queryByRole('dialog')).toBeNull();
    undo();
    await card();
    expect(stored().state).toBe('published');

    await press('Delete property', await ask());
    await waitFor(() => expect(screen.queryAllByRole('article')).toEqual([]));
    await state('Removed');
    await waitFor(() => expect(location.search).toContain('state=removed'));
    expect((await card()).textContent).toMatch(/(29|30) days left to restore it/);
    await press(/^Restore/, await card());
    await says('Property restored successfully');
    await screen.findByRole('heading', { name: 'Nothing was deleted' });
    expect(stored().state).toBe('published');
  });

  it('stay where they could not be deleted, and say so', async () => {
    const { says } = await open([aListing({ title })], {
      by: { RemoveListing: () => Promise.reject(connectionLost) },
    });
    await press(`Delete ${title}`, await card());
    const question = await screen.findByRole('dialog', { name: 'Delete this property?' });
    await press('Delete property', question);
    await says('Failed to delete property. Please try again.');
    await press('Keep property', question);
    await card();
  });

  it('go into the archive and come back', async () => {
    const { says, stored } = await open([aListing({ title })], { search: '&state=published' });
    await more('Archive');
    await says('Property archived successfully');
    await screen.findByRole('heading', { name: 'Nothing is public' });
    expect(stored().state).toBe('archived');
    await state('Archived');
    await more('Bring back');
    await says('Property brought back successfully');
    expect(stored().state).toBe('published');
  });

  it('say what a draft lacks, and what a home does not say yet', async () => {
    const missing = [{ field: 'price', message: 'The rent is missing' }];
    await open(
      [aListing({ title, state: 'draft', price: null, missing, completeness: { score: 40, missing } })],
      { search: '&state=draft' },
    );
    within(await card()).getByText('Draft');
    await press(/^Not public yet/, await card());
    const lacks = await screen.findByRole('dialog', { name: `What ${title} lacks` });
    expect(within(lacks).getAllByRole('listitem')[0]!.textContent).toMatch(/rent/i);
    await user.keyboard('{Escape}');
    await press(/^Material information \d+%/, await card());
    const material = await screen.findByRole('dialog', { name: /^Material information/ });
    within(material).getAllByRole('listitem');
    expect(within(material).getByRole<HTMLAnchorElement>('link', { name: 'Add it' }).pathname).toBe(
      '/agent/properties/1/edit',
    );
  });

  it('are shown a page at a time, and the keyboard goes on there', async () => {
    const count = pageSize + 1;
    await open(
      Array.from({ length: count }, (_, index) => aListing({ id: index + 1, title: `Flat ${index + 1}` })),
    );
    await screen.findByText(`Showing ${pageSize} of ${count} properties`);
    expect(screen.getAllByRole('article')).toHaveLength(pageSize);
    await press('Show more');
    const last = within(await card(`Flat ${count}`)).getByRole('heading');
    await waitFor(() => expect(document.activeElement).toBe(last));
  });
});
