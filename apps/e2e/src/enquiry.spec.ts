import type { Locator, Page } from '@playwright/test';
import { graphqlAnswer, onOperation } from './pages/graphql.js';
import { PropertyPage } from './pages/property-page.js';
import { expect, sameAtAnyWidth, test } from './test.js';

const nineTimes = Array.from({ length: 9 }, (_, index) => `${String(index + 9).padStart(2, '0')}:00`);

/** Answers which times are free, from Monday to Saturday. */
const freeTimes = (page: Page, on: (date: string) => readonly string[]): Promise<void> =>
  onOperation(page, 'ViewingSlots', async (route) => {
    const { variables } = route.request().postDataJSON() as { variables: { from: string; days: number } };
    const first = Date.parse(`${variables.from}T12:00:00Z`);
    const days = Array.from({ length: variables.days }, (_, index) => new Date(first + index * 86_400_000))
      .filter((day) => day.getUTCDay() !== 0)
      .map((day) => day.toISOString().slice(0, 10));
    const viewingSlots = days
      .map((date) => ({ date, times: on(date) }))
      .filter(({ times }) => times.length > 0);
    await route.fulfill(graphqlAnswer({ viewingSlots }));
  });

const visitor = { Name: 'Ada Marlowe', Email: 'ada.marlowe@example.org', Phone: '020 7946 0123' };

