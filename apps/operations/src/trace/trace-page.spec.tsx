import { describe, expect, it } from '@jest/globals';
import { type Answer, answers, connectionLost, odile, renderPage } from '@lintel/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../remote.js';

const user = userEvent.setup();
const reference = `4f2c91ab${'0'.repeat(24)}`;
const other = `4f2c91ab${'1'.repeat(24)}`;
const emailId = 'event-1:viewing-requested:odile';
const at = (ms: number) => new Date(Date.UTC(2026, 10, 21, 9) + ms).toISOString();
const steps = [
  {
    ...{ id: 'request-1', kind: 'request', name: 'requestViewing', place: 'gateway', outcome: 'done' },
    ...{ at: at(0), began: at(0), ended: at(40) },
  },
  {
    ...{ id: 'event-1', kind: 'event', name: 'lintel.viewing.requested.v1', place: 'viewings', at: at(30) },
    ...{ topic: 'lintel.viewing', subject: 'viewing-7', outcome: 'published', parent: 'request-1' },
  },
  {
    ...{ id: `emails/${emailId}`, kind: 'job', name: 'viewing-requested', place: 'emails', at: at(60) },
    ...{ queue: 'emails', key: emailId, began: at(4060), ended: at(4560), parent: 'event-1' },
    ...{ outcome: 'failed: <img src=x onerror=alert(1)> is full', failed: true },
  },
  {
    ...{ id: 'reminders/1', kind: 'job', name: 'viewing-reminder', place: 'viewing-reminders', at: at(80) },
    ...{ queue: 'viewing-reminders', key: '1', outcome: 'delayed', open: true },
  },
];
const email = {
  id: emailId,
  template: 'viewing-requested',
  state: 'failed',
  queuedAt: at(50),
  settledAt: at(4560),
};
const webhook = { id: 'w1', url: 'https://hooks.example.org/acme?token=secret' };
const told = (state: string, attempts: readonly object[], id = 'd1') => ({
  webhook,
  delivery: {
    ...{ id, eventId: 'event-1', type: 'lintel.viewing.requested.v1', state, createdAt: at(70) },
    attempts,
  },
});
const refused = { at: at(100), durationMs: 40, error: 'HTTP 500' };
const act = { seq: 3, at: at(30), act: 'viewing.requested', actorRole: 'user', subject: 'viewing-7' };

async function open(by: Record<string, Answer> = {}, q = '4f2c91ab') {
  const asked = answers({
    Trace: () => ({ trace: { correlation: reference, steps } }),
    TraceEmails: () => ({ emails: { emails: [email] } }),
    TraceWebhooks: () => ({ tracedDeliveries: [] }),
    TraceActs: () => ({ auditTrail: { entries: [act] } }),
    ...by,
  });
  renderPage(remote, `/operations/trace?q=${q}`, { ...odile, role: 'operations' });
  await screen.findByRole('heading', { level: 1, name: 'Trace' });
  return asked;
}
const rows = async () => {
  const table = await screen.findByRole('table', { name: 'What happened, in order' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').textContent);
};
const leadsTo = (name: string) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

describe('a trace', () => {
  it('is all that came of a request, in order, with when, how long and where each leads', async () => {
    const asked = await open();
    expect((await rows()).map((text) => /^\S+/.exec(text!)?.[0])).toEqual([
      'Request',
      'Event',
      'Act',
      'E-mail',
      'Job',
      'Job',
    ]);
    const job = (await screen.findAllByRole('row')).find((row) => row.textContent.includes('is full'))!;
    const cells = within(job).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['E-mails', '+60 ms', '500 ms']);
    expect(leadsTo('viewing requested')).toEqual([
      '/operations/events?topic=lintel.viewing&subject=viewing-7',
    ]);
    expect(leadsTo('Viewing requested')).toEqual([
      `/operations/emails?${new URLSearchParams({ q: emailId, id: emailId })}`,
      `/operations/queues?${new URLSearchParams({ queue: 'emails', job: emailId })}`,
    ]);
    expect(leadsTo('viewing.requested')).toEqual(['/operations/audit?q=viewing-7']);
    // E-mails and acts are looked for by the whole reference, of which the address had a part.
    expect(asked.slice(-3).map(({ variables }) => variables['reference'])).toEqual(Array(3).fill(reference));
  });

  it('has what webhooks were told of it, below its event: taken, refused for now, or given up', async () => {
    const tracedDeliveries = [
      told('delivered', [refused, { at: at(5100), durationMs: 20, error: null }]),
      told('waiting', [refused], 'd2'),
      told('failed', [refused], 'd3'),
    ];
    await open({ TraceWebhooks: () => ({ tracedDeliveries }) });
    const table = await screen.findByRole('table', { name: 'What happened, in order' });
    const each = within(table)
      .getAllByRole('row')
      .filter((row) => row.textContent.includes('hooks.example.org'));
    expect(each).toHaveLength(3);
    const [taken, waiting, failed] = each.map((row) => row.textContent);
    expect(taken).toContain('5.0 s');
    expect(taken).not.toContain('HTTP 500');
    expect([waiting, failed]).toEqual([
      expect.stringContaining('waiting: HTTP 500'),
      expect.stringContaining('failed: HTTP 500'),
    ]);
    expect(table.textContent).not.toContain('secret');
    expect(within(each[0]!).getByRole('link').getAttribute('href')).toBe(
      '/operations/integrations?view=webhooks&id=w1',
    );
  });

  it('shows markup in an error as text', async () => {
    await open();
    await rows();
    expect(screen.getAllByText(/failed: <img src=x onerror=alert\(1\)> is full/).length).toBeGreaterThan(0);
    expect(document.querySelector('main img')).toBeNull();
  });

  it('is shown without what did not answer, and says so', async () => {
    await open({
      Trace: () => ({ trace: { correlation: reference, steps: steps.slice(0, 2), unknown: ['job'] } }),
      TraceEmails: () => Promise.reject(connectionLost),
      TraceWebhooks: () => Promise.reject(connectionLost),
    });
    await screen.findByText('Without jobs and e-mails and webhooks');
    expect(await rows()).toHaveLength(3);
  });

  it('of which nothing is kept says for how long what is kept', async () => {
    await open({ Trace: () => ({ trace: { correlation: null } }) });
    await screen.findByRole('heading', { name: 'Nothing is kept with this reference' });
    expect(screen.getByText(/for a week and 20,000 of either at most/)).toBeTruthy();
  });

  it('leads to the others that begin with the same digits', async () => {
    await open({ Trace: () => ({ trace: { correlation: reference, steps, others: [other] } }) });
    await rows();
    expect(leadsTo(other)).toEqual([`/operations/trace?q=${other}`]);
  });

  it('that cannot be gathered is a failure with a reference of its own, to be selected at once', async () => {
    const errors = [{ message: 'Something went wrong on our side.', extensions: { code: 'INTERNAL' } }];
    await open({
      Trace: () =>
        Response.json({ errors }, { headers: { 'x-correlation-id': `9d0e77c1${'0'.repeat(24)}` } }),
    });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Reference 9d0e77c1').className).toContain('select-all');
  });

  it('is looked for by what somebody reads out', async () => {
    const asked = await open({}, '');
    await user.type(screen.getByRole('searchbox', { name: 'A reference' }), '4F2C 91AB{Enter}');
    const trace = { name: 'Trace', variables: { reference: '4F2C 91AB' } };
    await waitFor(() => expect(asked).toContainEqual(trace));
    expect(window.location.search).toBe('?q=4F2C+91AB');
  });
});
