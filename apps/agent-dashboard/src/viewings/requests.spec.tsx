import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  type Answer,
  answers,
  connectionLost,
  field,
  fillIn,
  odile,
  refusal,
  renderPage,
  todayIs,
} from '@lintel/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { quietDashboard } from '../dashboard/dashboard.fixture.js';
import remote from '../remote.js';
import type { AgencyViewing } from './agency-viewings-queries.js';
import { aViewing, moment } from './viewing.fixture.js';

const monday = '2026-11-23';
const tuesday = '2026-11-24';
const user = userEvent.setup();

/** A page of the agency with these viewings; a change is kept as the service would. */
async function open(address: string, agenda: AgencyViewing[], more: Record<string, Answer> = {}) {
  const shown = (variables: Parameters<Answer>[0]) => {
    const viewings = agenda.filter(({ agentStatus }) =>
      [null, agentStatus].includes(variables['status'] as null),
    );
    return { agencyViewings: { viewings, total: viewings.length } };
  };
  const become = (id: unknown, now: Partial<AgencyViewing>): AgencyViewing => {
    const at = agenda.findIndex((viewing) => viewing.id === id);
    return (agenda[at] = { ...agenda[at]!, ...now });
  };
  const input = (variables: Parameters<Answer>[0]) => variables['input'] as Record<string, string>;
  const asked = answers({
    ...quietDashboard,
    AgencyViewingPage: shown,
    AlternativeViewingTimes: () => ({
      alternativeViewingTimes: ['12:00', '13:00', '14:00', '15:00', '16:00'].map((time) =>
        moment(monday, time),
      ),
    }),
    ViewingSlots: () => ({ viewingSlots: [{ date: tuesday, times: ['09:30', '10:00'] }] }),
    ConfirmViewing: (variables) => ({
      confirmViewing: become(input(variables)['id'], { agentStatus: 'confirmed', awaits: null }),
    }),
    DeclineViewing: ({ id, reason }) => ({
      declineViewing: become(id, { agentStatus: 'cancelled', declineReason: reason as string }),
    }),
    RejectViewing: ({ id }) => ({
      rejectViewing: become(id, { agentStatus: 'rejected', actions: ['note'] }),
    }),
    ProposeViewingTime: (variables) => {
      const { id, date, time } = input(variables);
      const proposal = { id: 'proposal', time: moment(date!, time!) };
      return { proposeViewingTime: become(id, { awaits: 'visitor', proposal }) };
    },
    ...more,
  });
  const { toasts } = renderPage(remote, address, { ...odile, role: 'agent' });
  return {
    toasts,
    sent: (name: string) => asked.filter((one) => one.name === name).map(({ variables }) => variables),
    says: (title: string, description: string) =>
      waitFor(() => expect(toasts.at(-1)).toMatchObject({ title, description })),
  };
}
const cards = () => screen.findAllByRole('article');
const press = async (within_: HTMLElement, name: string | RegExp) =>
  user.click(await within(within_).findByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
const nothingPending = () => screen.findByText('No pending viewing requests');

beforeEach(() => {
  // The Thursday before.
  todayIs('2026-11-19T12:00:00Z');
});
afterEach(() => void jest.useRealTimers());

describe('pending requests', () => {
  const pending = '/agent/dashboard?tab=viewings&view=pending';

  it('come the earliest first', async () => {
    const { sent } = await open(pending, [
      aViewing('pending', [monday, '09:00']),
      aViewing('pending', [monday, '16:00']),
      aViewing('pending', [tuesday, '10:00']),
    ]);
    const times = (await cards()).map(
      (card) => within(card).getByRole('group', { name: 'Requested date and time' }).textContent,
    );
    expect(times).toMatchObject(
      [/9:00 AM/, /4:00 PM/, /10:00 AM/].map((time) => expect.stringMatching(time)),
    );
    expect(sent('AgencyViewingPage')).toContainEqual(
      expect.objectContaining({ status: 'pending', sort: 'earliest' }),
    );
  });

  it('are declined with a reason, which is kept when the question is put away', async () => {
    const { sent, says } = await open(pending, [aViewing('pending', [monday, '10:00'])]);
    const [card] = await cards();
    await press(card!, /^Decline/);
    let question = await dialog('Decline Viewing Request');
    fillIn(question, { 'Reason for declining.*': 'The home is under offer.' });
    await press(question, 'Cancel');
    await gone('Decline Viewing Request');
    await press(card!, /^Decline/);
    question = await dialog('Decline Viewing Request');
    expect(field(question, 'Reason for declining.*').value).toBe('The home is under offer.');
    await press(question, 'Decline Viewing');
    await says('Success', 'Viewing request declined');
    await nothingPending();
    expect(sent('DeclineViewing')).toMatchObject([{ reason: 'The home is under offer.' }]);
  });

  it('are answered with another time, of those that are suggested', async () => {
    const { sent, says } = await open(pending, [aViewing('pending', [monday, '11:00'])]);
    const [card] = await cards();
    await press(card!, /^Propose Time/);
    const proposing = await dialog('Propose Alternative Times');
    const suggested = within(await within(proposing).findByRole('list', { name: 'Suggested times' }));
    expect(suggested.getAllByRole('button')).toHaveLength(5);
    await user.click(suggested.getByRole('button', { name: /, 2:00 PM| 2:00 PM/ }));
    await says('Success', 'Alternative time proposed');
    await gone('Propose Alternative Times');
    const waiting = await screen.findByRole('region', { name: 'Waiting for the client' });
    expect(waiting.textContent).toContain('Garden flat');
    expect(waiting.textContent).toContain('You proposed');
    expect(waiting.textContent).toContain('Pending');
    expect(screen.queryByRole('region', { name: 'Waiting for your answer' })).toBeNull();
    expect(sent('ProposeViewingTime')).toMatchObject([{ input: { date: monday, time: '14:00' } }]);
  });

  it('are answered with a time of one’s own', async () => {
    const { sent, says } = await open(pending, [aViewing('pending', [monday, '11:00'])]);
    const [card] = await cards();
    await press(card!, /^Propose Time/);
    const proposing = await dialog('Propose Alternative Times');
    await user.click(within(proposing).getByText('Another time'));
    fillIn(proposing, { Date: tuesday });
    await within(proposing).findByRole('option', { name: '9:30 AM' });
    await user.selectOptions(field(proposing, 'Time'), '9:30 AM');
    await press(proposing, 'Propose this time');
    await says('Success', 'Alternative time proposed');
    expect(sent('ProposeViewingTime')).toMatchObject([{ input: { date: tuesday, time: '09:30' } }]);
  });

  it('show what clashes before it happens', async () => {
    const canal = { propertyId: 13, propertyTitle: 'House beside the canal' };
    await open(pending, [
      aViewing('pending', [monday, '10:00'], {
        requestedTimes: [moment(monday, '10:00'), moment(monday, '12:00')],
      }),
      aViewing('pending', [monday, '10:00'], { ...canal, id: 'canal' }),
      aViewing('confirmed', [monday, '10:00']),
    ]);
    const [same, beside] = await cards();
    await within(same!).findByText('Taken: the home is confirmed for Vera Example at 10:00 AM.');
    const time = (name: RegExp) => within(same!).getByRole<HTMLInputElement>('radio', { name });
    expect(time(/10:00 AM/).disabled).toBe(true);
    expect(time(/12:00 PM/).checked).toBe(true);
    expect(beside!.textContent).toContain('House beside the canal');
    expect(beside!.textContent).toContain('You have another viewing then: Garden flat');
    expect(within(beside!).getByRole<HTMLButtonElement>('button', { name: /^Accept/ }).disabled).toBe(false);
  });

  it('say that a time was lost meanwhile, with those that are free, to be proposed at once', async () => {
    const { sent, says } = await open(pending, [aViewing('pending', [monday, '10:00'])], {
      ConfirmViewing: () => {
        throw refusal('CONFLICT', 'This time has just been given to somebody else.', {
          freeTimes: { date: monday, times: ['11:00', '15:00'] },
        });
      },
    });
    const [card] = await cards();
    await press(card!, /^Accept/);
    await says('Error', 'Failed to accept viewing request');
    const lost = await within(card!).findByRole('alert');
    expect(lost.textContent).toContain('This time has just been given to somebody else');
    await press(lost, /11:00 AM/);
    await says('Success', 'Alternative time proposed');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(sent('ProposeViewingTime')).toMatchObject([{ input: { date: monday, time: '11:00' } }]);
  });

  it('say that a page is out of date, and show what is there now', async () => {
    const agenda = [aViewing('pending', [monday, '10:00'])];
    const { says } = await open(pending, agenda, {
      ConfirmViewing: () => {
        agenda[0] = aViewing('rejected', [monday, '10:00']);
        throw refusal('CONFLICT', 'This viewing has been rejected.');
      },
    });
    const [card] = await cards();
    await press(card!, /^Accept/);
    await says('Error', 'Failed to accept viewing request. This viewing has been rejected.');
    await user.hover(document.body);
    await nothingPending();
  });

  it('say in the words of the product what could not be sent, which is still there', async () => {
    const lost = () => Promise.reject(connectionLost);
    const { says } = await open(pending, [aViewing('pending', [monday, '10:00'])], {
      ConfirmViewing: lost,
      DeclineViewing: lost,
      ProposeViewingTime: lost,
    });
    const [card] = await cards();
    await press(card!, /^Accept/);
    await says('Error', 'Failed to accept viewing request');
    await press(card!, /^Decline/);
    const declining = await dialog('Decline Viewing Request');
    fillIn(declining, { 'Reason for declining.*': 'Under offer' });
    await press(declining, 'Decline Viewing');
    await says('Error', 'Failed to decline viewing request');
    await within(declining).findByText(/trying again is safe/);
    expect(field(declining, 'Reason for declining.*').value).toBe('Under offer');
    await user.keyboard('{Escape}');
    await gone('Decline Viewing Request');
    await press(card!, /^Propose Time/);
    const proposing = await dialog('Propose Alternative Times');
    const suggested = within(await within(proposing).findByRole('list', { name: 'Suggested times' }));
    await user.click(suggested.getAllByRole('button')[0]!);
    await says('Error', 'Failed to propose new time');
    await within(proposing).findByText(/trying again is safe/);
  });
});

describe('/agent/viewings', () => {
  it('lists requests, which are confirmed or rejected', async () => {
    await open('/agent/viewings', [
      aViewing('pending', [monday, '10:00']),
      aViewing('pending', [monday, '12:00'], { propertyTitle: 'House beside the canal' }),
    ]);
    await screen.findByRole('heading', { level: 1, name: 'Viewing Requests' });
    const [one, two] = await cards();
    for (const words of ['Garden flat', 'Vera Example', 'Pending', '10:00 AM'])
      expect(one!.textContent).toContain(words);
    await press(one!, /^Confirm/);
    await within(one!).findByText('Confirmed');
    expect(within(one!).queryByRole('button', { name: /^(Confirm|Reject)/ })).toBeNull();
    await press(two!, /^Reject/);
    await within(two!).findByText('Rejected');
    await user.selectOptions(screen.getByLabelText('Status'), 'Rejected');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(screen.getByRole('article').textContent).toContain('House beside the canal');
  });

  it('says what went wrong in a red box', async () => {
    const agenda = [aViewing('pending', [monday, '10:00'])];
    let away = true;
    await open('/agent/viewings', agenda, {
      AgencyViewingPage: () => {
        if (away) throw connectionLost;
        return { agencyViewings: { viewings: agenda, total: 1 } };
      },
      RejectViewing: () => Promise.reject(connectionLost),
    });
    await screen.findByText('Loading...');
    const box = await screen.findByRole('alert');
    expect(box.textContent).toContain('Error fetching viewings');
    away = false;
    await press(box, 'Try again');
    const [card] = await cards();
    await press(card!, /^Reject/);
    expect((await within(card!).findByRole('alert')).textContent).toContain('Error updating viewing status');
  });
});
