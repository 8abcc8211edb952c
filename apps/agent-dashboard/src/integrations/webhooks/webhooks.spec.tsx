import { describe, expect, it } from '@jest/globals';
import { type Answer, answers, atFault, fillIn, odile, refusal, renderPage } from '@lintel/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../../remote.js';
import { worksAs } from '../owner.fixture.js';
import { aDelivery, aWebhook } from './webhook.fixture.js';
import type { Delivery, Webhook } from './webhooks-queries.js';

const user = userEvent.setup();
const secret = 'whsec_bm90IGEgc2VjcmV0';

interface Scene {
  readonly webhooks?: Webhook[];
  readonly deliveries?: Delivery[];
  readonly by?: Record<string, Answer>;
}

/** A page of an owner whose agency has these webhooks; changes are kept as the service would. */
async function open(address: string, { webhooks = [], deliveries = [], by = {} }: Scene) {
  const asked = answers({
    ...worksAs(),
    AgencyKeys: () => ({ apiKeys: [] }),
    AgencyWebhooks: () => ({ webhooks }),
    AgencyWebhookById: ({ id }) => {
      const webhook = webhooks.find((one) => one.id === id);
      if (!webhook) throw refusal('NOT_FOUND', 'There is no such webhook.');
      return { webhook };
    },
    AgencyWebhookDeliveries: ({ state, after }) => ({
      webhookDeliveries: {
        deliveries: deliveries
          .filter((one) => (state ? one.state === state : true))
          .slice(Number(after ?? 0)),
        next: null,
      },
    }),
    MakeWebhook: ({ input }) => {
      webhooks.push(aWebhook({ ...(input as object), id: 'new' }));
      return { createWebhook: { secret, webhook: webhooks.at(-1) } };
    },
    ChangeWebhook: ({ id, input }) => {
      Object.assign(
        webhooks[0]!,
        input,
        (input as { enabled?: boolean }).enabled && { disabledReason: null },
      );
      return { updateWebhook: { id } };
    },
    RotateWebhookSecret: () => ({ rotateWebhookSecret: { secret } }),
    DeleteWebhook: ({ id }) => {
      webhooks.splice(
        webhooks.findIndex((one) => one.id === id),
        1,
      );
      return { deleteWebhook: true };
    },
    SendTestEvent: () => {
      deliveries.unshift(
        aDelivery({ id: 'test', type: 'lintel.webhook.test.v1', state: 'waiting', attempts: [] }),
      );
      return { sendTestEvent: deliveries[0] };
    },
    SendAgain: ({ delivery }) => ({ redeliver: { count: delivery ? 1 : 12 } }),
    ...by,
  });
  const { toasts } = renderPage(remote, address, { ...odile, role: 'agent' });
  await screen.findByRole('heading', { level: 1 });
  return {
    sent: (wanted: string) => asked.filter(({ name }) => name === wanted).map(({ variables }) => variables),
    says: (text: string) => waitFor(() => expect(JSON.stringify(toasts.at(-1))).toContain(text)),
  };
}
const list = '/agent/integrations';
const one = `${list}/webhooks/w1`;
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const pressIn = (element: HTMLElement, name: string) =>
  user.click(within(element).getByRole('button', { name }));

