import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  type Answer,
  answers,
  atFault,
  field,
  fillIn,
  filledIn,
  connectionLost,
  refusal,
  renderPage,
  todayIs,
} from '@lintel/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { home } from '../property/home.fixture.js';
import remote from '../remote.js';

const nineTimes = Array.from({ length: 9 }, (_, index) => `${String(index + 9).padStart(2, '0')}:00`);
const visitor = { Name: 'Ada Marlowe', Email: 'ada.marlowe@example.org', Phone: '020 7946 0123' };
const labels = Object.keys(visitor);
const user = userEvent.setup();

/** Which times are free, from Monday to Saturday. */
const free =
  (on: (date: string) => readonly string[] = () => nineTimes): Answer =>
  ({ from, days }) => {
    const first = Date.parse(`${from as string}T12:00:00Z`);
    const viewingSlots = Array.from(
      { length: days as number },
      (_, index) => new Date(first + index * 86_400_000),
    )
      .filter((day) => day.getUTCDay() !== 0)
      .map((day) => day.toISOString().slice(0, 10))
      .map((date) => ({ date, times: on(date) }))
      .filter(({ times }) => times.length > 0);
    return { viewingSlots };
  };

async function openForm(
  slots: Answer = free(),
  request: Answer = () => ({ requestViewing: { accepted: true } }),
) {
  const asked = answers({
    ListingPage: ({ id }) => ({ listing: { ...home, id } }),
    SimilarListings: () => ({}),
    RecordListingView: () => ({}),
    ListingsByIds: () => ({}),
    ViewingSlots: slots,
    RequestViewing: request,
  });
  const { toasts } = renderPage(remote, '/property/12');
  const opener = await screen.findByRole('button', { name: 'Book a Viewing' });
  await user.click(opener);
  const form = await screen.findByRole('dialog', { name: 'Book a Viewing' });
  await within(form).findByLabelText(/^Name/);
  const day = (name: string) => within(form).getByRole<HTMLButtonElement>('button', { name });
  const button = (name: string) => within(form).getByRole<HTMLButtonElement>('button', { name });
  const choice = () => field(form, 'Preferred times');
  return {
    form,
    opener,
    toasts,
    day,
    button,
    isOff: (name: string) => day(name).getAttribute('aria-disabled') === 'true',
    isChosen: (name: string) => day(name).getAttribute('aria-pressed') === 'true',
    offered: () =>
      within(choice())
        .getAllByRole<HTMLOptionElement>('option')
        .filter(({ value }) => value !== ''),
    option: (time: string) => within(choice()).getByRole<HTMLOptionElement>('option', { name: time }),
    times: () =>
      within(within(form).getByRole('list', { name: 'Times added' }))
        .queryAllByRole('listitem')
        .map(({ textContent }) => textContent),
    addTime: async (time: string) => {
      await user.selectOptions(choice(), time);
      await user.click(button('Add time'));
    },
    submit: () => button('Request Viewing'),
    sent: () =>
      asked
        .filter(({ name }) => name === 'RequestViewing')
        .map(({ variables }) => variables['input'] as Record<string, unknown>),
    closed: () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
    reopened: async () => {
      await user.click(opener);
      await screen.findByRole('dialog', { name: 'Book a Viewing' });
    },
  };
}

beforeEach(() => {
  // A Thursday.
  todayIs('2026-11-19T12:00:00Z');
  sessionStorage.clear();
});
afterEach(() => void jest.useRealTimers());