const fillIn = async (dialog: Locator, values: Record<string, string>): Promise<void> => {
  for (const [label, value] of Object.entries(values)) await dialog.getByLabel(label).fill(value);
};
const expectFilledIn = async (dialog: Locator, values: Record<string, string>): Promise<void> => {
  for (const [label, value] of Object.entries(values))
    await expect(dialog.getByLabel(label)).toHaveValue(value);
};

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test.describe('Contact Agent', () => {
  const message = { ...visitor, Message: 'Is the garden shared?' };

  test('requires name, email, phone and message', async ({ page }) => {
    const property = new PropertyPage(page);
    await property.open(12);
    const dialog = await property.openDialog('Contact Agent');
    for (const label of Object.keys(message))
      await expect(dialog.getByLabel(label)).toHaveAttribute('required');
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    for (const label of Object.keys(message))
      await expect(dialog.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await expect(dialog.getByText('not sent')).toHaveCount(0);
  });

  test('refuses an e-mail address that is none, and blanks', sameAtAnyWidth, async ({ page }) => {
    const property = new PropertyPage(page);
    await property.open(12);
    const dialog = await property.openDialog('Contact Agent');
    await fillIn(dialog, { ...message, Name: '   ', Email: 'ada at example' });
    await dialog.getByRole('button', { name: 'Send Message' }).click();
    await expect(dialog.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByLabel('Phone')).not.toHaveAttribute('aria-invalid');
    await expect(dialog.getByLabel('Message')).not.toHaveAttribute('aria-invalid');
  });

  test('closes with Escape, gives the focus back and keeps what was typed', async ({ page }) => {
    const property = new PropertyPage(page);
    await property.open(12);
    const dialog = await property.openDialog('Contact Agent');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await fillIn(dialog, message);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Contact Agent' })).toBeFocused();
    await expectFilledIn(await property.openDialog('Contact Agent'), message);
  });
});

test.describe('Book a Viewing', () => {
  // A Thursday; the times of the page stand still at it, and all are free.
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime('2026-11-19T12:00:00Z');
    await freeTimes(page, () => nineTimes);
  });

  const day = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true });
  const times = (dialog: Locator) => dialog.getByRole('list', { name: 'Times added' }).getByRole('listitem');
  const addTime = async (dialog: Locator, time: string): Promise<void> => {
    await dialog.getByLabel('Preferred times').last().selectOption(time);
    await dialog.getByRole('button', { name: 'Add time' }).click();
  };
  const submit = (dialog: Locator) => dialog.getByRole('button', { name: 'Request Viewing' });

  test('offers nine times, Monday to Saturday', async ({ page }) => {
    const property = new PropertyPage(page);
    await property.open(12);
    const dialog = await property.openDialog('Book a Viewing');
    await expect(
      dialog.getByText('Viewings available Monday to Saturday, 9 AM to 5 PM', { exact: true }),
    ).toBeVisible();
    await expect(dialog.getByRole('option', { name: /^\d\d:00$/ })).toHaveText([
      '09:00',
      '10:00',
      '11:00',
      '12:00',
      '13:00',
      '14:00',
      '15:00',
      '16:00',
      '17:00',
    ]);
  });

  test('lets no Sunday and no past day be chosen', sameAtAnyWidth, async ({ page }) => {
    const property = new PropertyPage(page);
    await property.open(12);
    const dialog = await property.openDialog('Book a Viewing');
    for (const name of ['Wednesday 18 November 2026', 'Sunday 22 November 2026', 'Sunday 29 November 2026']) {
      await expect(day(dialog, name)).toBeDisabled();
      await day(dialog, name).click({ force: true });
      await expect(day(dialog, name)).toHaveAttribute('aria-pressed', 'false');
    }
    for (const name of [
      'Thursday 19 November 2026',
      'Saturday 21 November 2026',
      'Monday 23 November 2026',
    ]) {
      await day(dialog, name).click();
      await expect(day(dialog, name)).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(dialog.locator('[aria-pressed="true"]')).toHaveCount(1);
    await expect(dialog.getByRole('button', { name: 'Previous month' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Next month' }).click();
    await expect(day(dialog, 'Sunday 6 December 2026')).toBeDisabled();
    await expect(day(dialog, 'Tuesday 1 December 2026')).toBeEnabled();
  });

  test('has a calendar for the keyboard', sameAtAnyWidth, async ({ page }) => {
    const property = new PropertyPage(page);
    await property.open(12);
    const dialog = await property.openDialog('Book a Viewing');
    await day(dialog, 'Thursday 19 November 2026').focus();
    await page.keyboard.press('ArrowRight');
    await expect(day(dialog, 'Friday 20 November 2026')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(day(dialog, 'Friday 27 November 2026')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(day(dialog, 'Friday 27 November 2026')).toHaveAttribute('aria-pressed', 'true');
  });

  test('adds times one at a time, each once, and removes them', async ({ page }) => {
    const property = new PropertyPage(page);
    await property.open(12);
    const dialog = await property.openDialog('Book a Viewing');
    await expect(dialog.getByRole('button', { name: 'Add time' })).toBeDisabled();
    await addTime(dialog, '14:00');
    await addTime(dialog, '10:00');
    await expect(times(dialog)).toHaveText(['10:00', '14:00']);
    await expect(dialog.getByRole('option', { name: '14:00' })).toBeDisabled();
    await expect(dialog.getByRole('option', { name: '15:00' })).toBeEnabled();
    await dialog.getByRole('button', { name: 'Remove 14:00' }).click();
    await expect(times(dialog)).toHaveText(['10:00']);
    await expect(dialog.getByRole('option', { name: '14:00' })).toBeEnabled();
  });

  test('can be submitted only with a date and a time', async ({ page }) => {
    const property = new PropertyPage(page);
    await property.open(12);
    const dialog = await property.openDialog('Book a Viewing');
    await expect(submit(dialog)).toBeDisabled();
    await day(dialog, 'Saturday 21 November 2026').click();
    await expect(submit(dialog)).toBeDisabled();
    await addTime(dialog, '09:00');
    await expect(submit(dialog)).toBeEnabled();
    await dialog.getByRole('button', { name: 'Remove 09:00' }).click();
    await expect(submit(dialog)).toBeDisabled();
  });

  test('answers Enter without a date or a time with the specified notice', async ({ page }) => {
    // The corner in which notices usually stand is the one of the button here.
    if (page.viewportSize()!.width > 768) await page.setViewportSize({ width: 1024, height: 768 });
    const property = new PropertyPage(page);
    await property.open(12);
    const dialog = await property.openDialog('Book a Viewing');
    await dialog.getByLabel('Name').fill('Ada Marlowe');
    await dialog.getByLabel('Name').press('Enter');
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('Error');
    await expect(notice).toContainText('Please select both a date and at least one preferred time.');
    await expect(dialog.getByLabel('Name')).toHaveValue('Ada Marlowe');
    const [said, button] = await Promise.all([notice.boundingBox(), submit(dialog).boundingBox()]);
    expect(overlap(said!, button!)).toBe(false);
    const title = await dialog.getByRole('heading', { name: 'Book a Viewing' }).boundingBox();
    expect(overlap(said!, title!)).toBe(false);
  });

  test(
    'offers no time that is taken, and no day without a free one',
    { tag: ['@engines', '@desktop'] },
    async ({ page }) => {
      await freeTimes(page, (date) =>
        date === '2026-11-21' ? [] : date === '2026-11-23' ? ['09:00', '17:00'] : nineTimes,
      );
      const property = new PropertyPage(page);
      await property.open(12);
      const dialog = await property.openDialog('Book a Viewing');
      await expect(day(dialog, 'Saturday 21 November 2026')).toBeDisabled();
      await day(dialog, 'Tuesday 24 November 2026').click();
      await addTime(dialog, '10:00');
      await addTime(dialog, '17:00');
      await day(dialog, 'Monday 23 November 2026').click();
      await expect(dialog.getByRole('option', { name: /^\d\d:00$/ })).toHaveText(['09:00', '17:00']);
      await expect(times(dialog)).toHaveText(['17:00']);
      await expect(dialog.getByText('10:00 is not free on Monday 23 November 2026.')).toBeVisible();
      await day(dialog, 'Tuesday 24 November 2026').click();
      await expect(times(dialog)).toHaveText(['10:00', '17:00']);
    },
  );

  test(
    'offers all times when the free ones cannot be told, and tries again',
    sameAtAnyWidth,
    async ({ page }) => {
      let away = true;
      await onOperation(page, 'ViewingSlots', (route) => (away ? route.abort() : route.fallback()));
      const property = new PropertyPage(page);
      await property.open(12);
      const dialog = await property.openDialog('Book a Viewing');
      await expect(dialog.getByText('The free times could not be loaded')).toBeVisible();
      await day(dialog, 'Saturday 21 November 2026').click();
      await expect(dialog.getByRole('option', { name: /^\d\d:00$/ })).toHaveCount(9);
      away = false;
      await dialog.getByRole('button', { name: 'Try again' }).click();
      await expect(dialog.getByText('The free times could not be loaded')).toBeHidden();
    },
  );

  test('requires name, email and phone', sameAtAnyWidth, async ({ page }) => {
    const property = new PropertyPage(page);
    await property.open(12);
    const dialog = await property.openDialog('Book a Viewing');
    await day(dialog, 'Saturday 21 November 2026').click();
    await addTime(dialog, '11:00');
    await submit(dialog).click();
    for (const label of Object.keys(visitor))
      await expect(dialog.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByLabel('Name')).toBeFocused();
  });

  test(
    'says plainly that it was not sent, keeps all, and tries again as the same request',
    sameAtAnyWidth,
    async ({ page }) => {
      const sent: { input: Record<string, unknown> }[] = [];
      await onOperation(page, 'RequestViewing', async (route) => {
        sent.push((route.request().postDataJSON() as { variables: (typeof sent)[number] }).variables);
        if (sent.length === 1) await route.abort();
        else await route.fulfill(graphqlAnswer({ requestViewing: { accepted: true } }));
      });
      const property = new PropertyPage(page);
      await property.open(12);
      const dialog = await property.openDialog('Book a Viewing');
      await fillIn(dialog, visitor);
      await day(dialog, 'Saturday 21 November 2026').click();
      await addTime(dialog, '11:00');
      await submit(dialog).click();
      await expect(dialog.getByRole('alert')).toContainText('Your request was not sent');
      await expect(dialog.getByRole('alert')).toContainText('trying again is safe');
      await expectFilledIn(dialog, visitor);
      await expect(times(dialog)).toHaveText(['11:00']);
      await submit(dialog).click();
      await expect(page.getByText('Viewing Request Sent', { exact: true })).toBeVisible();
      await expect(dialog).toBeHidden();
      expect(sent[1]).toEqual(sent[0]);
      expect(sent[0]!.input).toMatchObject({
        listingId: 12,
        email: visitor.Email,
        date: '2026-11-21',
        times: ['11:00'],
        website: '',
      });

      const another = await property.openDialog('Book a Viewing');
      await expect(submit(another)).toBeDisabled();
      await day(another, 'Saturday 21 November 2026').click();
      await addTime(another, '12:00');
      await submit(another).click();
      await expect(another).toBeHidden();
      expect(sent[2]!.input['idempotencyKey']).not.toBe(sent[0]!.input['idempotencyKey']);
    },
  );

  test('has a trap for programs, which people do not meet', sameAtAnyWidth, async ({ page }) => {
    const property = new PropertyPage(page);
    await property.open(12);
    const dialog = await property.openDialog('Book a Viewing');
    await expect(dialog.getByRole('textbox')).toHaveCount(3);
    await dialog.getByLabel('Phone').focus();
    await page.keyboard.press('Tab');
    await expect(dialog.locator('[name="website"]')).not.toBeFocused();
  });

  test('closes with Escape, gives the focus back and keeps what was chosen', async ({ page }) => {
    const property = new PropertyPage(page);
    await property.open(12);
    const dialog = await property.openDialog('Book a Viewing');
    await fillIn(dialog, visitor);
    await day(dialog, 'Saturday 21 November 2026').click();
    await addTime(dialog, '16:00');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Book a Viewing' })).toBeFocused();
    const again = await property.openDialog('Book a Viewing');
    await expectFilledIn(again, visitor);
    await expect(day(again, 'Saturday 21 November 2026')).toHaveAttribute('aria-pressed', 'true');
    await expect(times(again)).toHaveText(['16:00']);
    await expect(submit(again)).toBeEnabled();
  });
});

test.describe('Book a Viewing far from London', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('takes today from London', sameAtAnyWidth, async ({ page }) => {
    // Friday in Auckland, still Thursday in London.
    await page.clock.setFixedTime('2026-11-19T20:00:00Z');
    await freeTimes(page, () => nineTimes);
    const property = new PropertyPage(page);
    await property.open(12);
    const dialog = await property.openDialog('Book a Viewing');
    await expect(dialog.getByRole('button', { name: 'Thursday 19 November 2026' })).toBeEnabled();
    await expect(dialog.getByRole('button', { name: 'Wednesday 18 November 2026' })).toBeDisabled();
  });
});
