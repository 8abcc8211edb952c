import { describe, expect, it } from '@jest/globals';
import { type Answer, answers, fillIn, odile, refusal, renderPage } from '@lintel/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../remote.js';

const user = userEvent.setup();
const staff = { ...odile, role: 'operations' } as const;
const since = '2026-11-01T08:00:00Z';

/** The page of what a consumer gave up. */
function open(replayable: boolean, by: Record<string, Answer> = {}) {
  const consumer = { topic: 'lintel.listing', name: 'search', members: 1, replayable };
  const asked = answers({
    EventsOverview: () => ({ topics: [], consumers: [consumer] }),
    ParkedEvents: () => ({ parkedEvents: { events: [], next: null } }),
    CountReplay: ({ from }) => {
      if (from === 'noon') throw refusal('BAD_USER_INPUT', 'Give a time such as 2026-01-31T12:00:00Z.');
      return { countReplay: from === null ? 4200 : 12 };
    },
    ReplayConsumer: () => ({ replayConsumer: { events: 12 } }),
    ...by,
  });
  const { toasts } = renderPage(remote, '/operations/events?topic=lintel.listing&consumer=search', staff);
  return { asked, toasts };
}

describe('a replay', () => {
  it('says first how many events, since when and why that does no harm, and why a time is none', async () => {
    const { asked, toasts } = open(true);
    await user.click(await screen.findByRole('button', { name: 'Replay' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(/handles 4,200 events again, all that the topic has/);
    await within(dialog).findByText(/That does no harm/);
    fillIn(dialog, { 'Events that came since, or nothing for all': 'noon' });
    // What was counted is of another time.
    const replay = within(dialog).getByRole('button', { name: 'Replay 4,200 events' });
    expect(replay.hasAttribute('disabled')).toBe(true);
    const count = () => user.click(within(dialog).getByRole('button', { name: 'Count' }));
    await count();
    await within(dialog).findByText('Give a time such as 2026-01-31T12:00:00Z.');
    fillIn(dialog, { 'Events that came since, or nothing for all': since });
    await count();
    await within(dialog).findByText(/handles 12 events again, all that came since 1 Nov 2026, 08:00:00/);
    await user.click(within(dialog).getByRole('button', { name: 'Replay 12 events' }));
    await waitFor(() => expect(JSON.stringify(toasts)).toContain('12 events on their way again'));
    expect(asked.findLast(({ name }) => name === 'ReplayConsumer')!.variables).toMatchObject({ from: since });
  });

  it('is not offered, with the reason, of a consumer that would do something twice', async () => {
    open(false);
    await screen.findByText(/search cannot be replayed: it sends, counts or changes something/);
    expect(screen.queryByRole('button', { name: 'Replay' })).toBeNull();
    // What it keeps can be made anew all the same.
    expect(screen.getByText('npm run -w @lintel/search rebuild').tagName).toBe('CODE');
  });
});

it('what waits for the bus is named, with how long it has and why', async () => {
  const events = [{ type: 'lintel.listing.published.v1', subject: '17', since }];
  answers({
    EventsOverview: () => ({
      topics: [],
      consumers: [],
      outboxes: [
        { service: 'listings', waiting: 1200, oldestSeconds: 300, problem: 'no broker', events },
        { service: 'viewings', waiting: 0, oldestSeconds: 0, events: [] },
        { service: 'search', waiting: null, oldestSeconds: null, problem: 'no answer', events: [] },
      ],
    }),
  });
  renderPage(remote, '/operations/events', staff);
  const table = await screen.findByRole('table', { name: 'Outboxes' });
  const rows = within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual([
    'listingsno brokerWhat waitslisting published 171,2005 min',
    'searchno answer––',
  ]);
  expect(within(table).getByText('17').getAttribute('href')).toBe('/operations/events?q=17');
});

it('events of one topic, and those found in all, are filtered by when they came', async () => {
  const asked = answers({
    FoundEvents: () => ({ findEvents: [] }),
    TopicEvents: () => ({ eventLog: { events: [], next: null } }),
  });
  renderPage(remote, `/operations/events?q=17&from=${since}`, staff);
  await screen.findByText(/came in this time/);
  const found = () => asked.findLast(({ name }) => name === 'FoundEvents')!.variables;
  expect(found()).toMatchObject({ text: '17', publishedFrom: since });
  const form = screen.getByLabelText('Came since').closest('form')!;
  fillIn(form, { 'Came before': '2026-11-02T08:00:00Z' });
  await user.click(within(form).getByRole('button', { name: 'Filter' }));
  const times = { publishedFrom: since, publishedBefore: '2026-11-02T08:00:00Z' };
  await waitFor(() => expect(found()).toMatchObject({ text: '17', ...times }));
});
