import { describe, expect, it, jest } from '@jest/globals';
import {
  aKey,
  type Answer,
  answers,
  atFault,
  connectionLost,
  fillIn,
  odile,
  refusal,
  renderPage,
} from '@lintel/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../../remote.js';
import { worksAs } from '../owner.fixture.js';
import type { Key } from '@lintel/web/integrations';

const user = userEvent.setup();
const secret = 'lintel_Ab3dE6gH-the-rest-of-it';

/** The page of an owner whose agency has these keys; changes are kept as the service would. */
async function open(keys: Key[] = [], by: Record<string, Answer> = {}) {
  const asked = answers({
    ...worksAs(),
    AgencyKeys: () => ({ apiKeys: keys }),
    AgencyWebhooks: () => ({ webhooks: [] }),
    MakeKey: ({ input }) => {
      keys.unshift(aKey({ ...(input as object), id: 'new' }));
      return { createApiKey: { secret, apiKey: keys[0] } };
    },
    RotateKey: ({ id }) => ({ rotateApiKey: { secret, apiKey: keys.find((key) => key.id === id) } }),
    RevokeKey: ({ id }) => {
      const at = keys.findIndex((key) => key.id === id);
      keys[at] = { ...keys[at]!, revokedAt: '2026-11-23T08:00:00Z' };
      return { revokeApiKey: { id } };
    },
    ConfirmIdentity: () => ({}),
    'POST /session/renew': () => ({}),
    ...by,
  });
  const { toasts } = renderPage(remote, '/agent/integrations', { ...odile, role: 'agent' });
  await screen.findByRole('heading', { level: 1, name: 'Integrations' });
  return {
    sent: (wanted: string) => asked.filter(({ name }) => name === wanted).map(({ variables }) => variables),
    says: (text: string) => waitFor(() => expect(JSON.stringify(toasts.at(-1))).toContain(text)),
  };
}
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const pressIn = (element: HTMLElement, name: string) =>
  user.click(within(element).getByRole('button', { name }));
const gone = (role: string, name: string) =>
  waitFor(() => expect(screen.queryByRole(role, { name })).toBeNull());

describe('the keys of an agency', () => {
  it('are begun with the first one, whose secret is shown once', async () => {
    const { sent, says } = await open();
    await screen.findByRole('heading', { name: 'No keys yet' });
    await press('Make a key');
    const form = await dialog('Make a key');
    fillIn(form, { Name: 'The feed', 'Last day': '2099-12-31' });
    await user.click(within(form).getByRole('checkbox', { name: /^Read events/ }));
    await pressIn(form, 'Make the key');
    const box = await screen.findByRole('group', { name: 'The secret of The feed' });
    within(box).getByText(secret);
    await waitFor(() => expect(document.activeElement).toBe(box));
    await says('The key The feed is made');
    expect(sent('MakeKey')).toEqual([
      { input: { name: 'The feed', scopes: ['events:read'], expiresAt: '2099-12-31T23:59:00.000Z' } },
    ]);
    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    await pressIn(box, 'Copy: The secret');
    await says('The secret is copied');
    expect(writeText).toHaveBeenCalledWith(secret);
    await pressIn(box, 'I have kept it');
    await gone('group', 'The secret of The feed');
    expect(document.body.textContent).not.toContain(secret);
    within(await screen.findByRole('list', { name: 'Keys' })).getByText('The feed');
    screen.getByText(/^curl -N .*\/events -H 'Authorization: Bearer lintel_Ab3dE6gH...'$/);
  });

  it('need a name and something that they may do', async () => {
    const { sent } = await open();
    await press('Make a key');
    const form = await dialog('Make a key');
    fillIn(form, { 'Last day': '2001-01-01' });
    await pressIn(form, 'Make the key');
    await within(form).findByText('Give the key a name');
    within(form).getByText('Choose at least one');
    within(form).getByText('Choose today or a later day');
    expect(atFault(form, ['Name', 'Last day'])).toEqual(['Name', 'Last day']);
    expect(sent('MakeKey')).toEqual([]);
  });

  it('that the service refuses say so at the field, and keep what was typed', async () => {
    const { says } = await open([], {
      MakeKey: () => {
        throw refusal('BAD_USER_INPUT', 'A scope is one of these.', { field: 'input.scopes.0' });
      },
    });
    await press('Make a key');
    const form = await dialog('Make a key');
    fillIn(form, { Name: 'The feed' });
    await user.click(within(form).getByRole('checkbox', { name: /^Read events/ }));
    await pressIn(form, 'Make the key');
    await within(form).findByText('A scope is one of these.');
    await says('The key The feed was not made');
    expect(within(form).getByLabelText<HTMLInputElement>(/^Name/).value).toBe('The feed');
  });

  it('are made once their owner has said who they are', async () => {
    let proved = false;
    const { sent, says } = await open([aKey()], {
      RotateKey: () => {
        if (!proved) throw refusal('CONFIRM_IDENTITY', 'Confirm that it is you.', { kinds: ['password'] });
        return { rotateApiKey: { secret, apiKey: aKey() } };
      },
      ConfirmIdentity: () => {
        proved = true;
        return {};
      },
    });
    await press('New secret for Our website');
    const form = await dialog('A new secret for Our website');
    fillIn(form, { 'Hours for which the old secret stays good': '721' });
    await pressIn(form, 'Make a new secret');
    await within(form).findByText('Enter a whole number of hours from 0 to 720');
    fillIn(form, { 'Hours for which the old secret stays good': '2' });
    await pressIn(form, 'Make a new secret');
    const who = await dialog('Confirm that it is you');
    fillIn(who, { Password: 'demonstration' });
    await pressIn(who, 'Confirm');
    await says('Our website has a new secret');
    await screen.findByRole('group', { name: 'The secret of Our website' });
    expect(sent('RotateKey')).toEqual([
      { id: 'k1', overlapHours: 2 },
      { id: 'k1', overlapHours: 2 },
    ]);
    await gone('dialog', 'A new secret for Our website');
  });

  it('are revoked after a question that says what stops', async () => {
    const { says } = await open([aKey()]);
    await press('Revoke Our website');
    const question = await dialog('Revoke Our website?');
    expect(question.textContent).toContain('See webhooks and their deliveries');
    await pressIn(question, 'Revoke');
    await says('Our website is revoked');
    await gone('dialog', 'Revoke Our website?');
    await screen.findByText('Revoked on 23 Nov 2026');
    expect(screen.queryByRole('button', { name: 'Revoke Our website' })).toBeNull();
  });

  it('that could not be loaded can be asked for again', async () => {
    const replies: Answer[] = Array.from({ length: 3 }, () => () => Promise.reject(connectionLost));
    await open([], { AgencyKeys: (asked) => replies.shift()?.(asked) ?? { apiKeys: [aKey()] } });
    await press('Try again');
    await screen.findByText('Our website');
  });

  it('are not for a negotiator, who is told whom to ask', async () => {
    const { sent } = await open([aKey()], worksAs('negotiator'));
    await screen.findByText(/Ask Odile Marsh for one/);
    expect(sent('AgencyKeys')).toEqual([]);
  });
});
