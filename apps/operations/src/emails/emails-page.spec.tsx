import { describe, expect, it } from '@jest/globals';
import { type Answer, answers, connectionLost, odile, refusal, renderPage } from '@lintel/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../remote.js';

const user = userEvent.setup();
const failed = {
  id: 'e1',
  template: 'newsletter-confirmation',
  recipient: 's1',
  state: 'failed',
  queuedAt: '2026-11-21T10:00:00.000Z',
  settledAt: '2026-11-21T10:00:01.000Z',
  reason: '550 No such mailbox',
};
const anew = { ...failed, state: 'queued', settledAt: null, reason: null };
const counts = {
  states: [
    { state: 'sent', count: 1200 },
    { state: 'failed', count: 3 },
  ],
  templates: [{ template: 'newsletter-confirmation', count: 3 }],
};
const cause = { cause: 'c1', count: 2, example: '550 No such mailbox' };

/** The e-mails of one state; what is sent again has failed no more. */
async function open(search: string, by: Record<string, Answer> = {}) {
  const asked = answers({
    Emails: () => ({ emails: { emails: [failed] } }),
    FiringAlerts: () => ({ alerts: { firing: 0, pages: 0 } }),
    EmailCounts: () => ({ emailCounts: counts }),
    EmailFailures: () => ({ emailFailures: [cause] }),
    ...by,
  });
  const { toasts } = renderPage(remote, `/operations/emails${search}`, { ...odile, role: 'operations' });
  await screen.findByRole('heading', { level: 1 });
  return {
    toasts,
    asked: (wanted: string) => asked.filter(({ name }) => name === wanted).map(({ variables }) => variables),
    says: (title: string, description: string) =>
      waitFor(() => expect(toasts.at(-1)).toMatchObject({ title, description })),
  };
}
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const table = (name: string) => screen.findByRole('table', { name });
const retry = 'Retry Newsletter confirmation to s1';
const refused = (message: string) => () => {
  throw refusal('CONFLICT', message);
};

