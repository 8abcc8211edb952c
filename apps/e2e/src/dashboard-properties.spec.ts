import { AgentPropertiesPage, addListing, storedListing } from './pages/agent-properties-page.js';
import { askAs, signedInAgent } from './product/accounts.js';
import { expect, sameAtAnyWidth, test } from './test.js';

test.use({ product: 'market' });

const changeStatus =
  'mutation ($id: Int!, $status: ListingStatus!) { changeListingStatus(id: $id, status: $status) { id } }';

test('An agency without properties is led to its first one', sameAtAnyWidth, async ({ page }) => {
  await signedInAgent(page.request);
  const properties = new AgentPropertiesPage(page);
  await properties.open();
  await expect(page.getByRole('heading', { name: 'No properties yet' })).toBeVisible();
  const panel = page.getByRole('tabpanel', { name: /^Properties/ });
  await expect(panel.getByRole('link', { name: 'Add Property' })).toHaveAttribute(
    'href',
    /\/agent\/properties\/new$/,
  );
});

test('A card says what a home is, and leads to its form', async ({ page }) => {
  await signedInAgent(page.request);
  const title =
    'A very wide double-fronted Victorian house of five bedrooms beside the common, with a garden';
  const id = await addListing(page.request, title, { price: 1_175_000, bedrooms: 5 });
  await addListing(page.request, 'Flat to rent', { listingType: 'rent', price: 4950 });
  const properties = new AgentPropertiesPage(page);
  await properties.open();
  await expect(properties.cards).toHaveCount(2);
  const house = properties.card(title);
  for (const text of [
    '£1,175,000',
    'For Sale',
    '12 Example Road, London SW4 7AA',
    'Flat/Apartment · 5 beds · 1 bath',
  ])
    await expect(house.getByText(text, { exact: true })).toBeVisible();
  await expect(house.getByRole('button', { name: /^Available: change the status/ })).toBeVisible();
  await expect(properties.card('Flat to rent')).toContainText('£4,950 pcm');
  await expect(properties.card('Flat to rent')).toContainText('To Rent');
  await house.getByRole('link', { name: /^Edit/ }).click();
  await expect(page).toHaveURL(`/agent/properties/${id}/edit`);
});

test('A status changes at once, and can be undone', sameAtAnyWidth, async ({ page }) => {
  await signedInAgent(page.request);
  const id = await addListing(page.request, 'Garden flat');
  await addListing(page.request, 'Flat to rent', { listingType: 'rent', price: 4950 });
  const properties = new AgentPropertiesPage(page);
  await properties.open();

  await properties.chooseStatus('Garden flat', 'Under Offer');
  await expect(properties.card('Garden flat')).toContainText('Under Offer');
  await expect(properties.toast('Success')).toBeVisible();
  await expect(properties.toast('Property status updated successfully')).toBeVisible();
  expect(await storedListing(page.request, id)).toMatchObject({ status: 'underOffer' });
  await properties.undo();
  await expect(properties.card('Garden flat')).toContainText('Available');
  await expect.poll(() => storedListing(page.request, id)).toMatchObject({ status: 'available' });

  // Sold is for what is for sale, let for what is to rent.
  await properties
    .card('Flat to rent')
    .getByRole('button', { name: /change the status/ })
    .click();
  await expect(page.getByRole('menuitem')).toHaveText(['Available', 'Under Offer', 'Let']);
  await page.keyboard.press('Escape');
  await properties
    .card('Garden flat')
    .getByRole('button', { name: /change the status/ })
    .click();
  await expect(page.getByRole('menuitem')).toHaveText(['Available', 'Under Offer', 'Sold']);
});

test('A status that is not kept is back, and says so', sameAtAnyWidth, async ({ page }) => {
  await signedInAgent(page.request);
  await addListing(page.request, 'Garden flat');
  const properties = new AgentPropertiesPage(page);
  await properties.open();
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('changeListingStatus') ? route.abort() : route.fallback(),
  );
  await properties.chooseStatus('Garden flat', 'Sold');
  await expect(properties.toast('Error')).toBeVisible();
  await expect(properties.toast('Failed to update property status')).toBeVisible();
  await expect(properties.card('Garden flat')).toContainText('Available');
});

test('A property is deleted after a question, and can be restored', sameAtAnyWidth, async ({ page }) => {
  await signedInAgent(page.request);
  const id = await addListing(page.request, 'Garden flat');
  const properties = new AgentPropertiesPage(page);
  await properties.open();
  const question = page.getByRole('dialog', { name: 'Delete this property?' });
  const ask = () =>
    properties.card('Garden flat').getByRole('button', { name: 'Delete Garden flat' }).click();

  await ask();
  await question.getByRole('button', { name: 'Keep property' }).click();
  await expect(properties.card('Garden flat')).toBeVisible();

  await ask();
  await question.getByRole('button', { name: 'Delete property' }).click();
  await expect(properties.toast('Property deleted successfully')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(properties.cards).toHaveCount(0);
  await properties.undo();
  await expect(properties.card('Garden flat')).toBeVisible();
  expect(await storedListing(page.request, id)).toMatchObject({ state: 'published' });

  await ask();
  await question.getByRole('button', { name: 'Delete property' }).click();
  await expect(properties.cards).toHaveCount(0);
  await properties.state('Removed').click();
  await expect(page).toHaveURL(/state=removed/);
  await expect(properties.card('Garden flat')).toContainText(/(29|30) days left to restore it/);
  await properties.card('Garden flat').getByRole('button', { name: 'Restore' }).click();
  await expect(properties.toast('Property restored successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing was deleted' })).toBeVisible();
  expect(await storedListing(page.request, id)).toMatchObject({ state: 'published' });
});

