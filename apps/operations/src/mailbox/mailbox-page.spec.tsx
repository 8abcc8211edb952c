import { describe, expect, it, jest } from '@jest/globals';
import { type Answer, answers, connectionLost, odile, refusal, renderPage } from '@lintel/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../remote.js';

const user = userEvent.setup();
const message = (name: string) => ({
  id: name,
  to: `${name}@example.org`,
  subject: 'Confirm the newsletter',
  arrivedAt: '2026-11-01T10:00:00Z',
});

/** The mailbox with these messages, the last first; `sent` changes as services send more. */
async function open(names: readonly string[], { search = '', by = {} as Record<string, Answer> } = {}) {
  const sent = [...names];
  answers({
    Mailbox: ({ first }) => ({
      mailbox: { readable: true, messages: sent.slice(0, first as number).map(message) },
    }),
    MailboxMail: ({ id }) => ({ mail: sent.includes(id as string) ? message(id as string) : null }),
    ...by,
  });
  renderPage(remote, `/operations/mailbox${search}`, { ...odile, role: 'operations' });
  await screen.findByRole('heading', { level: 1 });
  return { sent };
}
const title = (name: string) => screen.findByRole('heading', { name });
const searchBox = () => screen.findByRole('searchbox', { name: 'Search the loaded messages' });
const rows = () => within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('link');
const lists = (...names: readonly string[]) =>
  waitFor(() => expect(rows().map(({ textContent }) => /^(\w+)@/.exec(textContent)![1])).toEqual([...names]));
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

describe('the mailbox', () => {
  it('finds among what is loaded by recipient and subject', async () => {
    await open(['odile', 'robin']);
    await user.type(await searchBox(), 'newsletter ODILE');
    await lists('odile');
    await screen.findByText('1 of 2 loaded');
    await user.type(await searchBox(), ' nobody has this');
    await title('No loaded message matches');
    await press('Show all');
    await lists('odile', 'robin');
  });

  it('is walked with the arrow keys, and opened with Enter', async () => {
    await open(['odile', 'robin', 'sam']);
    await user.click(await searchBox());
    await user.tab();
    const at = (index: number) => expect(document.activeElement).toBe(rows().at(index));
    at(0);
    await user.keyboard('{ArrowDown}');
    at(1);
    await user.keyboard('{End}');
    at(-1);
    await user.keyboard('{ArrowDown}');
    at(-1);
    await user.keyboard('{Home}{Enter}');
    await screen.findByRole('heading', { level: 2, name: 'Confirm the newsletter' });
    expect(rows()[0]!.getAttribute('aria-current')).toBe('true');
    at(0);
    expect(location.search).toBe('?id=odile');
  });

  it('keeps still under the pointer when mail arrives', async () => {
    const { sent } = await open(['odile']);
    await lists('odile');
    await user.hover(rows()[0]!);
    sent.unshift('robin');
    await screen.findByText('1 new when you leave the list');
    await lists('odile');
    await user.hover(screen.getByRole('heading', { level: 1 }));
    await lists('robin', 'odile');
  });

  it('says when there is no such message', async () => {
    await open(['odile'], { search: '?id=nothing' });
    await title('There is no such message');
  });

  it('says where mail leaves the installation', async () => {
    await open([], { by: { Mailbox: () => ({ mailbox: { readable: false } }) } });
    await title('Mail is not kept here');
  });

  it('fetches older messages when asked', async () => {
    await open([], {
      by: {
        Mailbox: ({ after }) => ({
          mailbox: after
            ? { readable: true, messages: [message('older')] }
            : { readable: true, messages: [message('newer')], next: 'the-end-of-page-1' },
        }),
      },
    });
    await press('Older');
    await lists('newer', 'older');
    expect(screen.queryByRole('button', { name: 'Older' })).toBeNull();
  });

  it('says when it could not be loaded, and can be tried again', async () => {
    let away = true;
    await open([], {
      by: {
        Mailbox: () => {
          if (away) throw connectionLost;
          return { mailbox: { readable: true, messages: [message('odile')] } };
        },
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('The mailbox could not be loaded');
    away = false;
    await press('Try again');
    await lists('odile');
  });

  it.each(['UNAUTHENTICATED', 'FORBIDDEN'])(
    'leads whom the API does not show it to signing in, and back: %s',
    async (code) => {
      const refused = () => {
        throw refusal(code, 'no');
      };
      answers({ Mailbox: refused, MailboxMail: refused });
      // Where it leads is a page of another remote.
      const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      renderPage(remote, '/operations/mailbox?id=m1');
      await screen.findByRole('heading', { level: 1, name: 'For operations staff' });
      await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' }));
      expect(location.pathname).toBe('/auth');
      expect(history.state).toMatchObject({ usr: { from: '/operations/mailbox?id=m1' } });
      warned.mockRestore();
    },
  );
});
