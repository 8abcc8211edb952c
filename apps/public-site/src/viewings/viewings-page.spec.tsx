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
import remote from '../remote.js';
import { aViewing } from './viewing.fixture.js';
import type { Viewing } from './viewings-queries.js';

const monday = '2026-11-23';
const tuesday = '2026-11-24';
const at = (date: string, time: string) => ({ instant: `${date}T${time}:00.000Z`, date, time });
const user = userEvent.setup();

/** `/viewings` of somebody who has these; a change is kept as the service would. */
function open(viewings: Viewing[], more: Record<string, Answer> = {}) {
  const become = (now: Partial<Viewing>) => (viewings[0] = { ...viewings[0]!, ...now });
  const asked = answers({
    MyViewings: () => ({ myViewings: viewings }),
    MyAccount: () => ({ me: { id: odile.id } }),
    CancelViewing: ({ input }) => {
      const { reason } = input as { reason: string };
      return {
        cancelViewing: become({ status: 'cancelled', cancelledBy: 'visitor', declineReason: reason }),
      };
    },
    RefuseProposedTime: () => ({ refuseProposedTime: become({ proposal: null, awaits: 'agent' }) }),
    AcceptProposedTime: () => ({
      acceptProposedTime: become({
        status: 'scheduled',
        start: at(tuesday, '16:00'),
        proposal: null,
        awaits: null,
      }),
    }),
    ...more,
  });
  const { toasts, live } = renderPage(remote, '/viewings', odile);
  return { asked, toasts, live, become };
}
const card = () => screen.findByRole('article');
const press = async (name: string | RegExp, within_?: HTMLElement) =>
  user.click(
    within_
      ? await within(within_).findByRole('button', { name })
      : await screen.findByRole('button', { name }),
  );

beforeEach(() => void todayIs('2026-11-19T12:00:00Z'));
afterEach(() => void jest.useRealTimers());

describe('Your Viewings', () => {
  it('say that there are none yet, and lead home', async () => {
    open([]);
    await screen.findByText('No scheduled viewings yet');
    await user.click(screen.getByRole('tab', { name: 'Completed' }));
    await screen.findByText('No completed viewings yet');
    expect(within(screen.getByRole('tabpanel')).getByRole<HTMLAnchorElement>('link').pathname).toBe('/');
  });

  it('are cancelled after a question, which survives a lost connection', async () => {
    let lost = true;
    const viewings = [aViewing('pending', [monday, '10:00'])];
    const { toasts } = open(viewings, {
      CancelViewing: ({ input }) => {
        if (lost) throw connectionLost;
        viewings[0] = {
          ...viewings[0]!,
          status: 'cancelled',
          cancelledBy: 'visitor',
          declineReason: (input as { reason: string }).reason,
        };
        return { cancelViewing: viewings[0] };
      },
    });
    await press(/^Cancel/, await card());
    let question = await screen.findByRole('dialog');
    await press('Keep viewing', question);
    await card();
    await press(/^Cancel/, await card());
    question = await screen.findByRole('dialog');
    fillIn(question, { 'Reason \\(optional\\)': 'We found a home' });
    await press('Cancel viewing', question);
    expect((await within(question).findByRole('alert')).textContent).toContain(
      'The viewing was not cancelled',
    );
    expect(field(question, 'Reason \\(optional\\)').value).toBe('We found a home');
    lost = false;
    await press('Cancel viewing', question);
    await waitFor(() =>
      expect(toasts.map((toast) => toast.title)).toEqual(['Viewing cancelled successfully']),
    );
    await waitFor(() => expect(screen.getByRole('article').closest('details')).not.toBeNull());
    // In a frame after the one in which the card goes.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Scheduled' })));
    await user.click(screen.getByText('Cancelled viewings (1)'));
    await screen.findByText(/We found a home/);
  });

  it('have a proposed time declined, and another one accepted', async () => {
    const proposal = { id: 'one', time: at(tuesday, '14:30') };
    const { become, live } = open([
      aViewing('pending', [monday, '10:00'], {
        proposal,
        awaits: 'visitor',
        actions: ['accept', 'refuse', 'cancel', 'note'] as Viewing['actions'],
      }),
    ]);
    const proposed = () => screen.findByRole('region', { name: 'Proposed time' });
    expect((await proposed()).textContent).toContain('at 2:30 PM');
    await press('Decline', await proposed());
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Proposed time' })).toBeNull());
    expect((await card()).textContent).toContain('The agent has not answered yet.');

    become({ proposal: { id: 'two', time: at(tuesday, '16:00') }, awaits: 'visitor' });
    live.send('viewings');
    expect((await proposed()).textContent).toContain('4:00 PM');
    await press('Accept this time', await proposed());
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Proposed time' })).toBeNull());
    await within(await card()).findByText('Scheduled');
    expect((await card()).textContent).toContain('4:00 PM');
  });

  it('keep a declined one with the reason', async () => {
    open([
      aViewing('cancelled', [monday, '10:00'], {
        declineReason: 'The home is under offer.',
        cancelledBy: 'agent' as Viewing['cancelledBy'],
      }),
    ]);
    await screen.findByText('No scheduled viewings yet');
    await user.click(screen.getByText('Cancelled viewings (1)'));
    await screen.findByText(/The home is under offer\./);
  });

  it('say in a stale tab what has changed, and show it', async () => {
    const viewings = [aViewing('pending', [monday, '10:00'])];
    open(viewings, {
      ViewingSlots: () => ({ viewingSlots: [{ date: monday, times: ['10:00', '11:30'] }] }),
      RequestReschedule: () => {
        viewings[0] = aViewing('cancelled', [monday, '10:00'], { id: viewings[0]!.id });
        throw refusal('CONFLICT', 'This viewing has been cancelled.');
      },
    });
    await press(/Reschedule|another time/i, await card());
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('option', { name: '11:30 AM' });
    await user.selectOptions(within(dialog).getAllByLabelText('Times').at(-1)!, '11:30 AM');
    await press('Add time', dialog);
    await press('Submit Request', dialog);
    expect((await within(dialog).findByRole('alert')).textContent).toContain(
      'This viewing has been cancelled.',
    );
    await screen.findByText('Cancelled viewings (1)');
    const times = within(within(dialog).getByRole('list', { name: 'Times added' })).getAllByRole('listitem');
    expect(times.map(({ textContent }) => textContent)).toEqual(['10:00 AM', '11:30 AM']);
  });

  it('are asked for again where they could not be loaded', async () => {
    let away = true;
    open([], { MyViewings: () => (away ? Promise.reject(connectionLost) : { myViewings: [] }) });
    expect((await screen.findByRole('alert')).textContent).toContain('Your viewings could not be loaded');
    away = false;
    await press('Try again');
    await screen.findByText('No scheduled viewings yet');
  });
});
