import { expect, type Locator, type Page } from '@playwright/test';

const words = (day: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));

/** `Monday 23 November 2026`, as a calendar's days are named. */
export const dayName = (day: string): string =>
  words(day, 'en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).replace(',', '');
/** `November 23, 2026` */
export const dateText = (day: string): string =>
  words(day, 'en-US', { month: 'long', day: 'numeric', year: 'numeric' });
const monthName = (day: string): string => words(day, 'en-GB', { month: 'long', year: 'numeric' });

/** A day of a calendar, once its month is turned to. */
export async function dayOf(within: Locator, day: string): Promise<Locator> {
  const month = within.getByText(monthName(day), { exact: true });
  await expect(async () => {
    if (!(await month.isVisible())) await within.getByRole('button', { name: 'Next month' }).click();
    await expect(month).toBeVisible({ timeout: 500 });
  }).toPass();
  return within.getByRole('button', { name: new RegExp(`^${dayName(day)}`) });
}

export async function addTime(dialog: Locator, label: string, time: string): Promise<void> {
  await dialog.getByRole('combobox', { name: label }).selectOption({ label: time });
  await dialog.getByRole('button', { name: 'Add time' }).click();
}

/** `/viewings`. */
export class ViewingsPage {
  constructor(readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/viewings');
    await expect(this.page.getByRole('heading', { level: 1, name: 'Your Viewings' })).toBeVisible();
    await expect(this.page.getByRole('tab', { name: 'Scheduled' })).toBeVisible();
  }

  get cards(): Locator {
    return this.page.getByRole('tabpanel').getByRole('article');
  }

  get calendar(): Locator {
    return this.page.getByRole('group', { name: 'Your viewings by day' });
  }

  button(action: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name: new RegExp(`^${action}`) });
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  async reschedule(): Promise<Locator> {
    await this.button('Reschedule:').click();
    return this.dialog('Reschedule Viewing');
  }

  async cancel(): Promise<Locator> {
    await this.button('Cancel:').click();
    return this.dialog('Cancel this viewing?');
  }
}
