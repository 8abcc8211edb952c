import { describe, expect, it } from '@jest/globals';
import { aKey, type Answer, answers, fillIn, odile, refusal, renderPage } from '@lintel/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../../remote.js';

const user = userEvent.setup();
const secret = 'lintel_Ab3dE6gH-the-rest-of-it';
const keys = [
  aKey({ id: 'k1', name: 'Website', agencyId: 'acme' }),
  aKey({ id: 'k2', name: 'Old feed', agencyId: null, revokedAt: '2026-11-20T08:00:00Z' }),
];

async function open(search = '', by: Record<string, Answer> = {}) {
  const asked = answers({
    FiringAlerts: () => ({ alerts: { firing: 0, pages: 0 } }),
    ConsoleKeys: () => ({ apiKeys: keys }),
    FindAgencies: () => ({ agencies: [{ id: 'acme', companyName: 'Acme Homes' }] }),
    MakeKey: ({ input }) => ({ createApiKey: { secret, apiKey: aKey(input as object) } }),
    RotateKey: () => ({ rotateApiKey: { secret, apiKey: keys[0] } }),
    RevokeKey: ({ id }) => ({ revokeApiKey: { id } }),
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
/** A row has its buttons twice: one of them shows, by the width of the window. */
const press = async (name: string) => user.click((await screen.findAllByRole('button', { name }))[0]!);
const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('keys in the console', () => {
  it('are those of every agency and of the portal, with what can be done to those that are good', async () => {
    await open();
    const table = await screen.findByRole('table', { name: 'Keys' });
    const link = within(table).getByRole('link', { name: 'acme' });
    expect(link.getAttribute('href')).toBe('/operations/agencies?q=acme');
    within(table).getByText('The whole portal');
    expect(within(table).getAllByText('Revoked on 20 Nov 2026').length).toBeGreaterThan(0);
    expect(within(table).queryByRole('button', { name: 'Revoke Old feed' })).toBeNull();
  });

  it('are found as the address says, of a whole secret by its beginning alone', async () => {
    const { sent } = await open('?q=acme');
    await waitFor(() => expect(sent('ConsoleKeys')).toEqual([{ q: 'acme' }]));
    const box = await screen.findByRole('searchbox', { name: /how a secret begins/ });
    await user.clear(box);
    await user.type(box, `${secret}{Enter}`);
    await waitFor(() => expect(sent('ConsoleKeys').at(-1)).toEqual({ q: 'lintel_Ab3dE6gH' }));
    expect(location.search).toBe('?q=lintel_Ab3dE6gH');
  });

  it('are made for whom staff say, and nobody else; the secret is shown once', async () => {
    const { sent, says } = await open();
    await press('Make a key');
    const form = await dialog('Make a key');
    fillIn(form, { Name: 'The feed', 'Find an agency': 'acm' });
    await user.click(within(form).getByRole('checkbox', { name: /^Read events/ }));
    await user.click(within(form).getByRole('button', { name: 'Make the key' }));
    await within(form).findByText('Choose whose it is');
    expect(sent('MakeKey')).toEqual([]);
    await within(form).findByRole('option', { name: 'Acme Homes (acme)' });
    await user.selectOptions(within(form).getByRole('combobox', { name: /^Whose it is/ }), 'acme');
    await user.click(within(form).getByRole('button', { name: 'Make the key' }));
    within(await screen.findByRole('group', { name: 'The secret of The feed' })).getByText(secret);
    await says('The key is made');
    expect(sent('MakeKey')).toEqual([
      { input: { name: 'The feed', scopes: ['events:read'], expiresAt: null, agency: 'acme' } },
    ]);
    await press('I have kept it');
    await waitFor(() => expect(document.body.textContent).not.toContain(secret));
  });

  it('are given another secret for some hours beside the old one', async () => {
    const { sent } = await open();
    await press('New secret for Website');
    const form = await dialog('A new secret for Website');
    fillIn(form, { 'Hours for which the old secret stays good': '2' });
    await user.click(within(form).getByRole('button', { name: 'Make a new secret' }));
    await screen.findByRole('group', { name: 'The secret of Website' });
    expect(sent('RotateKey')).toEqual([{ id: 'k1', overlapHours: 2 }]);
  });

  it('are revoked after a question that says what stops', async () => {
    const { sent, says } = await open();
    await press('Revoke Website');
    const question = await dialog('Revoke Website?');
    expect(question.textContent).toContain('See webhooks and their deliveries');
    await user.click(within(question).getByRole('button', { name: 'Revoke' }));
    await says('Website is revoked');
    expect(sent('RevokeKey')).toEqual([{ id: 'k1' }]);
  });

  it('are no business of another role', async () => {
    await open('', {
      ConsoleKeys: () => {
        throw refusal('FORBIDDEN', 'Keys are for the owners of an agency.');
      },
    }).catch(() => undefined);
    await screen.findByRole('heading', { name: 'For operations staff' });
  });
});