describe('what became of e-mails', () => {
  it('is listed by state, which the address names', async () => {
    const { asked } = await open('', {
      Emails: ({ state }) => ({
        emails: { emails: state === 'sent' ? [{ ...failed, state, reason: null }] : [] },
      }),
    });
    await screen.findByRole('heading', { name: 'Nothing is waiting' });
    await user.click(screen.getByRole('tab', { name: /^Sent/ }));
    within(await table('Sent e-mails')).getByRole('rowheader', { name: /^Newsletter confirmation/ });
    expect(location.search).toBe('?state=sent');
    expect(screen.queryByRole('button', { name: retry })).toBeNull();
    expect(asked('Emails').at(-1)).toMatchObject({ state: 'sent' });
  });

  it('is narrowed to one kind, which the address names too', async () => {
    const { asked } = await open('?state=failed', {
      EmailHistory: () => ({ email: { ...failed, occurredAt: failed.queuedAt, attempts: [] } }),
    });
    const list = await table('Failed e-mails');
    await user.click(within(list).getByRole('link', { name: 'Newsletter confirmation' }));
    await user.click(await button('All of this kind'));
    await screen.findByText(/^Only: Newsletter confirmation/);
    expect(location.search).toBe('?state=failed&template=newsletter-confirmation');
    expect(asked('Emails').at(-1)).toMatchObject({ state: 'failed', template: 'newsletter-confirmation' });
    await user.click(await button('Show all kinds'));
    expect(location.search).toBe('?state=failed');
  });

  it('is counted by state and kind, in the time that the address names', async () => {
    const { asked } = await open('?state=failed&since=day');
    await screen.findByRole('tab', { name: 'Sent (1,200)' });
    screen.getByRole('tab', { name: 'All (1,203)' });
    const [of] = asked('EmailCounts');
    expect(of).toMatchObject({ state: 'failed' });
    const hours = (Date.now() - Date.parse(of!['since'] as string)) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThan(24.1);
    expect(asked('Emails')[0]).toMatchObject({ since: expect.any(String) });
    await user.click(
      within(screen.getByRole('navigation', { name: 'By kind' })).getByRole('link', {
        name: 'Newsletter confirmation (3)',
      }),
    );
    expect(location.search).toBe('?state=failed&since=day&template=newsletter-confirmation');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Asked for' }), 'any');
    await waitFor(() => expect(location.search).toBe('?state=failed&template=newsletter-confirmation'));
    await waitFor(() => expect(asked('Emails').at(-1)).not.toHaveProperty('since'));
  });

  it('comes a page at a time', async () => {
    await open('?state=sent', {
      Emails: ({ after }) => ({
        emails: {
          emails: [{ ...failed, state: 'sent', id: after ?? 'first', template: after ?? 'newest' }],
          next: after ? null : 'older',
        },
      }),
    });
    await user.click(await button('Older'));
    within(await table('Sent e-mails')).getByRole('link', { name: 'Newest' });
    await screen.findByRole('link', { name: 'Older' });
    expect(screen.queryByRole('button', { name: 'Older' })).toBeNull();
  });

  it('has a failed one sent again', async () => {
    let retried = false;
    const { says } = await open('?state=failed', {
      Emails: () => ({ emails: { emails: retried ? [] : [failed] } }),
      EmailFailures: () => ({ emailFailures: [] }),
      RetryEmail: () => {
        retried = true;
        return { retryEmail: anew };
      },
    });
    expect((await table('Failed e-mails')).textContent).toContain('550 No such mailbox');
    await user.click(await button(retry));
    await says('The e-mail is queued again', 'It moves to Sent, or back to Failed, by itself.');
    await screen.findByRole('heading', { name: 'Nothing has failed' });
  });

  it('says why one was not sent again, or that trying again is safe', async () => {
    let answer: Answer = () => Promise.reject(connectionLost);
    const { says } = await open('?state=failed', { RetryEmail: (variables) => answer(variables) });
    await user.click(await button(retry));
    await says('The e-mail was not queued again', 'Lintel did not answer. Trying again is safe.');
    answer = refused('The e-mail has not failed.');
    await user.click(await button(retry));
    await says('The e-mail was not queued again', 'The e-mail has not failed.');
    await table('Failed e-mails');
  });

  it('is narrowed to one cause, and back', async () => {
    const { asked } = await open('?state=failed');
    await user.click(await button('Show these'));
    await waitFor(() => expect(location.search).toBe('?state=failed&cause=c1'));
    await waitFor(() => expect(asked('Emails').at(-1)).toMatchObject({ state: 'failed', cause: 'c1' }));
    await user.click(await button('Show all'));
    await waitFor(() => expect(location.search).toBe('?state=failed'));
  });

  it('says how many failed so before they are all sent again', async () => {
    const { asked, says } = await open('?state=failed', {
      FailedEmails: () => ({ failedEmails: 2 }),
      ResendFailedEmails: () => ({ resendFailedEmails: { matched: 3, queued: 2 } }),
    });
    await user.click(await button('Resend all'));
    await screen.findByText(/^2 e-mails failed so\./);
    expect(asked('ResendFailedEmails')).toEqual([]);
    await user.click(await button('Resend 2'));
    await says('2 e-mails are queued again', '1 more had failed so: resend again for those.');
    expect(asked('ResendFailedEmails')).toMatchObject([{ cause: 'c1' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sends none again where none is left', async () => {
    await open('?state=failed', { FailedEmails: () => ({ failedEmails: 0 }) });
    await user.click(await button('Resend all'));
    expect((await button('Resend 0')).disabled).toBe(true);
    await user.click(await button('Keep as they are'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can be mended where the address was mistyped', async () => {
    const asking = { occurredAt: failed.queuedAt, dueAt: failed.queuedAt };
    const history = { ...failed, ...asking, to: 'ada@exmaple.org', correctable: true };
    const { asked } = await open('?state=failed&id=e1', {
      EmailHistory: () => ({ email: history }),
      CorrectEmailAddress: refused('This is no e-mail address.'),
    });
    const panel = await screen.findByRole('dialog', { name: 'Newsletter confirmation' });
    within(panel).getByText('ada@exmaple.org');
    const box = within(panel).getByLabelText<HTMLInputElement>(/^The right address/);
    await user.type(box, 'ada@example.org');
    await user.click(within(panel).getByRole('button', { name: 'Correct and send' }));
    await within(panel).findByText('This is no e-mail address.');
    expect(box.value).toBe('ada@example.org');
    expect(asked('CorrectEmailAddress')).toEqual([{ id: 'e1', address: 'ada@example.org' }]);
  });

  it('is tried again when it could not be loaded', async () => {
    let away = true;
    await open('?state=failed', {
      Emails: () => {
        if (away) throw connectionLost;
        return { emails: { emails: [failed] } };
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('E-mails could not be loaded');
    away = false;
    await user.click(await button('Try again'));
    await table('Failed e-mails');
  });

  it('is not shown to others than operations staff', async () => {
    answers({
      Emails: () => {
        throw refusal('UNAUTHENTICATED', 'no');
      },
    });
    renderPage(remote, '/operations/emails');
    await screen.findByRole('heading', { level: 1, name: 'For operations staff' });
  });
});