describe('the webhooks of an agency', () => {
  it('are begun with the first one, for its own homes, and its secret is shown once', async () => {
    const { sent, says } = await open(list, {});
    const links = await screen.findAllByRole<HTMLAnchorElement>('link', { name: 'The pages for developers' });
    expect(links.map(({ pathname }) => pathname)).toEqual(['/developers/keys', '/developers/webhooks']);
    await press('Make a webhook');
    const form = await dialog('Make a webhook');
    fillIn(form, { Address: 'https://example.org/lintel', Outcodes: 'sw4 N1' });
    await user.click(within(form).getByRole('checkbox', { name: 'Somebody asks for a viewing' }));
    await user.click(within(form).getByRole('checkbox', { name: 'In order' }));
    await pressIn(form, 'Make the webhook');
    const box = await screen.findByRole('group', { name: 'The secret of https://example.org/lintel' });
    within(box).getByText(secret);
    await says('The webhook is made');
    expect(sent('MakeWebhook')).toEqual([
      {
        input: {
          url: 'https://example.org/lintel',
          description: '',
          eventTypes: ['lintel.viewing.requested.v1'],
          ordered: true,
          filter: { agency: 'a1', outcodes: ['SW4', 'N1'] },
        },
      },
    ]);
    await pressIn(box, 'I have kept it');
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'https://example.org/lintel' });
    expect(link.pathname).toBe(`${list}/webhooks/new`);
  });

  it('are not sent where fields are wrong, and say what the service says of an address', async () => {
    const { sent } = await open(list, {
      by: {
        MakeWebhook: () => {
          throw refusal('BAD_USER_INPUT', 'This address is not on the public internet.', {
            field: 'input.url',
          });
        },
      },
    });
    await press('Make a webhook');
    const form = await dialog('Make a webhook');
    fillIn(form, { Address: 'example.org', Outcodes: 'London' });
    await pressIn(form, 'Make the webhook');
    await within(form).findByText('Choose at least one');
    expect(atFault(form, ['Address', 'Outcodes'])).toEqual(['Address', 'Outcodes']);
    expect(sent('MakeWebhook')).toEqual([]);
    fillIn(form, { Address: 'https://10.0.0.1/', Outcodes: '' });
    await user.click(within(form).getByRole('checkbox', { name: 'A home is changed' }));
    await pressIn(form, 'Make the webhook');
    await within(form).findByText('This address is not on the public internet.');
    expect(atFault(form, ['Address', 'Outcodes'])).toEqual(['Address']);
  });

  it('say how their last day went, and why one was stopped', async () => {
    await open(list, {
      webhooks: [
        aWebhook(),
        aWebhook({ id: 'w2', enabled: false, disabledReason: 'gone', description: 'CRM' }),
      ],
    });
    const [first, second] = within(await screen.findByRole('list', { name: 'Webhooks' })).getAllByRole(
      'listitem',
    );
    expect(first!.textContent).toContain('Last day: 1,204 delivered, 2 given up. 0 waiting.');
    expect(second!.textContent).toContain('CRM');
    expect(second!.textContent).toContain('answered 410');
  });
});

describe('a webhook', () => {
  it('is changed, with what it was in the form', async () => {
    const { sent, says } = await open(one, { webhooks: [aWebhook()] });
    await press('Change');
    const form = await dialog('Change this webhook');
    fillIn(form, { Description: 'Our CRM' });
    await pressIn(form, 'Save');
    await says('The webhook is changed');
    await screen.findByRole('heading', { level: 2, name: 'Our CRM' });
    expect(sent('ChangeWebhook')).toEqual([
      {
        id: 'w1',
        input: {
          url: 'https://example.org/lintel',
          description: 'Our CRM',
          eventTypes: ['lintel.viewing.requested.v1'],
          ordered: false,
          filter: { agency: 'a1', outcodes: ['SW4'] },
        },
      },
    ]);
  });

  it('that was stopped says why, and is turned on again', async () => {
    const { says } = await open(one, { webhooks: [aWebhook({ enabled: false, disabledReason: 'failing' })] });
    await screen.findByText('Turned off: its address took nothing for days.');
    expect(
      (await screen.findByRole<HTMLButtonElement>('button', { name: 'Send a test event' })).disabled,
    ).toBe(true);
    await press('Turn on again');
    await says('The webhook is turned on');
    await press('Turn off');
    await says('The webhook is turned off');
  });

  it('is sent a test event, which stands among its deliveries', async () => {
    const { says } = await open(one, { webhooks: [aWebhook()] });
    await screen.findByRole('heading', { name: 'Nothing was sent yet' });
    await press('Send a test event');
    await says('A test event is on its way');
    const item = within(await screen.findByRole('list', { name: 'Deliveries' })).getByRole('listitem');
    expect(item.textContent).toContain('Test event');
    expect(item.textContent).toContain('Waiting');
  });

  it('gets a new secret, while the old one signs as well', async () => {
    const { sent } = await open(one, { webhooks: [aWebhook()] });
    await press('New secret');
    await pressIn(await dialog('A new secret for this webhook'), 'Make a new secret');
    within(await screen.findByRole('group', { name: 'The new secret' })).getByText(secret);
    expect(sent('RotateWebhookSecret')).toEqual([{ id: 'w1', overlapHours: 24 }]);
  });

  it('is deleted after a question, and the page goes back to the others', async () => {
    const { says } = await open(one, { webhooks: [aWebhook()] });
    await press('Delete');
    await pressIn(await dialog('Delete this webhook?'), 'Delete');
    await says('The webhook is deleted');
    await screen.findByRole('heading', { name: 'No webhooks yet' });
    expect(location.pathname).toBe(list);
  });

  it('that is not there says so', async () => {
    await open(one, {});
    await screen.findByRole('heading', { name: 'This webhook is not here' });
  });
});

