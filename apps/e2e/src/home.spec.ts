import { PictureSlider } from './pages/picture-slider.js';
import { expect, sameAtAnyWidth, test } from './test.js';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Discover your next chapter' })).toBeVisible();
});

const box = 'Describe the home you are looking for';

test.describe('the hero', () => {
  test('has a free-text search box with a long example and two buttons', async ({ page }) => {
    const search = page.getByRole('textbox', { name: box });
    await expect(search).toHaveAttribute('placeholder', /\w+( \S+){9,}/);
    await expect(page.getByRole('button', { name: 'FOR SALE', exact: true })).toBeEnabled();
    await expect(page.getByRole('button', { name: 'TO RENT', exact: true })).toBeEnabled();
  });

  test('shows that the search box has the focus', sameAtAnyWidth, async ({ page }) => {
    const search = page.getByRole('textbox', { name: box });
    const frame = search.locator('..');
    const before = await frame.evaluate((element) => getComputedStyle(element).boxShadow);
    await search.focus();
    await expect(frame).not.toHaveCSS('box-shadow', before);
  });

  test('fills 85 % of the height of the window', async ({ page }) => {
    const hero = await page.getByRole('region', { name: 'Search' }).boundingBox();
    expect(hero!.height).toBeGreaterThanOrEqual(Math.floor(page.viewportSize()!.height * 0.85));
  });
});

test.describe('a described home', () => {
  test('for sale leads to the criteria it names', { tag: ['@engines', '@desktop'] }, async ({ page }) => {
    await page.getByRole('textbox', { name: box }).fill('two bed flat in Clapham under £600k');
    await page.getByRole('button', { name: 'FOR SALE' }).click();
    await expect(page).toHaveURL(
      '/properties?type=sale&beds=2&location=Clapham&maxPrice=600000&propertyType=flat',
    );
    await expect(page.getByRole('heading', { name: 'Find Your Perfect Home' })).toBeVisible();
    await expect(page.getByText('No properties found')).toBeVisible();
  });

  test('to rent leads to the criteria it names', { tag: ['@engines', '@desktop'] }, async ({ page }) => {
    await page.getByRole('textbox', { name: box }).fill('1 bed near a tube, max £2,000 pcm');
    await page.getByRole('button', { name: 'TO RENT' }).click();
    await expect(page).toHaveURL('/properties?type=rent&beds=1&maxPrice=2000&maxTubeDistance=0.5');
    await expect(page.getByRole('heading', { name: 'Find Your Perfect Home' })).toBeVisible();
  });

  test('reaches homes that fit it', { tag: ['@engines', '@desktop'] }, async ({ page }) => {
    await page.getByRole('textbox', { name: box }).fill('4 bedroom house in clapham, up to 5000 a month');
    await page.getByRole('button', { name: 'TO RENT' }).click();
    await expect(page).toHaveURL(
      '/properties?type=rent&beds=4&location=Clapham&maxPrice=5000&propertyType=house',
    );
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText('Clapham, London');
  });

  const oddities: Record<string, string> = {
    '10,000 characters': 'flat in Clapham '.repeat(625),
    '10,000 characters without a space': 'x'.repeat(10_000),
    emoji: '🏡🛏️🛏️ 👨‍👩‍👧‍👦 near 🚇 🇬🇧',
    markup: '<script>alert(1)</script><img src=x onerror=alert(1)> <b>2 bed</b> flat',
    SQL: `'; DROP TABLE listings; -- 2 bed OR 1=1`,
  };
  test(
    `of ${Object.keys(oddities).join(', ')} gets a normal answer`,
    { tag: ['@engines', '@desktop'] },
    async ({ page }) => {
      for (const [name, text] of Object.entries(oddities))
        await test.step(name, async () => {
          await page.goto('/');
          await page.getByRole('textbox', { name: box }).fill(text);
          await page.getByRole('button', { name: 'FOR SALE' }).click();
          await expect(page).toHaveURL(/\/properties\?type=sale/);
          await expect(page.getByRole('heading', { name: 'Find Your Perfect Home' })).toBeVisible();
          await expect(page.locator('#homes-found')).toHaveText(/^\d+ homes?$/);
        });
    },
  );
});

test.describe('Featured Properties', () => {
  test(
    'are the first three, each with its details and a way to its page',
    { tag: '@engines' },
    async ({ page }) => {
      const section = page.getByRole('region', { name: 'Featured Properties' });
      const cards = section.getByRole('article');
      await expect(cards).toHaveCount(3);
      for (const card of await cards.all()) {
        await expect(card.getByRole('heading')).not.toBeEmpty();
        await expect(card).toContainText(/, London/);
        await expect(card).toContainText(/£[\d,]+/);
        await expect(card).toContainText(/\d beds?/);
        await expect(card).toContainText(/\d baths?/);
        await expect(card).toContainText(/[\d,]+ sq ft/);
        await expect(card.getByRole('link', { name: /^View Details/ })).toHaveAttribute(
          'href',
          /^\/property\/\d+$/,
        );
      }
      const title = await cards.first().getByRole('heading').innerText();
      await cards
        .first()
        .getByRole('link', { name: /^View Details/ })
        .click();
      await expect(page).toHaveURL(/\/property\/\d+$/);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    },
  );

  test('turn their pictures, and wrap both ways', sameAtAnyWidth, async ({ page }) => {
    const card = page.getByRole('region', { name: 'Featured Properties' }).getByRole('article').first();
    await new PictureSlider(card.getByRole('group'), '/').expectToWrapBothWays();
    await expect(page).toHaveURL('/');
  });

  test('have the hearts that every card has', sameAtAnyWidth, async ({ page }) => {
    const hearts = page.getByRole('button', { name: /^Save / });
    await expect(hearts).toHaveCount(3);
    await hearts.nth(1).click();
    await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'false');
    await expect(hearts.nth(2)).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByText('Property saved to your list', { exact: true })).toBeVisible();
    const saved = await page.evaluate(() => localStorage.getItem('savedProperties'));
    expect(JSON.parse(saved!)).toHaveLength(1);
    await hearts.nth(1).click();
    await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'false');
  });
});

test('Why Choose has three cards: Smart Search, Instant Viewings, Direct Messaging', async ({ page }) => {
  const section = page.getByRole('region', { name: /^Why Choose/ });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    'Smart Search',
    'Instant Viewings',
    'Direct Messaging',
  ]);
});
