import { randomInt } from 'node:crypto';
import { PropertyFormPage } from './pages/property-form-page.js';
import { askAs, signedInAgent, type TestAccount } from './product/accounts.js';
import { pdf, photograph } from './product/pictures.js';
import { expect, sameAtAnyWidth, test as base } from './test.js';

/** An agent with an agency of its own. */
const test = base.extend<{ agent: TestAccount; form: PropertyFormPage }>({
  agent: async ({ page }, provide) => provide(await signedInAgent(page.request)),
  form: async ({ page, agent: _agent }, provide) => provide(new PropertyFormPage(page)),
});

test.use({ product: 'market' });

test('A new property, with all that the form asks for, is there for the public', async ({
  page,
  form,
  agent,
}) => {
  const title = `Flat above the bakery ${randomInt(1_000_000_000)}`;
  await form.openNew();
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute(
    'href',
    '/agent/dashboard',
  );
  for (const card of ['Basic Information', 'Key Features', 'Documents & Plans', 'Property Images'])
    await expect(page.getByRole('heading', { name: card, level: 2 })).toBeVisible();
  // Defaults.
  await expect(form.field('Price')).toHaveValue('0');
  await expect(form.field('Bedrooms')).toHaveValue('0');
  await expect(form.field('Bathrooms')).toHaveValue('0');
  await expect(form.field('Property Type')).toHaveValue('house');
  await expect(form.field('Status')).toHaveValue('available');
  await expect(form.field('Listing Type')).toHaveValue('sale');
  await expect(form.field('Property Type').getByRole('option')).toHaveText([
    'House',
    'Flat/Apartment',
    'Bungalow',
    'Maisonette',
    'Land',
    'Commercial',
  ]);
  await expect(page.getByText('Total property price')).toBeVisible();
  await expect(form.part('Contact')).toContainText(agent.email);
  await expect(form.field('Who')).toHaveValue(agent.email);
  await expect(form.field('Who').getByRole('option')).toHaveText([/ \(you\)$/]);
  await expect(form.part('Contact')).toContainText('Estate Agent, Example & Daughters');

  await form.fill(title);
  await form.field('Property Type').selectOption('Flat/Apartment');
  await form.field('Add a key feature').fill('  South-facing garden ');
  await page.keyboard.press('Enter');
  await form.field('Add a key feature').fill('   ');
  await form.button('Add').click();
  await form.field('Add a key feature').fill('Cellar');
  await form.button('Add').click();
  await form.button('Remove Cellar').click();
  await expect(page.getByRole('list', { name: 'Key Features' }).getByRole('listitem')).toHaveText([
    'South-facing garden',
  ]);
  await form.field('Council tax band').selectOption('C');
  await form.field('Parking').fill('Permit');
  await form
    .field('Upload images')
    .setInputFiles([await photograph('front.jpg'), await photograph('hall.jpg', '#3c6343')]);
  await form.field('Upload the Floorplan').setInputFiles(pdf('plan.pdf'));
  await expect(form.said('Files uploaded successfully').first()).toBeVisible({ timeout: 20_000 });
  await expect(form.pictures).toHaveCount(2);
  await form.field('What picture 1 shows').fill('The front door');
  await form.button('Move later: picture 1').click();
  await expect(form.field('What picture 2 shows')).toHaveValue('The front door');
  await expect(form.button('Move earlier: picture 2')).toBeFocused();
  // By keys: one to the left on a wide screen, one up on a phone.
  await form.button('Drag: picture 2').press('Space');
  await expect(form.said('Picture 2 is lifted, at its own place.')).toBeAttached();
  // What is lifted listens to keys a moment later.
  await expect(async () => {
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await expect(form.said('Picture 2 is over number 1 of 2.')).toBeAttached({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await page.keyboard.press('Space');
  await expect(form.field('What picture 1 shows')).toHaveValue('The front door');
  await expect(form.said('Picture 2 is now number 1 of 2.')).toBeAttached();
  await expect(form.button('Drag: picture 1')).toBeFocused();
  const finger = test.info().project.name === 'phone';
  await form.dragPicture(1, 2, { finger });
  await expect(form.field('What picture 2 shows')).toHaveValue('The front door');
  // Pictures are ready, or attach themselves once they are.
  await form.createAsItIs();
  await expect(page).toHaveURL('/agent/dashboard');
  await expect(form.said('Property created successfully')).toBeVisible();

  const { agencyListings } = await askAs<{ agencyListings: { listings: { id: number }[] } }>(
    page.request,
    'query ($search: String!) { agencyListings(filter: { search: $search }) { listings { id } } }',
    { search: title },
  );
  const { id } = agencyListings.listings[0]!;
  await expect
    .poll(
      async () =>
        (
          await askAs<{ listing: unknown }>(
            page.request,
            'query ($id: Int!) { listing(id: $id) { price bedrooms propertyType keyFeatures images { alt } floorplan { contentType } materialInformation { councilTaxBand parking } agent { name } } }',
            { id },
          )
        ).listing,
      { timeout: 20_000 },
    )
    .toMatchObject({
      price: 455_000,
      bedrooms: 2,
      propertyType: 'flat',
      keyFeatures: ['South-facing garden'],
      images: [{ alt: '' }, { alt: 'The front door' }],
      floorplan: { contentType: 'application/pdf' },
      materialInformation: { councilTaxBand: 'C', parking: 'Permit' },
    });

  // Taking its last picture away is asked about.
  await form.openEdit(id);
  await form.button('Remove: picture 2').click();
  await form.button('Remove: picture 1').click();
  await form.button('Update Property').click();
  const asked = page.getByRole('dialog', { name: 'Save it as it is?' });
  await expect(asked).toContainText('It has no pictures.');
  await asked.getByRole('button', { name: 'Save as it is' }).click();
  await expect(form.said('Property updated successfully')).toBeVisible();
});

test(
  'The pin comes from the postcode, is approximate where it must be, moves nothing below it, and moves by keys',
  sameAtAnyWidth,
  async ({ page, form }) => {
    await form.openNew();
    const place = form.part('Where it is');
    await form.field('Address').fill('12 Example Road, London SW4');
    await expect(place.getByText(/appears here as soon as the address has its postcode/)).toBeVisible();
    const height = () => place.evaluate((element) => element.getBoundingClientRect().height);
    const without = await height();
    await form.field('Address').fill('12 Example Road, London SW4 7AA');
    await expect(place.getByText(/^Latitude 51\.4\d+, longitude -0\.1\d+$/)).toBeVisible();
    // What people press below it meanwhile stays where it is.
    expect(Math.abs((await height()) - without)).toBeLessThan(2);
    const pin = place.getByRole('button', { name: /^Pin of the home/ });
    await pin.focus();
    const before = await place.getByText(/^Latitude/).textContent();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(place.getByText('Placed by you.')).toBeVisible();
    expect(await place.getByText(/^Latitude/).textContent()).not.toBe(before);
    await form.field('Address').fill('12 Example Road, London SE1 9SG');
    await expect(form.button('Move the pin to SE1 9SG')).toBeVisible();
  },
);
