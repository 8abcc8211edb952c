import { ask, holdBack, onOperation, graphqlAnswer } from './pages/graphql.js';
import { PropertyPage, withListing } from './pages/property-page.js';
import { expect, sameAtAnyWidth, test } from './test.js';

test(
  'a property loads behind a skeleton, then shows',
  { tag: ['@engines', '@desktop'] },
  async ({ page }) => {
    const answer = await holdBack(page, 'ListingPage');
    await page.goto('/property/12');
    await expect(page.getByRole('status').filter({ hasText: 'Loading the property' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(page.getByRole('tab')).toHaveCount(0);
    answer.release();
    await expect(page.getByRole('tab', { name: 'Photos' })).toBeVisible();
    await expect(page.getByText('Loading the property')).toHaveCount(0);
  },
);

interface Asked {
  readonly listing: {
    title: string;
    description: string;
    keyFeatures: string[];
    address: string;
    agent: { agency: string; name: string; position: string; phone: string };
  };
}

test.describe('the property page', () => {
  test(
    'shows title, price, location, type, rooms and all that the agent says',
    { tag: ['@engines', '@desktop'] },
    async ({ page, request }) => {
      const { listing } = await ask<Asked>(
        request,
        '{ listing(id: 12) { title description keyFeatures address agent { agency name position phone } } }',
      );
      const property = new PropertyPage(page);
      await property.open(12);
      await expect(page.getByRole('heading', { level: 1, name: listing.title })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(listing.title));
      for (const text of ['£1,175,000', 'Highgate, London', 'For Sale', '3 beds', '2 baths'])
        await expect(property.aside.getByText(text, { exact: true })).toBeVisible();
      await expect(property.aside).toContainText(/[\d,]+ sq ft/);
      await expect(property.part('Key Features').getByRole('listitem')).toHaveText(listing.keyFeatures);
      for (const paragraph of listing.description.split(/\n+/))
        await expect(property.part('About This Property')).toContainText(paragraph);
      const listedBy = property.part('Listed by');
      const { agency, name, position, phone } = listing.agent;
      const initials = name
        .split(' ')
        .map((word) => word[0])
        .join('');
      for (const text of [agency, name, initials, position, phone])
        await expect(listedBy).toContainText(text);
    },
  );

  test('has tabs Photos, Floorplan and EPC, with Photos first', sameAtAnyWidth, async ({ page }) => {
    const property = new PropertyPage(page);
    await property.open(12);
    await expect(page.getByRole('tab')).toHaveText(['Photos', 'Floorplan', 'EPC']);
    await expect(page.getByRole('tab', { name: 'Photos' })).toHaveAttribute('aria-selected', 'true');
    for (const name of ['Floorplan', 'EPC']) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
      const drawing = page.getByRole('tabpanel').getByRole('img');
      await expect(drawing).toBeVisible();
      await expect
        .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await expect(page.getByRole('tabpanel').getByText('Ask Agent')).toHaveCount(0);
    }
    await page.getByRole('tab', { name: 'EPC' }).press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'Floorplan' })).toHaveAttribute('aria-selected', 'true');
  });

  const searches = [
    {
      id: 12,
      query: {
        type: 'sale',
        beds: '3',
        location: 'Highgate, London',
        minPrice: '940000',
        maxPrice: '1410000',
      },
    },
    {
      id: 1,
      query: { type: 'rent', beds: '4', location: 'Clapham, London', minPrice: '4000', maxPrice: '6000' },
    },
  ];
  for (const { id, query } of searches) {
    test(
      `leads from Search Similar to 80 % to 120 % of the price of ${id}`,
      { tag: ['@engines', '@desktop'] },
      async ({ page }) => {
        const property = new PropertyPage(page);
        await property.open(id);
        await page.getByRole('link', { name: 'Search Similar' }).click();
        await expect(page).toHaveURL(`/properties?${new URLSearchParams(query)}`);
        await expect(page.locator(`article a[href="/property/${id}"]`)).toBeVisible();
      },
    );
  }

  test('has a map of 400 px around its position, with a marker titled with the address', async ({
    page,
    request,
  }) => {
    const { listing } = await ask<Asked>(request, '{ listing(id: 12) { address } }');
    const property = new PropertyPage(page);
    await property.open(12);
    await property.part('Location').scrollIntoViewIfNeeded();
    await expect(property.map).toBeVisible();
    // The frame around it carries the hairline.
    expect((await property.map.locator('..').boundingBox())!.height).toBe(400);
    await expect(property.map.locator('canvas').first()).toBeVisible();
    const marker = property.map.getByTitle(listing.address);
    await expect(marker).toBeVisible();
    const [at, around] = [(await marker.boundingBox())!, (await property.map.boundingBox())!];
    expect(Math.abs(at.x + at.width / 2 - (around.x + around.width / 2))).toBeLessThan(3);
    expect(Math.abs(at.y + at.height - (around.y + around.height / 2))).toBeLessThan(12);
  });
});