describe('Book a Viewing', () => {
  it('offers nine times, Monday to Saturday', async () => {
    const { form, offered, day } = await openForm();
    within(form).getByText('Viewings available Monday to Saturday, 9 AM to 5 PM');
    await user.click(day('Saturday 21 November 2026'));
    await waitFor(() => expect(offered().map(({ value }) => value)).toEqual(nineTimes));
  });

  it('lets no Sunday and no past day be chosen', async () => {
    const { form, day, button, isChosen, isOff } = await openForm();
    for (const name of ['Wednesday 18 November 2026', 'Sunday 22 November 2026', 'Sunday 29 November 2026']) {
      expect([name, isOff(name)]).toEqual([name, true]);
      await user.click(day(name));
      expect([name, isChosen(name)]).toEqual([name, false]);
    }
    for (const name of [
      'Thursday 19 November 2026',
      'Saturday 21 November 2026',
      'Monday 23 November 2026',
    ]) {
      await user.click(day(name));
      expect([name, isChosen(name)]).toEqual([name, true]);
    }
    expect(form.querySelectorAll('[aria-pressed="true"]')).toHaveLength(1);
    expect(button('Previous month').disabled).toBe(true);
    await user.click(button('Next month'));
    expect(isOff('Sunday 6 December 2026')).toBe(true);
    expect(isOff('Tuesday 1 December 2026')).toBe(false);
  });

  it('has a calendar for the keyboard', async () => {
    const { day, isChosen } = await openForm();
    day('Thursday 19 November 2026').focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(day('Friday 20 November 2026'));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(day('Friday 27 November 2026'));
    await user.keyboard('{Enter}');
    expect(isChosen('Friday 27 November 2026')).toBe(true);
  });

  it('adds times one at a time, each once, and removes them', async () => {
    const { button, addTime, times, option } = await openForm();
    expect(button('Add time').disabled).toBe(true);
    await addTime('14:00');
    await addTime('10:00');
    expect(times()).toEqual(['10:00', '14:00']);
    expect(option('14:00').disabled).toBe(true);
    expect(option('15:00').disabled).toBe(false);
    await user.click(button('Remove 14:00'));
    expect(times()).toEqual(['10:00']);
    expect(option('14:00').disabled).toBe(false);
  });

  it('can be submitted only with a date and a time', async () => {
    const { day, button, addTime, submit } = await openForm();
    expect(submit().disabled).toBe(true);
    await user.click(day('Saturday 21 November 2026'));
    expect(submit().disabled).toBe(true);
    await addTime('09:00');
    expect(submit().disabled).toBe(false);
    await user.click(button('Remove 09:00'));
    expect(submit().disabled).toBe(true);
  });

  it('answers Enter without a date or a time with the specified notice', async () => {
    const { form, toasts } = await openForm();
    await user.type(field(form, 'Name'), 'Ada Marlowe{Enter}');
    expect(toasts).toEqual([
      {
        tone: 'destructive',
        title: 'Error',
        description: 'Please select both a date and at least one preferred time.',
      },
    ]);
    expect(field(form, 'Name').value).toBe('Ada Marlowe');
  });

  it('offers no time that is taken, and no day without a free one', async () => {
    const { form, day, isOff, offered, addTime, times } = await openForm(
      free((date) => (date === '2026-11-21' ? [] : date === '2026-11-23' ? ['09:00', '17:00'] : nineTimes)),
    );
    await waitFor(() => expect(isOff('Saturday 21 November 2026')).toBe(true));
    await user.click(day('Tuesday 24 November 2026'));
    await addTime('10:00');
    await addTime('17:00');
    await user.click(day('Monday 23 November 2026'));
    expect(offered().map(({ value }) => value)).toEqual(['09:00', '17:00']);
    expect(times()).toEqual(['17:00']);
    within(form).getByText('10:00 is not free on Monday 23 November 2026.');
    await user.click(day('Tuesday 24 November 2026'));
    expect(times()).toEqual(['10:00', '17:00']);
  });

  it('offers all times when the free ones cannot be told, and tries again', async () => {
    let away = true;
    const { form, day, offered, button } = await openForm((variables) => {
      if (away) throw refusal('NOT_FOUND', 'Not there');
      return free()(variables);
    });
    await within(form).findByText('The free times could not be loaded');
    await user.click(day('Saturday 21 November 2026'));
    expect(offered()).toHaveLength(9);
    away = false;
    await user.click(button('Try again'));
    await waitFor(() => expect(within(form).queryByText('The free times could not be loaded')).toBeNull());
  });

  it('requires name, email and phone', async () => {
    const { form, day, addTime, submit, sent } = await openForm();
    await user.click(day('Saturday 21 November 2026'));
    await addTime('11:00');
    await user.click(submit());
    await waitFor(() => expect(atFault(form, labels)).toEqual(labels));
    expect(document.activeElement).toBe(field(form, 'Name'));
    expect(sent()).toEqual([]);
  });

  it('says plainly that it was not sent, keeps all, and tries again as the same request', async () => {
    let tries = 0;
    const { form, day, addTime, submit, times, sent, closed, toasts, reopened } = await openForm(
      free(),
      () => {
        tries += 1;
        if (tries <= 3) throw connectionLost;
        return { requestViewing: { accepted: true } };
      },
    );
    fillIn(form, visitor);
    await user.click(day('Saturday 21 November 2026'));
    await addTime('11:00');
    await user.click(submit());
    // Sent twice more before anything is said.
    const { textContent } = await within(form).findByRole('alert', {}, { timeout: 3000 });
    expect(textContent).toContain('Your request was not sent');
    expect(textContent).toContain('trying again is safe');
    expect(filledIn(form, labels)).toEqual(visitor);
    expect(times()).toEqual(['11:00']);
    await user.click(submit());
    await closed();
    expect(toasts.map(({ title }) => title)).toEqual(['Viewing Request Sent']);
    expect(sent()).toEqual(Array(4).fill(sent()[0]));
    expect(sent()[0]).toMatchObject({
      listingId: 12,
      email: visitor.Email,
      date: '2026-11-21',
      times: ['11:00'],
      website: '',
    });

    await reopened();
    expect(submit().disabled).toBe(true);
    await user.click(day('Saturday 21 November 2026'));
    await addTime('12:00');
    await user.click(submit());
    await closed();
    expect(sent()[4]!['idempotencyKey']).not.toBe(sent()[0]!['idempotencyKey']);
  });

  it('has a trap for programs, which people do not meet', async () => {
    const { form } = await openForm();
    expect(within(form).getAllByRole('textbox')).toHaveLength(3);
    field(form, 'Phone').focus();
    await user.tab();
    expect((document.activeElement as HTMLInputElement).name).not.toBe('website');
  });

  it('closes with Escape, gives the focus back and keeps what was chosen', async () => {
    const { form, opener, day, addTime, closed, reopened, isChosen, times, submit } = await openForm();
    fillIn(form, visitor);
    await user.click(day('Saturday 21 November 2026'));
    await addTime('16:00');
    await user.keyboard('{Escape}');
    await closed();
    expect(document.activeElement).toBe(opener);
    await reopened();
    expect(filledIn(form, labels)).toEqual(visitor);
    expect(isChosen('Saturday 21 November 2026')).toBe(true);
    expect(times()).toEqual(['16:00']);
    expect(submit().disabled).toBe(false);
  });
});
