import { describe, expect, it } from '@jest/globals';
import { type Answer, answers, odile, refusal, renderPage } from '@lintel/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../remote.js';

const user = userEvent.setup();
const at = (day: string) => `2026-11-${day}T10:00:00.000Z`;
const flat = {
  id: 12,
  version: 3,
  state: 'open',
  count: 5,
  since: at('02'),
  lastAt: at('20'),
  settled: null,
  listing: {
    ...{
      id: 12,
      title: 'Garden flat',
      address: '14a Example Crescent',
      agencyId: 'a1',
      agencyName: 'Larkspur',
    },
    ...{ state: 'published', publishedAt: at('01') },
  },
  reports: [
    { id: 'r1', reason: 'scam', text: '<b>They</b> ask for money', at: at('02'), accountId: 'ada' },
    { id: 'r2', reason: 'unavailable', text: '', at: at('20'), accountId: null },
  ],
};

async function open(address: string, by: Record<string, Answer> = {}) {
  const asked = answers({
    ReportedListings: () => ({ reportedListings: { total: 1, reported: [flat] } }),
    ReportedListing: () => ({ reportedListing: flat }),
    SettleListingReports: () => ({ settleListingReports: { id: 12 } }),
    ...by,
  });
  const { toasts } = renderPage(remote, address, { ...odile, role: 'operations' });
  return {
    sent: (wanted: string) => asked.filter(({ name }) => name === wanted).map(({ variables }) => variables),
    says: (text: string) => waitFor(() => expect(JSON.stringify(toasts.at(-1))).toContain(text)),
  };
}
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

const message = {
  ...{ id: 'm3', version: 1, conversationId: 'c1', agencyId: 'a1', agency: 'Larkspur', side: 'agency' },
  ...{ authorId: 'sam', state: 'open', count: 1, since: at('02'), lastAt: at('02'), settled: null },
  listing: { id: 12, title: 'Garden flat' },
};
const cash = 'Send <i>cash</i>';

it('a reported message is read by who asks for it, and settled as it was read', async () => {
  const { sent, says } = await open('/operations/reports?kind=messages', {
    ReportedMessages: () => ({ reportedMessages: { total: 1, reported: [message] } }),
    RevealReportedMessage: () => ({
      revealReportedMessage: {
        message: { ...message, version: 2 },
        excerpt: [{ id: 'm3', side: 'agency', authorName: 'Sam Example', text: cash, sentAt: at('01') }],
        reports: [{ id: 'r1', reason: 'scam', text: 'It looks odd', at: at('02'), accountId: 'ada' }],
      },
    }),
    SettleMessageReports: () => ({ settleMessageReports: { id: 'm3' } }),
  });
  await user.click(await screen.findByRole('link', { name: 'By an agent, about Garden flat' }));
  const panel = await screen.findByRole('dialog', { name: 'A message about Garden flat' });
  expect(within(panel).queryByText(cash)).toBeNull();
  expect(within(panel).getByRole('link', { name: 'Who wrote it' }).getAttribute('href')).toBe(
    '/operations/people?q=sam',
  );
  await user.click(within(panel).getByRole('button', { name: 'Show what was written' }));
  await within(panel).findByText(cash);
  within(panel).getByText('It looks odd');
  await user.click(within(panel).getByRole('button', { name: 'Mark as settled' }));
  await says('It is settled');
  expect(sent('SettleMessageReports')).toEqual([{ id: 'm3', version: 2, how: 'acted', reason: '' }]);
  expect(sent('ReportedListings')).toEqual([]);
});

describe('the desk of reports', () => {
  it('has a row a home, with how many people reported it, and asks for what its address says', async () => {
    const { sent } = await open('/operations/reports?q=flat&order=oldest');
    const row = await screen.findByRole('row', { name: /Garden flat/ });
    expect(row.textContent).toContain('5 people');
    expect(row.textContent).toContain('Reported from 2 Nov 2026 to 20 Nov 2026.');
    await user.selectOptions(screen.getByLabelText('Which'), 'Settled');
    await waitFor(() =>
      expect(sent('ReportedListings')).toEqual([
        { state: 'open', q: 'flat', order: 'oldest', first: 50 },
        { state: 'settled', q: 'flat', order: 'oldest', first: 50 },
      ]),
    );
  });

  it('shows what each said as text, and leads to what can be done', async () => {
    await open('/operations/reports');
    await user.click(await screen.findByRole('link', { name: 'Garden flat' }));
    const panel = await screen.findByRole('dialog', { name: 'Garden flat' });
    await within(panel).findByText('<b>They</b> ask for money');
    const leads = (name: string) => within(panel).getByRole('link', { name }).getAttribute('href');
    expect(leads('Take it down')).toBe('/operations/listings?q=12');
    expect(leads('by somebody signed in')).toBe('/operations/people?q=ada');
    within(panel).getByText(/by a visitor/);
  });

  it('dismisses for a reason alone, as of the version that was looked at', async () => {
    const { sent, says } = await open('/operations/reports?home=12');
    expect((await button('Dismiss')).disabled).toBe(true);
    await user.type(await screen.findByLabelText('Why'), 'I rang: it is there.');
    await user.click(await button('Dismiss'));
    await says('It is settled');
    expect(sent('SettleListingReports')).toEqual([
      { id: 12, version: 3, how: 'dismissed', reason: 'I rang: it is there.' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says when a colleague was first, and keeps what was typed', async () => {
    const { says } = await open('/operations/reports?home=12', {
      SettleListingReports: () => {
        throw refusal('CONFLICT', 'Somebody has settled this already.');
      },
    });
    await user.type(await screen.findByLabelText('Why'), 'Seen.');
    await user.click(await button('Mark as settled'));
    await says('Somebody has settled this already.');
    expect(screen.getByLabelText<HTMLInputElement>('Why').value).toBe('Seen.');
  });

  it('is closed to whoever is no longer staff', async () => {
    await open('/operations/reports', {
      ReportedListings: () => {
        throw refusal('FORBIDDEN', 'This is for operations staff.');
      },
    });
    await waitFor(() => expect(screen.queryByText('Loading reports')).toBeNull());
    expect(screen.queryByLabelText('Which')).toBeNull();
  });
});