describe('what was sent to a webhook', () => {
  const deliveries = [aDelivery({ id: 'd2', state: 'delivered', attempts: [] }), aDelivery()];

  it('is narrowed to a state, which stands in the address', async () => {
    const { sent } = await open(one, { webhooks: [aWebhook()], deliveries });
    const shown = async () =>
      within(await screen.findByRole('list', { name: 'Deliveries' }))
        .getAllByRole('group')
        .filter(({ tagName }) => tagName === 'DETAILS');
    expect(await shown()).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: 'Given up' }));
    await waitFor(async () => expect(await shown()).toHaveLength(1));
    expect(location.search).toBe('?state=failed');
    expect(sent('AgencyWebhookDeliveries').at(-1)).toMatchObject({ webhook: 'w1', state: 'failed' });
  });

  it('shows each attempt with its answer, what was sent, and is sent again', async () => {
    const { sent, says } = await open(`${one}?state=failed`, { webhooks: [aWebhook()], deliveries });
    await user.click(await screen.findByText('Somebody asks for a viewing', { selector: 'summary *' }));
    const attempts = within(await screen.findByRole('list', { name: 'Attempts' })).getAllByRole('listitem');
    expect(attempts[0]!.textContent).toContain('status 500, after 1,200 ms');
    expect(attempts[0]!.textContent).toContain('Out of order');
    expect(attempts[1]!.textContent).toContain('No answer within 15 s');
    expect(screen.getByRole('group', { name: 'What was sent' }).textContent).toContain('"id": "e1"');
    await press('Send again');
    await says('1 event is sent again');
    expect(sent('SendAgain')).toEqual([{ webhook: 'w1', delivery: 'd1' }]);
  });

  it('is sent again for a range of time', async () => {
    const { sent, says } = await open(one, { webhooks: [aWebhook()], deliveries });
    await press('Send a range again');
    const form = await dialog('Send a range again');
    fillIn(form, { From: '2026-11-23T08:00', To: '2026-11-22T08:00' });
    await pressIn(form, 'Send again');
    await within(form).findByText('That is before the beginning');
    fillIn(form, { From: '2026-11-22T08:00', To: '2026-11-23T08:00' });
    await user.click(within(form).getByRole('checkbox', { name: 'Also what was delivered' }));
    await pressIn(form, 'Send again');
    await says('12 events are sent again');
    expect(sent('SendAgain')).toEqual([
      { webhook: 'w1', from: '2026-11-22T08:00:00.000Z', to: '2026-11-23T08:00:00.000Z', all: true },
    ]);
  });
});
