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

  test(
    'closes with Escape, gives the focus back and keeps what was typed',
    sameAtAnyWidth,
    async ({ page }) => {
      const property = new PropertyPage(page);
      await property.open(12);
      const dialog = await property.openDialog('Contact Agent');
      await expect(dialog.locator(':focus')).toHaveCount(1);
      await fillIn(dialog, message);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: 'Contact Agent' })).toBeFocused();
      await expectFilledIn(await property.openDialog('Contact Agent'), message);
    },
  );
});

test.describe('Book a Viewing', () => {
  // A Thursday; the times of the page stand still at it, and all are free.
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime('2026-11-19T12:00:00Z');
    await freeTimes(page, () => nineTimes);
  });

  const submit = (dialog: Locator) => dialog.getByRole('button', { name: 'Request Viewing' });

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
