import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  type Answer,
  answers,
  connectionLost,
  fillIn,
  odile,
  refusal,
  renderPage,
} from '@lintel/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../remote.js';

const user = userEvent.setup();
const question = 'Is the garden shared with the flat below?';

interface Written {
  readonly id: string;
  readonly title: string;
  readonly texts: readonly string[];
}
const message = (text: string, index: number) => ({
  id: `${index}`,
  number: index + 1,
  side: 'visitor',
  authorName: odile.name,
  text,
  sentAt: '2026-11-19T12:00:00Z',
});
const garden: Written = { id: 'garden', title: 'Garden flat', texts: [question] };
const mansion: Written = { id: 'mansion', title: 'Mansion flat', texts: ['How long is the lease?'] };

/** `/messages` of somebody who has written these; `send` answers each message. */
async function open(written: readonly Written[], address = '/messages', by: Record<string, Answer> = {}) {
  const conversation = ({ id, title, texts }: Written) => ({
    id,
    side: 'visitor',
    verified: true,
    property: { id: 12, title, agency: 'Example & Daughters', agentName: 'Sam Example', published: true },
    lastMessage: message(texts.at(-1)!, texts.length - 1),
    messages: { messages: texts.map(message), before: null },
  });
  const asked = answers({
    MyConversations: () => ({
      myConversations: { total: written.length, conversations: written.map(conversation) },
    }),
    MyUnconfirmedConversations: () => ({ myUnconfirmedConversations: {} }),
    Conversation: ({ id }) => ({ conversation: written.filter((one) => one.id === id).map(conversation)[0] }),
    MarkConversationRead: () => ({ markConversationRead: {} }),
    SendMessage: ({ message: text }) => ({ sendMessage: { message: message(text as string, 7) } }),
    ...by,
  });
  renderPage(remote, address, odile);
  await screen.findByRole('heading', { level: 1, name: 'Your Messages' });
  const thread = () => screen.findByRole('region', { name: /^Messages about / });
  return {
    thread,
    sent: () => asked.filter(({ name }) => name === 'SendMessage').map(({ variables }) => variables),
    box: () => screen.findByLabelText<HTMLTextAreaElement>('Your message'),
    row: async (title: string) =>
      within(await screen.findByRole('navigation', { name: 'Conversations' })).getByRole('link', {
        name: new RegExp(title),
      }),
    send: async (text: string) => {
      await screen.findByLabelText('Your message');
      fillIn(document.body, { 'Your message': text });
      await user.click(screen.getByRole('button', { name: 'Send' }));
    },
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('Your Messages', () => {
  it('tell who has not written to an agent so, and where homes are', async () => {
    await open([]);
    await screen.findByRole('heading', { name: "You haven't sent any messages to agents yet." });
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Browse Properties' }).pathname).toBe(
      '/properties',
    );
  });

  it('keep what could not be sent, with the way to try again, which is the same message', async () => {
    let away = true;
    let next = 7;
    const { thread, send, sent, box } = await open([garden], '/messages?id=garden', {
      SendMessage: ({ message: text }) => {
        if (away) throw connectionLost;
        return { sendMessage: { message: message(text as string, next++) } };
      },
    });
    await within(await thread()).findByText(question);
    await send('May I see it on Tuesday?');
    expect((await within(await thread()).findByRole('alert')).textContent).toContain(
      'Not sent. Trying again is safe',
    );
    await send('Or on Wednesday?');
    await waitFor(async () => expect(within(await thread()).getAllByText(/^Not sent\./)).toHaveLength(2));
    away = false;
    const before = sent().length;
    await user.click(within(await thread()).getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(within(await thread()).queryByText(/^Not sent\./)).toBeNull());
    expect(document.activeElement).toBe(await box());
    const again = sent().slice(before);
    expect(again.map((one) => one['message'])).toEqual(['May I see it on Tuesday?', 'Or on Wednesday?']);
    expect(again[0]).toEqual(sent()[0]);
  });

  it('keep what was typed while another conversation is read', async () => {
    const { box, row } = await open([garden, mansion], '/messages?id=garden');
    await box();
    fillIn(document.body, { 'Your message': 'A beginning' });
    await user.click(await row('Mansion flat'));
    await screen.findByText('How long is the lease?', { selector: '[role="region"] *' });
    expect((await box()).value).toBe('');
    expect((await row('Garden flat')).textContent).toContain('Draft: A beginning');
    await user.click(await row('Garden flat'));
    await waitFor(async () => expect((await box()).value).toBe('A beginning'));
  });

  it('have what was not sent taken back', async () => {
    const { thread, send, box } = await open([garden], '/messages?id=garden', {
      SendMessage: () => Promise.reject(connectionLost),
    });
    await send('Unfinished, as it is');
    await user.click(await within(await thread()).findByRole('button', { name: 'Edit' }));
    expect((await box()).value).toBe('Unfinished, as it is');
    expect(document.activeElement).toBe(await box());
    expect(within(await thread()).queryByText(/^Not sent\./)).toBeNull();
  });

  it('are reported where the agent wrote them, and one’s own are not', async () => {
    const reports: unknown[] = [];
    const { thread } = await open([garden], '/messages?id=garden', {
      Conversation: () => ({
        conversation: {
          ...{ id: 'garden', side: 'visitor', verified: true, property: { id: 12, title: 'Garden flat' } },
          messages: {
            messages: [
              message(question, 0),
              { ...message('Send the deposit in cash.', 1), side: 'agency', authorName: 'Sam Example' },
            ],
          },
        },
      }),
      ReportMessage: ({ input }) => {
        reports.push(input);
        return { reportMessage: true };
      },
    });
    await within(await thread()).findByText('Send the deposit in cash.');
    await user.click(within(await thread()).getByRole('button', { name: 'Report this message' }));
    const form = await screen.findByRole('dialog', { name: 'Report this message' });
    fillIn(form, { 'What is wrong\\?': 'scam' });
    await user.click(within(form).getByRole('button', { name: 'Send Report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(reports).toEqual([
      {
        conversationId: 'garden',
        messageId: '1',
        reason: 'scam',
        text: '',
        idempotencyKey: expect.any(String),
      },
    ]);
  });

  it('of more than 5,000 characters are not sent, and not cut', async () => {
    const { send, box, sent } = await open([garden], '/messages?id=garden');
    await send('x'.repeat(5_001));
    await screen.findByText('Use at most 5,000 characters; these are 5,001.');
    expect((await box()).value).toHaveLength(5_001);
    expect(sent()).toEqual([]);
  });

  it('that cannot be loaded are said to be safe, and come when tried again', async () => {
    let away = true;
    const { row } = await open([garden], '/messages', {
      MyConversations: () => {
        if (away) throw refusal('FORBIDDEN', 'Something went wrong on our side.');
        return {
          myConversations: {
            total: 1,
            conversations: [
              {
                id: 'garden',
                side: 'visitor',
                property: { title: 'Garden flat' },
                lastMessage: message(question, 0),
              },
            ],
          },
        };
      },
    });
    const failed = await screen.findByText(/Your messages could not be loaded/);
    away = false;
    await user.click(
      within(failed.closest<HTMLElement>('[role="alert"]')!).getByRole('button', { name: 'Try again' }),
    );
    await row('Garden flat');
  });
});
