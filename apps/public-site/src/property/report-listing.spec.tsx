import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  type Answer,
  answers,
  atFault,
  connectionLost,
  field,
  fillIn,
  odile,
  refusal,
  renderPage,
} from '@lintel/web/testing';
import type { SessionUser } from '@lintel/web';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../remote.js';
import { home } from './home.fixture.js';

const user = userEvent.setup();
const labels = ['What is wrong\\?', 'What should we know\\?'];

/** The form of a home's page, with what the service answers, one after the other. */
async function openForm(replies: readonly Answer[], as?: SessionUser) {
  const left = [...replies];
  const asked = answers({
    ListingPage: ({ id }) => ({ listing: { ...home, id } }),
    SimilarListings: () => ({}),
    RecordListingView: () => ({}),
    ListingsByIds: () => ({}),
    ReportListing: (variables) => left.shift()!(variables),
  });
  const { toasts } = renderPage(remote, '/property/12', as);
  await user.click(await screen.findByRole('button', { name: 'Report this listing' }));
  const form = await screen.findByRole('dialog', { name: 'Report this listing' });
  await within(form).findByLabelText(/^What is wrong/);
  return {
    form,
    toasts,
    press: () => user.click(within(form).getByRole('button', { name: /^Send/ })),
    sent: () =>
      asked.filter(({ name }) => name === 'ReportListing').map(({ variables }) => variables['input']),
    closed: () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
  };
}
const taken = () => ({ reportListing: true });

beforeEach(() => localStorage.clear());

describe('Report this listing', () => {
  it('asks what is wrong, takes an address of who is not signed in, and says who is not told', async () => {
    const { form, press, sent, closed, toasts } = await openForm([taken]);
    expect(form.textContent).toContain('The agent is not told who reported it.');
    await press();
    await waitFor(() => expect(atFault(form, labels)).toEqual([labels[0]]));
    expect(sent()).toEqual([]);
    fillIn(form, {
      [labels[0]!]: 'unavailable',
      [labels[1]!]: ' <i>Let</i> in May ',
      Email: 'ada@example.org',
    });
    await press();
    await closed();
    expect(sent()).toEqual([
      {
        listingId: 12,
        reason: 'unavailable',
        text: '<i>Let</i> in May',
        email: 'ada@example.org',
        idempotencyKey: expect.any(String),
      },
    ]);
    expect(toasts).toMatchObject([{ title: 'Thank you' }]);
  });

  it('wants words for something else, and asks nobody for an address who is signed in', async () => {
    const { form, press, sent } = await openForm([taken], odile);
    expect(within(form).queryByLabelText(/Email/)).toBeNull();
    fillIn(form, { [labels[0]!]: 'other' });
    await press();
    await waitFor(() => expect(atFault(form, labels)).toEqual([labels[1]]));
    expect(sent()).toEqual([]);
  });

  it('keeps what was typed when it does not get through, and trying again is the same report', async () => {
    const lost = () => Promise.reject(connectionLost);
    const limited = () => {
      throw refusal('TOO_MANY_REQUESTS', 'Please try again in 7 minutes.');
    };
    const { form, press, sent, closed } = await openForm([lost, lost, lost, limited, taken]);
    fillIn(form, { [labels[0]!]: 'scam', [labels[1]!]: 'They ask for money.' });
    await press();
    // Sent twice more before anything is said.
    const alert = await within(form).findByRole('alert', {}, { timeout: 3000 });
    expect(alert.textContent).toContain('Your report was not sent');
    await press();
    await within(form).findByText('Please try again in 7 minutes.');
    expect(field(form, labels[1]!).value).toBe('They ask for money.');
    await press();
    await closed();
    expect(sent()).toEqual(Array(5).fill(sent()[0]));
  });
});
