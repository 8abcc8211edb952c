import { randomInt } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from './accessible.js';
import { PropertyFormPage } from './pages/property-form-page.js';
import { askAs, signedInAgent, type TestAccount } from './product/accounts.js';
import { colleagueOf } from './product/colleagues.js';
import { expect, test as base } from './test.js';

interface Home {
  readonly id: number;
  readonly title: string;
}

async function newHome(request: APIRequestContext, email: string): Promise<Home> {
  const title = `Flat above the bakery ${randomInt(1_000_000_000)}`;
  const { createListing } = await askAs<{ createListing: { id: number } }>(
    request,
    'mutation ($input: ListingInput!) { createListing(input: $input) { id } }',
    {
      input: {
        title,
        description: 'Two bedrooms, and bread in the mornings.',
        price: 455_000,
        bedrooms: 2,
        bathrooms: 1,
        address: '12 Example Road, London SW4 7AA',
        latitude: 51.461,
        longitude: -0.139,
        agent: {
          agency: 'Example & Daughters',
          name: 'Agent Example',
          position: '',
          phone: '020 7946 0000',
          email,
        },
      },
    },
  );
  return { id: createListing.id, title };
}

/** What a colleague does at another desk. */
async function change(request: APIRequestContext, id: number, input: object): Promise<void> {
  const { agencyListing } = await askAs<{ agencyListing: { version: number } }>(
    request,
    'query ($id: Int!) { agencyListing(id: $id) { version } }',
    { id },
  );
  await askAs(
    request,
    'mutation ($id: Int!, $version: Int!, $input: ListingInput!) { updateListing(id: $id, version: $version, input: $input) { id } }',
    { id, version: agencyListing.version, input },
  );
}

const test = base.extend<{
  agent: TestAccount;
  form: PropertyFormPage;
  home: Home;
  colleague: APIRequestContext;
}>({
  agent: async ({ page }, provide) => provide(await signedInAgent(page.request)),
  form: async ({ page, agent: _agent }, provide) => provide(new PropertyFormPage(page)),
  home: async ({ page, agent }, provide) => provide(await newHome(page.request, agent.email)),
  colleague: async ({ page, agent: _agent, playwright, baseURL }, provide) => {
    const colleague = await colleagueOf(page.request, playwright.request, baseURL!);
    await provide(colleague);
    await colleague.dispose();
  },
});

test.use({ product: 'market' });

test('Leaving asks first, by a link and by Back', async ({ page, form, home }) => {
  await page.goto('/agent/dashboard');
  await form.openEdit(home.id);
  await form.field('Title').fill('Not saved yet');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog).toBeHidden();
  await expect(form.field('Title')).toHaveValue('Not saved yet');

  await page.goBack();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/agent/properties/${home.id}/edit`);

  await form.button('Cancel').click();
  await dialog.getByRole('button', { name: 'Leave, keep what I typed' }).click();
  await expect(page).toHaveURL('/agent/dashboard');
  await form.openEdit(home.id);
  await form.button('Continue where you left off').click();
  await expect(form.field('Title')).toHaveValue('Not saved yet');
  await form.button('Cancel').click();
  await dialog.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL('/agent/dashboard');
  await form.openEdit(home.id);
  await expect(form.field('Title')).toHaveValue(home.title);
});

test('A form left open over night loses nothing, and saves after signing in elsewhere', async ({
  page,
  context,
  form,
  agent,
  home,
}) => {
  await form.openEdit(home.id);
  await form.field('Title').fill('Typed in the evening');
  await form.saved();
  await context.clearCookies();
  await form.field('Description').fill('Typed in the morning.');
  await form.button('Update Property').click();
  await expect(page.getByText('Your session has ended', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Not authenticated/)).toBeVisible();
  await expect(form.field('Title')).toHaveValue('Typed in the evening');
  await expect(form.field('Description')).toHaveValue('Typed in the morning.');

  await expectAccessible(page);
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Sign in in a new tab' }).click();
  const tab = await opening;
  await expect(tab).toHaveURL('/agent/login');
  await tab.getByLabel('Email').fill(agent.email);
  await tab.getByLabel('Password', { exact: true }).fill(agent.password);
  await tab.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(tab).toHaveURL('/agent/dashboard');
  await tab.close();

  await expect(page.getByText('You are signed in again', { exact: true })).toBeVisible();
  await form.saved();
  await form.button('Update Property').click();
  await expect(page).toHaveURL('/agent/dashboard');
  await expect(form.said('Property updated successfully')).toBeVisible();
});

test('The second of two agents is told what changed, and decides', async ({
  page,
  form,
  home,
  agent,
  colleague,
}) => {
  await form.openEdit(home.id);
  await form.field('Title').fill('My title');
  await form.field('Parking').fill('Permit');
  await change(colleague, home.id, { title: 'Their title', price: 460_000 });

  // Told at once, without saving.
  const notice = page.getByRole('region', { name: 'This property was changed while you were editing' });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await expect(notice).toContainText('Odile Example changed title and price');
  await expect(notice).toContainText('Now in your form, since you had not touched them: Price.');
  await expect(form.field('Price')).toHaveValue('460000');
  await expect(form.field('Title')).toHaveValue('My title');
  await expectAccessible(page);
  const title = notice.getByRole('group', { name: 'Title' });
  await expect(title).toContainText('Their title');

  await form.button('Update Property').click();
  await expect(page.getByText('Two versions to choose between', { exact: true })).toBeVisible();
  await title.getByLabel('Take theirs').check();
  await expect(form.field('Title')).toHaveValue('Their title');
  await title.getByLabel('Keep mine').check();
  await expect(form.field('Title')).toHaveValue('My title');
  await form.button('Update Property').click();
  await expect(form.said('Property updated successfully')).toBeVisible();
  const { agencyListing } = await askAs<{ agencyListing: object }>(
    page.request,
    'query ($id: Int!) { agencyListing(id: $id) { title price materialInformation { parking } agent { email } } }',
    { id: home.id },
  );
  expect(agencyListing).toEqual({
    title: 'My title',
    price: 460_000,
    materialInformation: { parking: 'Permit' },
    agent: { email: agent.email },
  });
});
