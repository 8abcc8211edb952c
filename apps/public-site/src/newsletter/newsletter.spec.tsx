import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  type Answer,
  answers,
  connectionLost,
  field,
  fillIn,
  refusal,
  renderPage,
} from '@lintel/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../remote.js';

const user = userEvent.setup();
beforeEach(() => localStorage.clear());

describe('the newsletter box', () => {
  async function open(subscribed: Answer) {
    answers({ SubscribeToNewsletter: subscribed });
    renderPage(remote, '/blog');
    const box = await screen.findByRole('region', { name: 'New notes by e-mail' });
    return {
      box,
      email: () => field(box, 'E-mail address'),
      button: (name = 'Subscribe') => within(box).getByRole<HTMLButtonElement>('button', { name }),
      subscribe: async (typed: string) => {
        fillIn(box, { 'E-mail address': typed });
        await user.click(within(box).getByRole('button', { name: 'Subscribe' }));
      },
    };
  }
  const notAnAddress = 'Enter an e-mail address, such as name@example.org';

  it.each([
    ['', 'Enter your e-mail address'],
    ['odile', notAnAddress],
    ['odile@example', notAnAddress],
  ])("says what is wrong with '%s', and keeps it", async (typed, says) => {
    const { box, email, subscribe } = await open(() => {
      throw refusal('BAD_USER_INPUT', `email: ${notAnAddress}`, { field: 'email' });
    });
    await subscribe(typed);
    await within(box).findByText(says);
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(
      document.getElementById(email().getAttribute('aria-describedby')!.split(' ').at(-1)!)!.textContent,
    ).toContain(says);
    expect(email().value).toBe(typed);
    fillIn(box, { 'E-mail address': 'odile@example.org' });
    await waitFor(() => expect(email().getAttribute('aria-invalid')).toBeNull());
  });

  it('says when it was not sent, keeps what was typed, and may be pressed again', async () => {
    const held = Promise.withResolvers<void>();
    let tries = 0;
    const { box, email, button, subscribe } = await open(async ({ email: address }) => {
      tries += 1;
      if (tries === 1) throw connectionLost;
      await held.promise;
      return { subscribeToNewsletter: { email: address } };
    });
    await subscribe('odile@example.org');
    expect((await within(box).findByRole('alert')).textContent).toContain('That was not sent');
    expect(email().value).toBe('odile@example.org');
    await user.click(button());
    await waitFor(() =>
      expect(
        button('Subscribing…').getAttribute('aria-disabled') ?? String(button('Subscribing…').disabled),
      ).toBe('true'),
    );
    held.resolve();
    expect((await within(box).findByRole('status')).textContent).toContain('Check your inbox');
  });

  it('says when there were too many', async () => {
    const message = 'Many addresses were subscribed from your network. Try again in 12 minutes.';
    const { box, subscribe } = await open(() => {
      throw refusal('TOO_MANY_REQUESTS', message);
    });
    await subscribe('odile@example.org');
    expect((await within(box).findByRole('alert')).textContent).toContain(message);
  });
});

describe('a newsletter link that is not whole', () => {
  it.each([
    ['confirm', '', ''],
    ['unsubscribe', '', ''],
    ['confirm', 'abc.def.ghi', 'Confirm my subscription'],
    ['unsubscribe', 'abc.def.ghi', 'Unsubscribe'],
  ])('/newsletter/%s?token=%s says so', async (path, token, button) => {
    answers({
      ConfirmNewsletter: () => ({ confirmNewsletter: 'invalid' }),
      UnsubscribeFromNewsletter: () => ({ unsubscribeFromNewsletter: 'invalid' }),
    });
    renderPage(remote, `/newsletter/${path}?token=${token}`);
    if (button) await user.click(await screen.findByRole('button', { name: button }));
    await screen.findByRole('heading', { level: 1, name: 'This link is not complete' });
    await user.click(screen.getByRole('link', { name: 'Read the blog' }));
    await screen.findByRole('region', { name: 'New notes by e-mail' });
    expect(location.pathname).toBe('/blog');
  });
});
