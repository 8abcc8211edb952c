import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  type Answer,
  answers,
  atFault,
  connectionLost,
  field,
  fillIn,
  filledIn,
  refusal,
  renderPage,
} from '@lintel/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { home } from '../property/home.fixture.js';
import remote from '../remote.js';

const labels = ['Name', 'Email', 'Phone', 'Message'];
const fields = {
  Name: 'Ada Marlowe',
  Email: 'ada.marlowe@example.org',
  Phone: '020 7946 0123',
  Message: 'Is the garden shared?',
};
const arrived = () => ({ sendEnquiry: { accepted: true } });
const user = userEvent.setup();

/** The form of a home's page, with what the service answers, one after the other. */
async function openForm(...replies: Answer[]) {
  const asked = answers({
    ListingPage: ({ id }) => ({ listing: { ...home, id } }),
    SimilarListings: () => ({}),
    RecordListingView: () => ({}),
    ListingsByIds: () => ({}),
    SendEnquiry: (variables) => (replies.length > 1 ? replies.shift()! : replies[0]!)(variables),
  });
  const { toasts } = renderPage(remote, '/property/12');
  await user.click(await screen.findByRole('button', { name: 'Contact Agent' }));
  const form = await screen.findByRole('dialog', { name: 'Contact Agent' });
  await within(form).findByLabelText(/^Name/);
  return {
    form,
    toasts,
    button: () => within(form).getByRole<HTMLButtonElement>('button', { name: /^Send/ }),
    sent: () =>
      asked
        .filter(({ name }) => name === 'SendEnquiry')
        .map(({ variables }) => variables['input'] as Record<string, unknown>),
    closed: () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
  };
}

beforeEach(() => localStorage.clear());

describe('Contact Agent', () => {
  it('requires name, email, phone and message', async () => {
    const { form, button, sent } = await openForm(arrived);
    for (const label of labels) expect([label, field(form, label).required]).toEqual([label, true]);
    await user.click(button());
    await waitFor(() => expect(atFault(form, labels)).toEqual(labels));
    expect(document.activeElement).toBe(field(form, 'Name'));
    expect(within(form).queryByText(/not sent/)).toBeNull();
    expect(sent()).toEqual([]);
  });

  it('refuses an e-mail address that is none, and blanks', async () => {
    const { form, button } = await openForm(arrived);
    fillIn(form, { ...fields, Name: '   ', Email: 'ada at example' });
    await user.click(button());
    await waitFor(() => expect(atFault(form, labels)).toEqual(['Name', 'Email']));
  });

  it('closes with Escape, gives the focus back and keeps what was typed', async () => {
    const { form, closed } = await openForm(arrived);
    fillIn(form, fields);
    await user.keyboard('{Escape}');
    await closed();
    const opener = screen.getByRole('button', { name: 'Contact Agent' });
    expect(document.activeElement).toBe(opener);
    await user.click(opener);
    expect(filledIn(form, labels)).toEqual(fields);
  });

  it('says Sending... and takes no second press meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { form, button, sent, closed, toasts } = await openForm(() => promise.then(arrived));
    fillIn(form, fields);
    await user.dblClick(button());
    await waitFor(() => expect(button().textContent).toBe('Sending...'));
    expect(button().disabled || button().getAttribute('aria-disabled') === 'true').toBe(true);
    resolve();
    await closed();
    expect(sent()).toHaveLength(1);
    expect(toasts).toEqual([
      {
        tone: 'success',
        title: 'Message Sent',
        description: 'Your message has been sent to the agent. They will contact you shortly.',
      },
    ]);
  });

  it('keeps a message that did not get through, and trying again is the same message', async () => {
    const lost = () => Promise.reject(connectionLost);
    const { form, button, sent, closed } = await openForm(lost, lost, lost, arrived);
    fillIn(form, fields);
    await user.click(button());
    // Sent twice more before anything is said.
    const { textContent } = await within(form).findByRole('alert', {}, { timeout: 3000 });
    expect(textContent).toContain('Your message was not sent');
    expect(textContent).toContain('What you typed is kept. Trying again is safe');
    expect(filledIn(form, labels)).toEqual(fields);
    await user.click(button());
    await closed();
    expect(sent()).toEqual(Array(4).fill(sent()[0]));

    await user.click(screen.getByRole('button', { name: 'Contact Agent' }));
    expect(filledIn(form, labels)).toEqual({ ...fields, Message: '' });
    fillIn(form, { Message: 'And is there a lift?' });
    await user.click(button());
    await closed();
    expect(sent()[4]!['idempotencyKey']).not.toBe(sent()[0]!['idempotencyKey']);
  });

  it('sends a message whose answer was lost again by itself', async () => {
    const lost = () => Promise.reject(connectionLost);
    const { form, button, sent, closed } = await openForm(lost, arrived);
    fillIn(form, fields);
    await user.click(button());
    await closed();
    expect(sent()).toEqual([sent()[0], sent()[0]]);
  });

  it('does not lose what was changed after a try that did arrive', async () => {
    const known = () => {
      throw refusal('BAD_USER_INPUT', 'This key was sent with other words', { field: 'idempotencyKey' });
    };
    const { form, button, sent, closed } = await openForm(known, arrived);
    fillIn(form, { ...fields, Message: 'Is the garden shared, and is it large?' });
    await user.click(button());
    expect((await within(form).findByRole('alert')).textContent).toContain(
      'An earlier try did reach the agent',
    );
    await user.click(button());
    await closed();
    expect(sent()[1]).toMatchObject({ message: 'Is the garden shared, and is it large?' });
    expect(sent()[1]!['idempotencyKey']).not.toBe(sent()[0]!['idempotencyKey']);
  });

  it('says what only the service finds wrong beside its field', async () => {
    const why = 'The name must not contain invisible characters';
    const { form, button } = await openForm(() => {
      throw refusal('BAD_USER_INPUT', why, { problems: [{ field: 'input.name', message: why }] });
    });
    fillIn(form, fields);
    await user.click(button());
    await within(form).findByText(why);
    expect(atFault(form, labels)).toEqual(['Name']);
    expect(document.activeElement).toBe(field(form, 'Name'));
    expect(within(form).queryByRole('alert')).toBeNull();
  });

  it('tells whoever sends too many so, and loses nothing', async () => {
    const { form, button } = await openForm(() => {
      throw refusal('TOO_MANY_REQUESTS', 'Too many messages. Please try again in 12 minutes.');
    });
    fillIn(form, fields);
    await user.click(button());
    expect((await within(form).findByRole('alert')).textContent).toContain('Please try again in 12 minutes.');
    expect(filledIn(form, labels)).toEqual(fields);
  });

  it('has a trap for programs, out of the way of people', async () => {
    const { form, button, sent, closed } = await openForm(arrived);
    expect(within(form).getAllByRole('textbox')).toHaveLength(4);
    field(form, 'Message').focus();
    await user.tab();
    expect(document.activeElement).toBe(button());
    fillIn(form, { ...fields, Website: 'https://example.org' });
    await user.click(button());
    await closed();
    expect(sent()).toMatchObject([{ website: 'https://example.org' }]);
  });
});
