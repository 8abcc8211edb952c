import { ResultsPage } from './pages/results-page.js';
import { askAs, newPerson, signedInAgent, signedInPerson, signIn } from './product/accounts.js';
import { grantRole } from './product/lintel-process.js';
import { linkIn, mailTo } from './product/mailbox.js';
import { expect, test } from './test.js';

test.use({ product: 'market' });

const LIST_A_HOME =
  'mutation ($input: ListingInput!) { outcome: createListing(input: $input) { id published missing { field message } } }';

/** A place that no other home is in, so that nothing but this spec's search finds it. */
const place = `Larkhill ${String(Date.now()).slice(-6)}`;

const home = {
  listingType: 'sale',
  propertyType: 'flat',
  title: `Garden flat in ${place}`,
  description: 'Two bedrooms, a south-facing garden, and a school at the end of the street.',
  price: 455_000,
  bedrooms: 2,
  bathrooms: 1,
  address: `12 Example Road, ${place}, London SW4 7AA`,
  location: `${place}, London`,
  agent: {
    agency: 'Example & Daughters',
    name: 'Sam Example',
    position: '',
    phone: '020 7946 0000',
    email: 'sales@example.org',
  },
};

test('from an account to a saved home, a saved search, its digest and the end of its e-mails', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const person = newPerson();

  await test.step('sign up', async () => {
    await page.goto('/auth');
    await page.getByRole('tab', { name: 'Create Account' }).click();
    const form = page.getByRole('tabpanel', { name: 'Create Account' });
    await form.getByLabel('Name').fill(person.name);
    await form.getByLabel('Email').fill(person.email);
    await form.getByLabel('Password', { exact: true }).fill(person.password);
    await form.getByLabel('Confirm Password', { exact: true }).fill(person.password);
    await form.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Account created successfully')).toBeVisible();
    await expect(page.getByText('Please check your email to confirm your account.')).toBeVisible();
  });

  await test.step('confirm by the mail', async () => {
    const confirmation = await mailTo(person.email, /confirm/i);
    await page.goto(linkIn(confirmation, '/auth/confirm'));
    await page
      .getByRole('main')
      .getByRole('button', { name: /confirm/i })
      .click();
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  });

  await test.step('sign in', async () => {
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Sign in successful')).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  await test.step('save a home', async () => {
    await page.goto('/properties?type=sale');
    const card = new ResultsPage(page).cards.first();
    await card.getByRole('button', { name: /^Save / }).click();
    await expect(page.getByText('Property saved to your list')).toBeVisible();
    await page.goto('/saved-properties');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  });

  await test.step('save a search', async () => {
    await page.goto(`/properties?type=sale&beds=2&location=${encodeURIComponent(place)}`);
    await page.getByRole('button', { name: 'Save this search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this search' });
    await dialog.getByLabel('Name').fill(`Flats in ${place}`);
    await dialog.getByRole('radio', { name: 'Daily' }).check();
    await dialog.getByRole('button', { name: 'Save search' }).click();
    await expect(dialog).toBeHidden();
    await page.goto('/saved-searches');
    await expect(page.getByRole('main').getByRole('article')).toContainText(`Flats in ${place}`);
  });

  const digest = await test.step('a new home makes a digest', async () => {
    const agency = await playwright.request.newContext({ baseURL: baseURL! });
    await signedInAgent(agency);
    const { outcome } = await askAs<{ outcome: { published: boolean } }>(agency, LIST_A_HOME, {
      input: home,
    });
    expect(outcome).toMatchObject({ published: true });

    const operations = await playwright.request.newContext({ baseURL: baseURL! });
    const operator = await signedInPerson(operations);
    await grantRole(baseURL!, operator.email, 'operations');
    await signIn(operations, operator);
    await expect(async () => {
      // Sent at eight in the morning, London time, unless somebody asks for it.
      await askAs(operations, 'mutation { sendDueAlerts(frequency: daily) }');
      const mail = await mailTo(person.email, new RegExp(place), 2000);
      expect(mail.text).toContain(home.title);
      expect(mail.text).toContain('£455,000');
    }).toPass({ timeout: 60_000 });
    await agency.dispose();
    await operations.dispose();
    return mailTo(person.email, new RegExp(place));
  });

  await test.step('its links lead to the home, and to the end of its e-mails', async () => {
    expect(digest.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    await page.goto(linkIn(digest, '/property/'));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(home.title);
    await page.context().clearCookies();
    await page.goto(linkIn(digest, '/unsubscribe/saved-search'));
    await page.getByRole('button', { name: 'Stop these alerts' }).click();
    await expect(page.getByRole('heading', { name: 'These alerts are stopped', exact: true })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Stop these alerts' }).click();
    await expect(page.getByRole('heading', { name: 'These alerts are stopped already' })).toBeVisible();
  });
});
