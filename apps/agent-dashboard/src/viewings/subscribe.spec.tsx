import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Answer, answers, connectionLost, odile, renderPage } from '@lintel/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { quietDashboard } from '../dashboard/dashboard.fixture.js';
import remote from '../remote.js';

const user = userEvent.setup();
const since = '2026-03-02T09:00:00.000Z';
type Feed = { readonly mine: boolean; readonly madeAt: string };

/** The agency's calendar; its agent has a feed or none. */
async function open(feed: Feed | null, by: Record<string, Answer> = {}) {
  const kept = { feed };
  let made = 0;
  answers({
    ...quietDashboard,
    ViewingFeed: () => ({ viewingFeed: kept.feed }),
    RenewViewingFeed: ({ mine }) => {
      kept.feed = { mine: mine as boolean, madeAt: since };
      return { renewViewingFeed: { feed: kept.feed, path: `/feeds/viewings/secret-${++made}.ics` } };
    },
    EndViewingFeed: () => {
      kept.feed = null;
      return { endViewingFeed: true };
    },
    ...by,
  });
  const { toasts } = renderPage(remote, '/agent/dashboard?tab=viewings', {
    ...odile,
    role: 'agent',
  });
  await user.click(await screen.findByRole('button', { name: 'Subscribe in your calendar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Subscribe in your calendar' });
  return { toasts, kept, dialog: within(dialog) };
}

beforeEach(() => localStorage.clear());
afterEach(() => void jest.restoreAllMocks());

describe('Subscribe in your calendar', () => {
  it('makes an address for the viewings that are chosen, shows it once, copies it and opens it in a calendar', async () => {
    const writeText = jest.fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const { dialog, kept, toasts } = await open(null);
    await user.selectOptions(
      await dialog.findByRole('combobox', { name: 'Viewings' }),
      'Of all homes of the agency',
    );
    await user.click(dialog.getByRole('button', { name: 'Make an address' }));
    const url = `${location.origin}/feeds/viewings/secret-1.ics`;
    expect(
      (await dialog.findByRole<HTMLInputElement>('textbox', { name: 'The calendar’s address' })).value,
    ).toBe(url);
    expect(kept.feed).toMatchObject({ mine: false });
    expect(dialog.getByRole('link', { name: 'Open in my calendar' }).getAttribute('href')).toBe(
      url.replace('http:', 'webcal:'),
    );
    await user.click(dialog.getByRole('button', { name: 'Copy: The calendar’s address' }));
    await waitFor(() =>
      expect(toasts.at(-1)).toMatchObject({ description: 'The calendar’s address is copied' }),
    );
    expect(writeText.mock.calls).toEqual([[url]]);
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: 'Subscribe in your calendar' }));
    await screen.findByText('There has been an address since 2 Mar 2026');
    screen.getByText(/^It is of all homes of the agency\./);
    expect(screen.queryByRole('textbox', { name: 'The calendar’s address' })).toBeNull();
  });

  it('makes another in the place of one that was lost, or ends it', async () => {
    const { dialog, kept, toasts } = await open({ mine: true, madeAt: since });
    await user.click(await dialog.findByRole('button', { name: 'Make another address' }));
    await dialog.findByRole('textbox', { name: 'The calendar’s address' });
    await user.click(dialog.getByRole('button', { name: 'End the address' }));
    await dialog.findByRole('button', { name: 'Make an address' });
    expect(kept.feed).toBeNull();
    expect(toasts.at(-1)).toMatchObject({ tone: 'success', title: 'The address is ended' });
    expect(dialog.queryByRole('textbox', { name: 'The calendar’s address' })).toBeNull();
  });

  it('says what did not happen, and that it can be tried again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let away = true;
    const { dialog } = await open(null, {
      EndViewingFeed: () => Promise.reject(connectionLost),
      ViewingFeed: () => {
        if (away) throw connectionLost;
        return { viewingFeed: { mine: true, madeAt: since } };
      },
    });
    const failed = await dialog.findByRole('alert', {}, { timeout: 5000 });
    expect(failed.textContent).toContain('It could not be seen whether there is an address');
    expect(dialog.queryByRole('button', { name: /Make/ })).toBeNull();
    away = false;
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await user.click(await dialog.findByRole('button', { name: 'End the address' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Nothing was changed');
    dialog.getByRole('button', { name: 'End the address' });
  });
});
