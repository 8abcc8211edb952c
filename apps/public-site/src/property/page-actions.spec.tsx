import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { answers, renderPage } from '@lintel/web/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../remote.js';
import { home } from './home.fixture.js';

type Ability = 'share' | 'canShare' | 'clipboard';
const user = userEvent.setup();

/** A home, in a browser that is able to do this; it came with more in its address than is handed on. */
async function open(able: Partial<Record<Ability, unknown>> = {}) {
  for (const name of ['share', 'canShare', 'clipboard'])
    Object.defineProperty(navigator, name, { value: able[name as Ability], configurable: true });
  answers({
    ListingPage: ({ id }) => ({ listing: { ...home, id } }),
    SimilarListings: ({ id }) => ({ listing: { id, similar: [] } }),
    RecordListingView: () => ({}),
    ListingsByIds: () => ({}),
  });
  const { toasts } = renderPage(remote, '/property/12?from=a-friend');
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { toasts, press, url: `${location.origin}/property/12` };
}

beforeEach(() => localStorage.clear());
afterEach(() => void jest.restoreAllMocks());

describe('Share', () => {
  it("hands the title and the address to the system's own sheet", async () => {
    const share = jest.fn(async () => undefined);
    const { toasts, press, url } = await open({ share, canShare: () => true });
    await press('Share');
    await waitFor(() => expect(share.mock.calls).toEqual([[{ title: home.title, url }]]));
    expect(toasts).toEqual([]);
  });

  it('copies the address where there is no such sheet, and says so', async () => {
    const writeText = jest.fn(async () => undefined);
    const { toasts, press, url } = await open({ clipboard: { writeText } });
    await press('Share');
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Link copied', description: url }]));
    expect(writeText.mock.calls).toEqual([[url]]);
  });

  it('shows the address when it cannot be copied', async () => {
    const { toasts, press, url } = await open();
    await press('Share');
    await waitFor(() =>
      expect(toasts).toMatchObject([{ tone: 'destructive', description: `Copy it from here: ${url}` }]),
    );
  });

  it('says nothing to whoever shuts the sheet', async () => {
    const share = jest.fn(() => Promise.reject(new DOMException('No', 'AbortError')));
    const { toasts, press } = await open({ share, canShare: () => true });
    await press('Share');
    await waitFor(() => expect(share).toHaveBeenCalled());
    expect(toasts).toEqual([]);
  });
});

it("Print opens the browser's own dialog", async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { press } = await open();
  await press('Print');
  expect(print).toHaveBeenCalledTimes(1);
});
