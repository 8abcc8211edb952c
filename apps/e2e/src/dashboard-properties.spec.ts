import { AgentPropertiesPage, addListing } from './pages/agent-properties-page.js';
import { askAs, signedInAgent } from './product/accounts.js';
import { expect, sameAtAnyWidth, test } from './test.js';

test.use({ product: 'market' });

const changeStatus =
  'mutation ($id: Int!, $status: ListingStatus!) { changeListingStatus(id: $id, status: $status) { id } }';

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