test(
  'a property without pictures, price, area, plans or position still has its page',
  sameAtAnyWidth,
  async ({ page }) => {
    const title =
      'Two-bedroom flat with a title of exactly ninety characters, as long as agents write them ok';
    await withListing(page, {
      title,
      images: [],
      price: null,
      squareFeet: null,
      floorplan: null,
      epc: null,
      latitude: null,
      longitude: null,
      transportDistances: null,
      materialInformation: null,
      keyFeatures: [],
    });
    const property = new PropertyPage(page);
    await property.open(12);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(property.aside).toContainText('Price on application');
    await expect(property.aside).toContainText('Ask Agent');
    const none = page.getByRole('tabpanel').getByRole('img', { name: 'No picture available' });
    await expect(none).toHaveText('No pictures yet');
    await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Next image' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Search Similar' }).click();
    await expect(page).toHaveURL('/properties?type=sale&beds=3&location=Highgate%2C+London');
  },
);

test(
  'an id that no property has shows Property Not Found',
  { tag: ['@engines', '@desktop'] },
  async ({ page }) => {
    const ids = [
      '999999',
      'abc',
      '0',
      '-1',
      '1.5',
      '12abc',
      '2147483648',
      '9'.repeat(60),
      '%3Cscript%3E',
      '%20',
      '12%00',
    ];
    for (const id of ids)
      await test.step(id, async () => {
        await page.goto(`/property/${id}`);
        await expect(page.getByRole('heading', { level: 1, name: 'Property Not Found' })).toBeVisible();
        await expect(
          page.getByText("The property you are looking for doesn't exist or has been removed.", {
            exact: true,
          }),
        ).toBeVisible();
      });
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL('/properties');
    await expect(page.getByRole('heading', { name: 'Find Your Perfect Home' })).toBeVisible();
  },
);

test(
  'a home that was removed says so below Property Not Found',
  { tag: ['@engines', '@desktop'] },
  async ({ page }) => {
    await onOperation(page, 'ListingPage', (route) => route.fulfill(graphqlAnswer({ listing: null })));
    await onOperation(page, 'ListingState', (route) =>
      route.fulfill(graphqlAnswer({ listingState: 'removed' })),
    );
    await page.goto('/property/12');
    await expect(page.getByRole('heading', { level: 1, name: 'Property Not Found' })).toBeVisible();
    await expect(
      page.getByText("The property you are looking for doesn't exist or has been removed.", { exact: true }),
    ).toBeVisible();
    await expect(page.getByText(/its agent has taken it down/)).toBeVisible();
  },
);

// The gateway answers a malformed escape in a path with status 400 and JSON in place of the front end.
test('an id that is no text at all shows Property Not Found as well', sameAtAnyWidth, async ({ page }) => {
  await page.goto('/property/%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1, name: 'Property Not Found' })).toBeVisible();
});
