import type { Page } from '@playwright/test';
import { expect, sameAtAnyWidth, test } from './test.js';

const bar = (page: Page) => page.getByRole('banner');
const clear = 'rgba(0, 0, 0, 0)';
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
const openHome = async (page: Page): Promise<void> => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Discover your next chapter' })).toBeVisible();
};

test.describe('the navigation bar', () => {
  test(
    'has Home, Properties, Saved Properties, Viewings and Sign In',
    { tag: '@desktop' },
    async ({ page }) => {
      await openHome(page);
      const navigation = page.getByRole('navigation', { name: 'Main' });
      await expect(navigation.getByRole('listitem')).toHaveText([
        'Home',
        'Properties',
        'Saved Properties',
        'Viewings',
      ]);
      await expect(navigation.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
      await navigation.getByRole('link', { name: 'Properties', exact: true }).click();
      await expect(page).toHaveURL('/properties');
      await navigation.getByRole('link', { name: 'Home', exact: true }).click();
      await expect(page).toHaveURL('/');
    },
  );

  test('turns solid after 20 px of scroll, and clear again above', async ({ page }) => {
    await openHome(page);
    await expect(bar(page)).toHaveCSS('background-color', clear);
    await scrollTo(page, 21);
    await expect(bar(page)).not.toHaveCSS('background-color', clear);
    await scrollTo(page, 20);
    await expect(bar(page)).toHaveCSS('background-color', clear);
  });

  test('stays at the top of the window', sameAtAnyWidth, async ({ page }) => {
    await openHome(page);
    await scrollTo(page, 600);
    await expect.poll(async () => (await bar(page).boundingBox())?.y).toBe(0);
  });

  test('is solid on every page but the home page', sameAtAnyWidth, async ({ page }) => {
    for (const path of ['/properties', '/property/12', '/auth', '/no-such-page']) {
      await page.goto(path);
      await expect(bar(page)).not.toHaveCSS('background-color', clear);
    }
  });

  test(
    'leads a signed-out visitor from sign-in-only items to /auth',
    { tag: '@desktop' },
    async ({ page }) => {
      for (const name of ['Saved Properties', 'Viewings']) {
        await openHome(page);
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL('/auth');
        await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
      }
    },
  );

  test('becomes a side menu below 768 px', { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await openHome(page);
    await expect(page.getByRole('link', { name: 'Viewings' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'Viewings' })).toBeHidden();
  });
});

test.describe('the side menu', { tag: '@phone' }, () => {
  test('has the same items', async ({ page }) => {
    await openHome(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link')).toHaveText([
      'Home',
      'Properties',
      'Saved Properties',
      'Viewings',
      'Sign In',
    ]);
    await menu.getByRole('link', { name: 'Properties', exact: true }).click();
    await expect(page).toHaveURL('/properties');
    await expect(menu).toBeHidden();
  });

  test('takes the focus, closes with Escape and gives the focus back', async ({ page }) => {
    await openHome(page);
    const button = page.getByRole('button', { name: 'Open menu' });
    await button.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('leads a signed-out visitor from sign-in-only items to /auth', async ({ page }) => {
    await openHome(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Viewings' }).click();
    await expect(page).toHaveURL('/auth');
  });
});

test(
  'pages of an account send a visitor to /auth, those of agents to /agent/login',
  sameAtAnyWidth,
  async ({ page }) => {
    const guarded: Record<string, string[]> = {
      '/auth': ['/saved-searches', '/saved-properties', '/viewings', '/messages'],
      '/agent/login': [
        '/agent/dashboard',
        '/agent/properties/new',
        '/agent/properties/3/edit',
        '/agent/viewings',
      ],
    };
    for (const [door, paths] of Object.entries(guarded))
      for (const path of paths) {
        await page.goto(path);
        await expect(page).toHaveURL(door);
      }
  },
);

test.describe('the footer', () => {
  const groups: Record<string, Record<string, string>> = {
    Navigation: { Properties: '/properties', Home: '/', 'Sign In': '/auth', Blog: '/blog' },
    'My Account': {
      'Saved Searches': '/saved-searches',
      'Saved Properties': '/saved-properties',
      Viewings: '/viewings',
      Messages: '/messages',
    },
    Legal: { 'Terms of Use': '/terms', 'Privacy Policy': '/privacy', 'Cookie Policy': '/cookies' },
  };

  test('has four groups of links and a copyright line for 2024', async ({ page }) => {
    await page.goto('/terms');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading')).toHaveText([...Object.keys(groups), 'Connect']);
    for (const [name, links] of Object.entries(groups)) {
      const group = footer.getByRole('region', { name });
      await expect(group.getByRole('link')).toHaveText(Object.keys(links));
      for (const [label, path] of Object.entries(links))
        await expect(group.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', path);
    }
    await expect(footer.getByRole('region', { name: 'Connect' }).getByRole('link')).toHaveCount(3);
    await expect(footer).toContainText('© 2024');
  });

  test('leads to pages that exist', sameAtAnyWidth, async ({ page }) => {
    await page.goto('/terms');
    const heading = page.getByRole('heading', { level: 1 });
    for (const links of Object.values(groups)) {
      for (const [label, path] of Object.entries(links)) {
        const [left, itsHeading] = [new URL(page.url()).pathname, await heading.innerText()];
        const next = groups['My Account']![label] ? '/auth' : path;
        await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
        await expect(page).toHaveURL(next);
        // The page that is left stays until the next has come, which begins at its top: a press between the two would miss.
        if (next !== left) await expect(heading).not.toHaveText(itsHeading);
        await expect(heading).not.toHaveText('404');
      }
    }
  });
});

const nowhere = [
  '/no-such-page',
  '/property',
  '/properties/extra',
  '/agent',
  '/blog/1/comments',
  '/%F0%9F%8F%A1',
  '/%3Cscript%3Ealert(1)%3C/script%3E',
];

test(
  'a path that does not exist shows the 404 page and is logged',
  sameAtAnyWidth,
  async ({ page, consoleErrors }) => {
    for (const path of nowhere) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
      await expect(page.getByText("Oops! We couldn't find this page", { exact: true })).toBeVisible();
      await expect.poll(() => consoleErrors.join('\n')).toContain(path);
    }
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Discover your next chapter' })).toBeVisible();
  },
);

test('every route change scrolls the page to the top', sameAtAnyWidth, async ({ page }) => {
  const top = () => page.evaluate(() => window.scrollY);
  const toTheFooter = async (): Promise<void> => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(top).toBeGreaterThan(0);
  };
  await openHome(page);
  await expect(page.getByRole('article')).toHaveCount(3);
  await toTheFooter();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Properties', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Find Your Perfect Home' })).toBeVisible();
  await expect.poll(top).toBe(0);
  await toTheFooter();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Use' })).toBeVisible();
  await expect.poll(top).toBe(0);
  await toTheFooter();
  // Results keep their place for whoever comes back to them (docs/adr/0010); other pages begin at the top.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Find Your Perfect Home' })).toBeVisible();
  await expect.poll(top).toBeGreaterThan(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Discover your next chapter' })).toBeVisible();
  await expect.poll(top).toBe(0);
});

// The gateway answers a malformed escape in a path with status 400 and JSON in place of the front end.
test('a path that is no text at all shows the 404 page as well', sameAtAnyWidth, async ({ page }) => {
  await page.goto('/%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
});

test('nothing is wider than the window', async ({ page }) => {
  const size = page.viewportSize()!;
  const widths = size.width > 768 ? [size.width, 1024, 768] : [size.width];
  const paths = [
    '/',
    '/properties',
    '/properties?type=rent&beds=9',
    '/property/12',
    '/auth',
    '/agent/register',
    '/blog/1',
    '/terms',
    '/no-such-page',
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: size.height });
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
