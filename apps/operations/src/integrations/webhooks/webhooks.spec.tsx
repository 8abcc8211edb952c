import { describe, expect, it } from '@jest/globals';
import { type Answer, answers, odile, renderPage } from '@lintel/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../../remote.js';

const user = userEvent.setup();
const url = 'https://hooks.example.org/acme';
const webhook = {
  ...{ id: 'w1', url, description: 'The CRM', eventTypes: ['lintel.listing.published.v1'], ordered: false },
  ...{ agencyId: 'acme', createdAt: '2026-11-01T09:00:00Z', enabled: true, disabledAt: null },
  ...{ disabledReason: null, delivered: 1200, failed: 2, waiting: 3, lastDeliveredAt: null },
  lastFailure: 'status 503',
};
const delivery = {
  ...{ id: 'd1', eventId: 'event-1', type: 'lintel.listing.published.v1', state: 'failed' },
  ...{ createdAt: '2026-11-23T03:00:00Z', nextAttemptAt: null, request: '{"id":"event-1","subject":"12"}' },
  correlation: '4bf92f3577b34da6a3ce929d0e0e4736',
  attempts: [
    { at: '2026-11-23T03:00:01Z', durationMs: 40, status: 503, error: 'status 503', answer: 'later' },
    {
      at: '2026-11-23T03:00:06Z',
      durationMs: 15_000,
      status: null,
      error: 'no answer in 15 s',
      answer: null,
    },
  ],
};

async function open(search: string, by: Record<string, Answer> = {}) {
  let enabled = true;
  const one = () => ({ ...webhook, enabled, disabledReason: enabled ? null : 'byHand' });
  const asked = answers({
    FiringAlerts: () => ({ alerts: { firing: 0, pages: 0 } }),
    ConsoleWebhooks: () => ({ webhooks: [one()] }),
    ConsoleWebhook: () => ({ webhook: one() }),
    ConsoleDeliveries: () => ({ webhookDeliveries: { deliveries: [delivery], next: null } }),
    SwitchWebhook: (given) => {
      enabled = given['enabled'] as boolean;
      return { updateWebhook: { id: 'w1' } };
    },
    RedeliverFromConsole: () => ({ redeliver: { count: 1 } }),
    ...by,
  });
  const { toasts } = renderPage(remote, `/operations/integrations${search}`, {
    ...odile,
    role: 'operations',
  });
  await screen.findByRole('heading', { level: 1, name: 'Integrations' });
  return {
    sent: (wanted: string) => asked.filter(({ name }) => name === wanted).map(({ variables }) => variables),
    says: (text: string) => waitFor(() => expect(JSON.stringify(toasts.at(-1))).toContain(text)),
  };
}
const dialog = (name: string) => screen.findByRole('dialog', { name });
const pressIn = async (element: HTMLElement, name: string) =>
  user.click(await within(element).findByRole('button', { name }));

describe('webhooks in the console', () => {
  it('are found by where they go, as the address says, with why one fails and how its day went', async () => {
    const { sent } = await open('?q=hooks.example.org');
    const table = await screen.findByRole('table', { name: 'Webhooks' });
    expect(sent('ConsoleWebhooks')[0]).toEqual({ q: 'hooks.example.org', failing: false, first: 50 });
    expect(within(table).getAllByText('status 503').length).toBeGreaterThan(0);
    within(table).getByRole('link', { name: 'acme' });
    expect(table.textContent).toContain('1,200 delivered, 2 given up in the last day; 3 waiting');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Which webhooks' }), 'failing');
    await waitFor(() => expect(sent('ConsoleWebhooks').at(-1)).toMatchObject({ failing: true }));
    expect(new URLSearchParams(location.search).get('state')).toBe('failing');
  });

  it('open with what was sent, each attempt and its answer; one is sent again', async () => {
    const { sent, says } = await open('?view=webhooks');
    await user.click(await screen.findByRole('link', { name: url }));
    const panel = await dialog('Webhook');
    expect(new URLSearchParams(location.search).get('id')).toBe('w1');
    await user.click(await within(panel).findByText('lintel.listing.published.v1'));
    expect(within(panel).getByRole('group', { name: 'Answer' }).textContent).toBe('later');
    within(panel).getByText('no answer in 15 s');
    expect(within(panel).getByRole('link', { name: 'All events of this subject' }).getAttribute('href')).toBe(
      '/operations/events?q=12',
    );
    const trace = within(panel).getByRole('link', { name: delivery.correlation });
    expect(trace.getAttribute('href')).toBe(`/operations/trace?q=${delivery.correlation}`);
    await pressIn(panel, 'Send again');
    await says('It is sent again');
    expect(sent('RedeliverFromConsole')).toEqual([{ webhook: 'w1', delivery: 'd1' }]);
    await user.selectOptions(within(panel).getByRole('combobox', { name: 'Which deliveries' }), 'failed');
    await waitFor(() => expect(sent('ConsoleDeliveries').at(-1)).toMatchObject({ state: 'failed' }));
  });

  it('have what was given up in the last day sent again together', async () => {
    const { sent, says } = await open('?view=webhooks&id=w1');
    await pressIn(await dialog('Webhook'), 'Send again what was given up');
    const question = await dialog('Send again what was given up?');
    expect(question.textContent).toContain('2 of the last day');
    await pressIn(question, 'Send again');
    await says('What was given up is sent again');
    const [{ webhook: id, from, to }] = sent('RedeliverFromConsole') as [Record<string, string>];
    expect([id, Date.parse(to!) - Date.parse(from!)]).toEqual(['w1', expect.closeTo(86_400_000, -4)]);
  });

  it('are turned off, and say so', async () => {
    const { sent, says } = await open('?view=webhooks&id=w1');
    const panel = await dialog('Webhook');
    await pressIn(panel, 'Turn off');
    await pressIn(await dialog('Turn this webhook off?'), 'Turn off');
    await says('The webhook is off');
    expect(sent('SwitchWebhook')).toEqual([{ id: 'w1', enabled: false }]);
    await within(panel).findByRole('button', { name: 'Turn on' });
    within(panel).getByText('Somebody turned it off.');
  });

  it('that are gone say so', async () => {
    await open('?view=webhooks&id=w9', { ConsoleWebhook: () => ({ webhook: null }) });
    await screen.findByText('There is no such webhook any more.');
  });
});