test('A property that could not be deleted stays, and says so', sameAtAnyWidth, async ({ page }) => {
  await signedInAgent(page.request);
  await addListing(page.request, 'Garden flat');
  const properties = new AgentPropertiesPage(page);
  await properties.open();
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('removeListing') ? route.abort() : route.fallback(),
  );
  await properties.card('Garden flat').getByRole('button', { name: 'Delete Garden flat' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this property?' });
  await question.getByRole('button', { name: 'Delete property' }).click();
  await expect(properties.toast('Failed to delete property. Please try again.')).toBeVisible();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Keep property' }).click();
  await expect(properties.card('Garden flat')).toBeVisible();
});

test('A property goes into the archive and comes back', sameAtAnyWidth, async ({ page }) => {
  await signedInAgent(page.request);
  const id = await addListing(page.request, 'Garden flat');
  const properties = new AgentPropertiesPage(page);
  await properties.open('state=published');
  await properties.card('Garden flat').getByRole('button', { name: 'More for Garden flat' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(properties.toast('Property archived successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing is public' })).toBeVisible();
  expect(await storedListing(page.request, id)).toMatchObject({ state: 'archived' });

  await properties.state('Archived').click();
  await properties.card('Garden flat').getByRole('button', { name: 'More for Garden flat' }).click();
  await page.getByRole('menuitem', { name: 'Bring back' }).click();
  await expect(properties.toast('Property brought back successfully')).toBeVisible();
  expect(await storedListing(page.request, id)).toMatchObject({ state: 'published' });
});

test('A draft says what it lacks, and a home what it does not say yet', sameAtAnyWidth, async ({ page }) => {
  await signedInAgent(page.request);
  const id = await addListing(page.request, 'Flat without a rent', { listingType: 'rent', price: null });
  const properties = new AgentPropertiesPage(page);
  await properties.open('state=draft');
  const card = properties.card('Flat without a rent');
  await expect(card.getByText('Draft', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: /^Not public yet/ }).click();
  const lacks = page.getByRole('dialog', { name: 'What Flat without a rent lacks' });
  await expect(lacks.getByRole('listitem').first()).toContainText(/rent/i);
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: /^Material information \d+%/ }).click();
  const material = page.getByRole('dialog', { name: /^Material information/ });
  await expect(material.getByRole('listitem').first()).toBeVisible();
  await material.getByRole('link', { name: 'Add it' }).click();
  await expect(page).toHaveURL(`/agent/properties/${id}/edit`);
});

test('The stock is searched, filtered and sorted, and the address keeps it', async ({ page }) => {
  await signedInAgent(page.request);
  await addListing(page.request, 'Oak cottage', { price: 300_000 });
  const sold = await addListing(page.request, 'Elm house', { price: 900_000 });
  await addListing(page.request, 'Flat to rent', { listingType: 'rent', price: 2000 });
  await askAs(page.request, changeStatus, { id: sold, status: 'sold' });
  const properties = new AgentPropertiesPage(page);
  await properties.open();
  await expect(properties.cards).toHaveCount(3);

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: high to low');
  await expect(properties.cards.first()).toContainText('Elm house');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Sold');
  await expect(properties.cards).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('combobox', { name: 'Type' }).selectOption('To Rent');
  await expect(properties.cards).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('combobox', { name: 'Homes' }).selectOption('Mine');
  await expect(page).toHaveURL(/whose=mine/);
  await expect(properties.cards.first()).toContainText('Contact: You');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await properties.search.fill('oak');
  await expect(properties.cards).toHaveCount(1);
  await expect(page).toHaveURL(/q=oak/);
  await expect(page).toHaveURL(/sort=priceDescending/);

  await page.reload();
  await expect(properties.search).toHaveValue('oak');
  await expect(properties.cards).toHaveCount(1);
  await properties.search.fill('nothing like this');
  await expect(page.getByRole('heading', { name: 'No properties match' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all properties' }).click();
  await expect(properties.cards).toHaveCount(3);
  await expect(properties.search).toHaveValue('');
});

test(
  'More than one page is shown as it is asked for, and the keyboard goes on there',
  sameAtAnyWidth,
  async ({ page }) => {
    await signedInAgent(page.request);
    for (let n = 1; n <= 25; n += 1) await addListing(page.request, `Flat ${n}`);
    const properties = new AgentPropertiesPage(page);
    await properties.open();
    await expect(properties.state('All')).toContainText('25');
    await expect(properties.cards).toHaveCount(24);
    await expect(page.getByText('Showing 24 of 25 properties')).toBeVisible();
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(properties.cards).toHaveCount(25);
    await expect(properties.cards.last().getByRole('heading')).toBeFocused();
  },
);

test('What a colleague changes is seen without a reload', sameAtAnyWidth, async ({ page }) => {
  await signedInAgent(page.request);
  const id = await addListing(page.request, 'Garden flat');
  const properties = new AgentPropertiesPage(page);
  await properties.open();
  await expect(properties.cards).toHaveCount(1);
  await askAs(page.request, changeStatus, { id, status: 'underOffer' });
  await expect(properties.card('Garden flat')).toContainText('Under Offer');
  await addListing(page.request, 'Oak cottage');
  await expect(properties.card('Oak cottage')).toBeVisible();
  await expect(properties.state('All')).toContainText('2');
});
